import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the page sends on which a person sees who looked at what they share. */
export type AccessLogEvent =
  | { type: 'page.retry' }
  | { type: 'list.more' }
  /** Asks whether to leave the candidates, or to withdraw an application. */
  | { type: 'consent.takeBack'; id: string }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type AccessLogParentEvent = ProofParentEvent;

export type AccessLogEmitted = ProofEmitted;
