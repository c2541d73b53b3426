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
  | { type: 'list.more' }
  | { type: 'program.details'; programId: string }
  | { type: 'program.apply'; programId: string }
  /** Saves or unsaves a program. */
  | { type: 'program.save'; programId: string }
  /** Adds a program to the comparison, or removes it. */
  | { type: 'compare.toggle'; programId: string }
  | { type: 'compare.open' }
  | { type: 'compare.clear' }
  /** "Start Application" of the Common Application Portal. */
  | { type: 'portal.open' }
  /** Puts a deadline into the person's own calendar. */
  | { type: 'deadline.save'; deadlineId: string }
  | { type: 'dialog.close' };

/** Events from the app: the URL, and changes of the world. */
export type EducationParentEvent =
  | { type: 'location.changed'; route: EducationRoute }
  | { type: 'world.changed'; world: World };

export type EducationEmitted =
  | WorldDispatchEmitted
  | CalendarEmitted
  /** The URL's query should change; null removes a name. `replace` adds no history entry. */
  | { type: 'query.changed'; changes: Readonly<Record<string, string | null>>; replace: boolean }
  /** The URL should name the open dialog, with these query changes; null closes it. */
  | { type: 'open.changed'; open: EducationRoute['open']; changes: Readonly<Record<string, string | null>> };
