import type { CrisisFinding, CrisisTexts } from '../model/crisisWatch.ts';
import { loadCrisisCheck } from './loadCrisisCheck.ts';

/** What texts tell of. It never rejects: what can't be checked is `unchecked`. */
export async function checkForCrisis(
  texts: CrisisTexts,
  load = loadCrisisCheck,
): Promise<CrisisFinding | null> {
  try {
    return (await load())(texts);
  } catch {
    return 'unchecked';
  }
}
