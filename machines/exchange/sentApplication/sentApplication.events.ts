import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the page of an application sends. */
export type SentApplicationEvent =
  | { type: 'history.retry' }
  /** Asks whether to withdraw it. */
  | { type: 'application.withdraw' }
  | { type: 'withdrawal.confirm' }
  | { type: 'withdrawal.cancel' };

/** The person's world, and whether it was loaded already. */
export interface KnownWorld {
  world: World;
  isKnown: boolean;
}

/** Events from the app. */
export type SentApplicationParentEvent = ProofParentEvent | ({ type: 'world.followed' } & KnownWorld);

export type SentApplicationEmitted = ProofEmitted | WorldDispatchEmitted;
