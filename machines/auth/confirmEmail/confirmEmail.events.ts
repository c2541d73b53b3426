import type { NavigationEmitted, ToastEmitted } from '../../system/model/index.ts';

/** Events that the confirm-e-mail screen sends. */
export type ConfirmEmailEvent =
  | { type: 'confirm.retry' }
  | { type: 'page.continue' }
  | { type: 'email.change'; value: string }
  | { type: 'password.change'; value: string }
  | { type: 'form.submit' };

export type ConfirmEmailEmitted = ToastEmitted | NavigationEmitted | { type: 'session.refresh' };
