import type {
  AccountEmitted,
  NavigationEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '../../system/model/index.ts';

/** Events that the page for confirming a new email sends. */
export type ConfirmNewEmailEvent = { type: 'link.retry' } | { type: 'page.continue' };

export type ConfirmNewEmailEmitted =
  | ToastEmitted
  | NavigationEmitted
  | SessionRefreshEmitted
  | AccountEmitted;
