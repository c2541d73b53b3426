/** Stories under test are checked more closely than stories that people view; `tested.setup.ts` turns that on. */
interface Tested {
  /** Number of stories checked so far. */
  count: number;
}
declare global {
  var vetsyncTested: Tested | undefined;
}

/** Whether Vitest runs the stories without Storybook's interface, so that nobody sees the addon panels. */
export const readsForItself = import.meta.env.VITEST_STORYBOOK === 'false';

/** Counts a story that is about to be checked, and returns whether stories are under test at all. */
export function isTested(): boolean {
  if (!globalThis.vetsyncTested) return false;
  globalThis.vetsyncTested.count += 1;
  return true;
}
