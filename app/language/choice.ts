import { languageCookie } from '@vetsync/machines/system/model';
import { otherLanguage } from './language.ts';

const yearSeconds = 31_536_000;

/** Keeps the choice of the other language in this browser. The page there tells the account. */
export function chooseLanguage(): void {
  document.cookie = `${languageCookie}=${otherLanguage}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
