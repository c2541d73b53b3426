import { sessionView } from '@vetsync/machines/session';
import { defaultLanguage } from '@vetsync/machines/system/model';
import { isChosen } from '../language/choice.ts';
import { language, other } from '../language/language.ts';
import type { Root } from '../root.ts';
import type { Session } from './session.ts';

/**
 * Brings the account's language and that of the pages together (docs/decisions/041). A language chosen in this browser
 * becomes the account's. Otherwise, who signs in goes on in the language of the account. English accounts stay where
 * they are, because English is also the language of those who never chose.
 */
export function followAccountLanguage(session: Session, root: Root): void {
  let wasSignedOut = false;
  let known: string | null = null;
  session.subscribe((snapshot) => {
    const { state, user } = sessionView(snapshot);
    if (state === 'signedOut') {
      wasSignedOut = true;
      known = null;
    }
    const current = snapshot.context.session;
    if (state !== 'signedIn' || !user || !current?.user || known === user.id) return;
    known = user.id;
    if (current.locale === language) return;
    if (isChosen(language)) void storeLanguage();
    else if (wasSignedOut && current.locale !== defaultLanguage)
      root.addHandlers({ 'page.navigate': ({ to }) => location.replace(other.base + to) });
  });
}

/** Tries once: the next page of this person tries again. */
async function storeLanguage(): Promise<void> {
  const { account } = await import('./http/account.ts');
  await account.change({ locale: language }).catch(() => {});
}
