"""Work spread over processes of this machine, or over a Dask cluster that exists already."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from tools import console

AHEAD = 3  # tasks for each process, one of them at work
PATIENCE = 20  # seconds until a cluster has to answer

Task = TypeVar("Task")
Result = TypeVar("Result")


class Crew:
    """Those who work: processes behind an executor, or this process itself if there is none."""

    def __init__(self, executor: Executor | None, size: int) -> None:
        """``size`` is the number of processes that the executor has."""
        self._executor = executor
        self._size = size

    def each(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """The result of the work on every task, in the order in which they are done.

        ``work`` is a function of a module, tasks and results can be pickled; what it raises is raised here.
        """
        if self._executor is None:
            for task in tasks:
                with _uninterrupted():
                    result = work(task)
                yield result
            return
        queue = iter(tasks)
        waiting: set[Future[Result]] = set()
        while True:
            room = AHEAD * self._size - len(waiting)
            waiting |= {self._executor.submit(work, task) for task in islice(queue, room)}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl+C waits for the end of the block: compiled arithmetic takes it for a lack of memory and aborts."""
    caught: list[int] = []
    before = {
        number: signal.signal(number, lambda number, _frame: caught.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) is signal.default_int_handler
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if caught:
        raise KeyboardInterrupt


@contextmanager
def local(workers: int) -> Iterator[Crew]:
    """So many processes of this machine; for one, this process itself. Work not yet begun is dropped at the end."""
    if workers == 1:
        yield Crew(None, 1)
        return
    # The same way to start a process on every system; and one that leaves the terminal's Ctrl+C to the parent.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield Crew(pool, workers)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of the Dask cluster whose scheduler has this address; they must be able to import this project.

    Raises FaultError without the extra ``cluster``, and if no cluster answers or it has no workers.
    """
    try:
        from distributed import Client
    except ImportError as error:
        raise console.FaultError(f"--cluster: needs the extra 'cluster' ({error})") from error
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise console.FaultError(f"--cluster: {address} does not answer: {error}") from error
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            raise console.FaultError(f"--cluster: {address} has no workers")
        yield Crew(client.get_executor(pure=False), threads)
    finally:
        client.close()
