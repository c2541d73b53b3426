import type { MailFrequency, NotificationPreferences } from '../../model/exchange/index.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the section about mail sends. */
export type NotificationMailEvent =
  | { type: 'mail.retry' }
  /** Saves the choice at once. */
  | { type: 'mail.choose'; about: keyof NotificationPreferences; frequency: MailFrequency };

/** Events from the app. */
export type NotificationMailParentEvent = ProofParentEvent;

export type NotificationMailEmitted = ProofEmitted;
