/**
 * Runs at most `concurrency` tasks at a time, in order. If `queueSize` tasks are waiting already, the next one is
 * rejected with `overloaded()` instead of making everybody wait longer.
 */
export function concurrencyLimit({
  concurrency,
  queueSize,
  overloaded,
}: {
  concurrency: number;
  queueSize: number;
  overloaded: () => Error;
}) {
  let running = 0;
  const line: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= concurrency) {
      if (line.length >= queueSize) throw overloaded();
      // The finished task passes its slot to the next one, so `running` doesn't change.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
