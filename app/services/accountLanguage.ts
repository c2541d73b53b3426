import type { Session } from './session.ts';

/** Looks for an account in another language than this page. The code is loaded after the first screen. */
export const followAccountLanguage = (session: Session): void =>
  void import('./reconcileLanguage.ts').then((code) => code.reconcileLanguage(session));
