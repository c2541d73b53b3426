import type { ApplicationKind } from '../../model/world/index.ts';
import type { PlatformMode, TabValue } from '../model/index.ts';
import type { Role } from '../../account/model/index.ts';

/** Events that the prompt sends. Pause on hover or focus, resume when both have ended. */
export type GuidanceEvent =
  | { type: 'guidance.dismiss' }
  | { type: 'guidance.pause' }
  | { type: 'guidance.resume' }
  /** The prompt's link was followed. */
  | { type: 'guidance.follow' };

/** Events from the platform. */
export type GuidanceParentEvent =
  | { type: 'profile.selected'; role: Role; mode: PlatformMode }
  /** No profile is chosen anymore. */
  | { type: 'profile.cleared' }
  | { type: 'tab.changed'; from: TabValue; to: TabValue }
  /** Submitted in this tab, not in another. */
  | { type: 'application.submitted'; kind: ApplicationKind }
  /** The preference for hints has changed. */
  | { type: 'hints.changed'; wanted: boolean }
  /** The demo was reset: every step may be displayed again. */
  | { type: 'world.reset' };

export type GuidanceEmitted =
  /** Keys of displayed steps, to be stored for a reload. */
  { type: 'guidance.shown'; keys: readonly string[] };
