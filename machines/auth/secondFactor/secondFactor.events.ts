import type { NavigationEmitted, SessionRefreshEmitted, ToastEmitted } from '../../system/model/index.ts';
import type { SecondFactorMethod } from '../../account/model/index.ts';

/** Events that the second-factor screen sends. */
export type SecondFactorEvent =
  /** Chooses between the authenticator app and the recovery codes. */
  | { type: 'method.choose'; method: SecondFactorMethod }
  | { type: 'code.change'; value: string }
  | { type: 'form.submit' };

/** Events that the app forwards from the session machine. */
export type SecondFactorParentEvent = { type: 'session.signedIn' };

export type SecondFactorEmitted = ToastEmitted | NavigationEmitted | SessionRefreshEmitted;
