import type { Language } from '@vetsync/machines/system/model';
import { browserStorage } from '../services/browser/storage.ts';
import { other } from './language.ts';

const storage = browserStorage('vetsync_language');

/** The language that somebody chose in this browser; null if nobody did. */
export const chosenLanguage = () => storage.read() as Language | null;

/** Stores that the other language was chosen. The page there tells the account (`languageOfAccount.ts`). */
export function chooseLanguage(): void {
  try {
    storage.write(other.language);
  } catch {
    // The address still names the language.
  }
}
