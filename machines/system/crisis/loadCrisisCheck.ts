import type { CrisisHelp } from '../model/crisisHelp.ts';
import type { CrisisTexts } from '../model/crisisWatch.ts';

/** So long, what is sent waits for the check. */
export const crisisCheckMs = 5_000;

type Check = (texts: CrisisTexts) => CrisisHelp | null;
/** Kept, so that each further key is answered before the next one is pressed. */
let loaded: Check | null = null;
export const loadedCrisisCheck = () => loaded;

/** Loads what recognizes a crisis: long lists in two languages that no screen shows. */
export async function loadCrisisCheck(): Promise<Check> {
  loaded ??= (await import('../model/crisis.ts')).lookForCrisis;
  return loaded;
}
