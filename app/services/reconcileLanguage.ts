import { defaultLanguage, languageCookie } from '@vetsync/machines/system/model';
import { language } from '../language/language.ts';
import { otherBase } from '../language/otherLanguage.ts';
import { currentLocation, sitePath } from '../page/location.ts';
import { api } from './http/calls.ts';
import type { Session } from './session.ts';

/** Whether somebody chose this page's language in this browser. Here, because few pages need to know. */
const isChosen = () => document.cookie.split('; ').includes(`${languageCookie}=${language}`);

/**
 * Reconciles the languages of an account and of the page (docs/decisions/041), once for each person. A language chosen in
 * this browser becomes the account's. Otherwise, who signs in goes on in the language of the account. English accounts
 * stay where they are, because English is also the language of those who never chose.
 */
export function reconcileLanguage(session: Session): void {
  let wasSignedOut = false;
  let known: string | null = null;
  const follow = ({ context: { session: current } }: ReturnType<Session['getSnapshot']>) => {
    if (!current?.user) {
      wasSignedOut ||= current !== null;
      return;
    }
    const { user, locale } = current;
    if (locale === language || known === user.id) return;
    known = user.id;
    // Tries once: the next page of this person tries again.
    if (isChosen()) void api.auth.user.$patch({ json: { locale: language } }).catch(() => {});
    else if (wasSignedOut && locale !== defaultLanguage)
      location.replace(otherBase + sitePath(currentLocation()) + location.search);
  };
  follow(session.getSnapshot());
  session.subscribe(follow);
}
