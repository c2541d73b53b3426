/** Stories under test are read more closely than stories that are looked at; `tested.setup.ts` begins that. */
interface Tested {
  /** Stories read so far. */
  count: number;
}
declare global {
  var vetsyncTested: Tested | undefined;
}

/** Whether Vitest runs the stories by itself, and nobody looks at the addons' panels. */
export const readsForItself = import.meta.env.VITEST_STORYBOOK === 'false';

/** Counts a story that is about to be read, and says whether stories are under test at all. */
export function isTested(): boolean {
  if (!globalThis.vetsyncTested) return false;
  globalThis.vetsyncTested.count += 1;
  return true;
}
