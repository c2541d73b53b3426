import type { CalendarEmitted } from '../../model/time/index.ts';
import type { EducationRoute, ProgramFilters } from '../model/index.ts';
import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';

type FilterChange = {
  [Name in keyof ProgramFilters]: { type: 'filter.change'; filter: Name; value: ProgramFilters[Name] };
}[keyof ProgramFilters];

/** Events that the education tab sends. */
export type EducationEvent =
  | FilterChange
  | { type: 'filters.clear' }
  /** Lists some more of the programs that were found. */
  | { type: 'list.extend' }
  | { type: 'program.details'; programId: string }
  | { type: 'program.apply'; programId: string }
  /** Saves a program, or takes that back. */
  | { type: 'program.save'; programId: string }
  /** Puts a program beside others, or takes it away. */
  | { type: 'compare.toggle'; programId: string }
  | { type: 'compare.open' }
  | { type: 'compare.clear' }
  /** "Start Application" of the Common Application Portal. */
  | { type: 'portal.open' }
  /** Puts a deadline into the person's own calendar. */
  | { type: 'deadline.save'; deadlineId: string }
  | { type: 'dialog.close' };

/** Events from the app: the address, and what the shared world knows. */
export type EducationParentEvent =
  | { type: 'location.changed'; route: EducationRoute }
  | { type: 'world.changed'; world: World };

export type EducationEmitted =
  | WorldDispatchEmitted
  | CalendarEmitted
  /** These names of the query should be so; null takes a name away. `replace` leaves no step back. */
  | { type: 'query.changed'; changes: Readonly<Record<string, string | null>>; replace: boolean }
  /** What is open should be named by the address, with these names beside it; null: nothing is open. */
  | { type: 'open.changed'; open: EducationRoute['open']; changes: Readonly<Record<string, string | null>> };
