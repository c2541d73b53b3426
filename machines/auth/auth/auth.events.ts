import type { AuthField, AuthTab } from '../model/index.ts';
import type { NavigationEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the sign-in screen sends. */
export type AuthEvent =
  | { type: 'tab.choose'; tab: AuthTab }
  | { type: 'field.change'; field: AuthField; value: string }
  | { type: 'form.submit' }
  | { type: 'mail.resend' }
  /** Back from "check your e-mail" to the form, to correct the address. */
  | { type: 'mail.correct' };

/** Events from the app from the session machine. */
export type AuthParentEvent = { type: 'session.signedIn' };

export type AuthEmitted =
  | ToastEmitted
  | NavigationEmitted
  /** The cookie is new: the session machine should read it. */
  | { type: 'session.refresh' }
  /** The address bar may name the tab. */
  | { type: 'tab.changed'; tab: AuthTab };
