import type { AuthField, AuthRoute, AuthTab } from '../../account/model/index.ts';
import type { NavigationEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the sign-in screen sends. */
export type AuthEvent =
  | { type: 'tab.choose'; tab: AuthTab }
  | { type: 'field.change'; field: AuthField; value: string }
  | { type: 'form.submit' }
  | { type: 'mail.resend' }
  /** Back from "check your e-mail" to the form, to correct the email. */
  | { type: 'mail.correct' };

/** Events from the app: the session, and the tab and destination in the URL. */
export type AuthParentEvent =
  | { type: 'session.signedIn' }
  | ({ type: 'location.changed' } & Pick<AuthRoute, 'tab' | 'returnTo'>);

export type AuthEmitted =
  | ToastEmitted
  | NavigationEmitted
  /** The session cookie was set: the session machine should load the session. */
  | { type: 'session.refresh' }
  /** The URL should name the tab. */
  | { type: 'tab.changed'; tab: AuthTab };
