import type { NavigationEmitted, ToastEmitted } from '../../system/model/index.ts';

/** What the confirm-e-mail screen tells the machine. */
export type ConfirmEmailEvent =
  | { type: 'confirm.retry' }
  | { type: 'page.continue' }
  | { type: 'email.change'; value: string }
  | { type: 'password.change'; value: string }
  | { type: 'form.submit' };

export type ConfirmEmailEmitted = ToastEmitted | NavigationEmitted | { type: 'session.refresh' };
