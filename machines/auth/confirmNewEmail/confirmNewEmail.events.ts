import type {
  AccountEmitted,
  NavigationEmitted,
  SessionLookEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** What the page behind the link to a new address tells the machine. */
export type ConfirmNewEmailEvent = { type: 'link.retry' } | { type: 'page.continue' };

export type ConfirmNewEmailEmitted = ToastEmitted | NavigationEmitted | SessionLookEmitted | AccountEmitted;
