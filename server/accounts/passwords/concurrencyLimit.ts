/**
 * Runs tasks at most `atOnce` at a time, first come first served. With `waiting` tasks in line already, the next one is
 * rejected with `overloaded()` instead of making everybody wait longer.
 */
export function concurrencyLimit({
  atOnce,
  waiting,
  overloaded,
}: {
  atOnce: number;
  waiting: number;
  overloaded: () => Error;
}) {
  let running = 0;
  const line: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw overloaded();
      // Whoever finishes hands over to the next, so `running` stays as it is.
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
