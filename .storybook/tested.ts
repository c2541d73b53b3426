/** Set by `tested.setup.ts` when Vitest runs the stories, which are then checked more closely than when people view them. */
interface Tested {
  /** Number of stories checked so far. */
  count: number;
}
declare global {
  var vetsyncTested: Tested | undefined;
}

/** Whether Vitest runs the stories from the command line, without Storybook's interface and its addon panels. */
export const isRunFromCommandLine = import.meta.env.VITEST_STORYBOOK === 'false';

/** Counts the story if Vitest runs it. Returns whether it does. */
export function countIfTested(): boolean {
  if (!globalThis.vetsyncTested) return false;
  globalThis.vetsyncTested.count += 1;
  return true;
}
