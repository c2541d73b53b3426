import { language } from '../language/language.ts';
import type { Session } from './session.ts';

/** Looks for an account in another language than this page. What to do then is loaded only for those who have one. */
export function followAccountLanguage(session: Session): void {
  let wasSignedOut = false;
  session.subscribe(({ context: { session: current } }) => {
    if (!current?.user) wasSignedOut ||= current !== null;
    else if (current.locale !== language)
      void import('./reconcileLanguage.ts').then(({ reconcileLanguage }) =>
        reconcileLanguage(current, wasSignedOut),
      );
  });
}
