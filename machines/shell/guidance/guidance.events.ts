import type { ApplicationKind } from '../../model/world/index.ts';
import type { PlatformMode, TabValue } from '../model/index.ts';
import type { Role } from '../../account/model/index.ts';

/** Events that the prompt sends. Pause under pointer or focus, resume when both are over. */
export type GuidanceEvent =
  | { type: 'guidance.dismiss' }
  | { type: 'guidance.pause' }
  | { type: 'guidance.resume' }
  /** The prompt's link was followed. */
  | { type: 'guidance.follow' };

/** Events from the platform. */
export type GuidanceParentEvent =
  | { type: 'profile.selected'; role: Role; mode: PlatformMode }
  /** Nobody is chosen any more. */
  | { type: 'profile.cleared' }
  | { type: 'tab.changed'; from: TabValue; to: TabValue }
  /** Handed in here, not in another tab. */
  | { type: 'application.submitted'; kind: ApplicationKind }
  /** Whether the person wants hints. */
  | { type: 'hints.changed'; wanted: boolean }
  /** The demo starts over: every step may be shown again. */
  | { type: 'world.reset' };

export type GuidanceEmitted =
  /** Steps that were shown, to be remembered across a reload. */
  { type: 'guidance.shown'; keys: readonly string[] };
