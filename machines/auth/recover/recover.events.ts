/** Events that the forgotten-password screen sends. */
export type RecoverEvent =
  | { type: 'email.change'; value: string }
  | { type: 'form.submit' }
  /** Back from "check your e-mail" to the form, to correct the email. */
  | { type: 'mail.correct' };
