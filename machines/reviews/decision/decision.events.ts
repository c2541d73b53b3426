import type { AnyDecision, Review } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';

/** What is decided on, and what was decided so far. */
export type DecisionAbout = Pick<Review, 'kind' | 'id' | 'subject' | 'history' | 'decision'> & {
  /** The applicant's. */
  name: string;
  personId: string;
};

/** Notes that are written and not recorded yet, by the application's id. */
export type DecisionNotes = Readonly<Record<string, string>>;

/** Events that the decision area sends. */
export type DecisionEvent =
  | { type: 'decision.choose'; decision: AnyDecision }
  | { type: 'notes.change'; notes: string }
  | { type: 'decision.confirm' }
  | { type: 'decision.cancel' }
  /** Withdraws the decision that stands. */
  | { type: 'decision.undo' };

/** Events from the app: the application as the world knows it; null: none is open. */
export type DecisionParentEvent = { type: 'about.changed'; about: DecisionAbout | null };

export type DecisionEmitted =
  | WorldDispatchEmitted
  | ToastEmitted
  /** It is recorded, and was shown for its second. */
  | { type: 'decision.done'; applicationId: string }
  /** Stores these notes for a reload. */
  | { type: 'notes.changed'; notes: DecisionNotes };
