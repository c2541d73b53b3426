import type { CalendarEmitted } from '../../model/time/index.ts';
import type { EducationRoute, PlanDraft } from '../model/index.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';
import type { World } from '../../model/world/index.ts';

/** Events that the education tab sends. */
export type EducationEvent =
  /** "Start Application" of the Common Application Portal. */
  | { type: 'portal.open' }
  /** Puts a deadline into the person's own calendar. */
  | { type: 'deadline.save'; deadlineId: string };

/** Events from the app: the URL, and changes of the world. */
export type EducationParentEvent =
  | { type: 'location.changed'; route: EducationRoute; plan: PlanDraft | null }
  | { type: 'world.changed'; world: World; plan: PlanDraft | null }
  | { type: 'kept.changed'; kept: readonly PublishedListing[] };

export type EducationEmitted =
  | CalendarEmitted
  /** The URL should name the common application. */
  | { type: 'portal.opened' };
