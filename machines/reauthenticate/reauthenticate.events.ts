import type {
  AccountUser,
  DepartureNews,
  ProofInbox,
  ProofReason,
  ProofWay,
  SessionLookNews,
} from '../model/index.ts';

/** What the dialog that asks who this is tells the machine. */
export type ReauthenticateEvent =
  | { type: 'way.choose'; way: ProofWay }
  | { type: 'secret.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'mail.resend' }
  /** Leaves the change (reason `sensitive`); a session that ended can't be passed over. */
  | { type: 'dialog.close' }
  /** Somebody else sits here now: a fresh sign-in page. */
  | { type: 'person.other' };

/** What the app passes on: who asks and about whom, and what the session machine has found since. */
export type ReauthenticateInbox =
  | { type: 'proof.ask'; reason: ProofReason; person: AccountUser; hasPassword?: boolean }
  | { type: 'session.known'; user: AccountUser | null };

/** `proof.given` and `proof.refused` concern whoever asked. */
export type ReauthenticateNews = ProofInbox | SessionLookNews | DepartureNews;
