/** Runs what each owner asks for one after the other, on this server. Owners don't wait for each other. */
export function createTurns() {
  const last = new Map<string, Promise<void>>();

  return async function inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(owner);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    last.set(owner, ended);
    await before;
    try {
      return await work();
    } finally {
      end();
      if (last.get(owner) === ended) last.delete(owner);
    }
  };
}
