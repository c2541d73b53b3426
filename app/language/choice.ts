import { languageCookie } from '@vetsync/machines/system/model';
import { other } from './language.ts';

const yearSeconds = 365 * 24 * 3600;

/** Keeps the choice of the other language in this browser. The page there tells the account. */
export function chooseLanguage(): void {
  document.cookie = `${languageCookie}=${other.language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
