import type { World } from '../../model/world/index.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Withdraws the application, accepts what the organization offers, or sends it again with what has changed. */
export interface OwnAnswer {
  id: string;
  type: 'application.withdraw' | 'application.accept' | 'application.update';
  payload: { applicationId: string; note?: string };
}

/** Events that the page of an application sends. */
export type SentApplicationEvent =
  | { type: 'history.retry' }
  /** Asks whether to withdraw it. */
  | { type: 'application.withdraw' }
  /** Asks whether to accept what the organization offers. */
  | { type: 'application.accept' }
  /** Asks what has changed in what was sent. */
  | { type: 'application.update' }
  | { type: 'note.change'; note: string }
  | { type: 'answer.confirm' }
  | { type: 'answer.cancel' };

/** The person's world, and what is known of it. */
export interface KnownWorld {
  world: World;
  /** Whether it was loaded already. */
  isKnown: boolean;
  /** Whether it has all there is, as in the demo: no server knows more. */
  isWhole: boolean;
}

/** Events from the app. */
export type SentApplicationParentEvent = ProofParentEvent | ({ type: 'world.followed' } & KnownWorld);

export type SentApplicationEmitted = ProofEmitted;
