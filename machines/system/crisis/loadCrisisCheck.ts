import { createActor, fromTransition, waitFor } from 'xstate';
import type { CrisisHelp } from '../model/crisisHelp.ts';
import type { CrisisTexts } from '../model/crisisWatch.ts';

/** So long, what is sent waits for the check. */
export const crisisCheckMs = 5_000;

export type Check = (texts: CrisisTexts) => CrisisHelp | null;
/** Kept, so that each further key is answered before the next one is pressed. */
let loaded: Check | null = null;
export const loadedCrisisCheck = () => loaded;

const nobody = createActor(fromTransition((state: null) => state, null)).start();
/** Lets keys, drawing and everything else that waits go first: it waits for what never comes, and no time at all. */
const pause = async () => {
  await waitFor(nobody, () => false, { timeout: 0 }).catch(() => null);
};
let closer: Promise<Check> | undefined;
async function learnCloserCheck(): Promise<Check> {
  const { learnExamples, lookCloselyForCrisis } = await import('../model/crisisExamples/index.ts');
  await learnExamples(pause);
  return (loaded = lookCloselyForCrisis);
}
/** Compares with examples what no phrase finds. They are loaded and learned while somebody goes on writing. */
export async function loadCloserCrisisCheck(): Promise<Check> {
  try {
    return await (closer ??= learnCloserCheck());
  } catch (error) {
    closer = undefined;
    throw error;
  }
}

/** Loads what recognizes a crisis: long lists in two languages that no screen shows. */
export async function loadCrisisCheck(): Promise<Check> {
  loaded ??= (await import('../model/crisis.ts')).lookForCrisis;
  return loaded;
}
