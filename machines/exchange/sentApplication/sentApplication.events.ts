import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the page of an application sends. */
export type SentApplicationEvent =
  | { type: 'history.retry' }
  /** Asks whether to withdraw it. */
  | { type: 'application.withdraw' }
  /** Asks whether to accept what the organization offers. */
  | { type: 'application.accept' }
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

export type SentApplicationEmitted = ProofEmitted | WorldDispatchEmitted;
