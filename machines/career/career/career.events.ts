import type { CareerRoute, JobFilters, SalaryOccupation, SalaryNegotiationStep } from '../model/index.ts';
import type { World } from '../../model/world/index.ts';

type FilterChange = {
  [Name in keyof JobFilters]: { type: 'filter.change'; filter: Name; value: JobFilters[Name] };
}[keyof JobFilters];

/** Events that the career tab sends. */
export type CareerEvent =
  | FilterChange
  | { type: 'filters.clear' }
  /** Lists more of the found jobs. */
  | { type: 'list.more' }
  | { type: 'job.details'; jobId: string }
  | { type: 'job.apply'; jobId: string }
  | { type: 'dialog.close' }
  /** Chooses the occupation whose pay is displayed. */
  | { type: 'occupation.choose'; occupation: SalaryOccupation }
  /** Goes to another step of the salary negotiation guide. */
  | { type: 'negotiationStep.choose'; step: SalaryNegotiationStep };

/** Events from the app: the URL, and changes of the world. */
export type CareerParentEvent =
  | { type: 'location.changed'; route: CareerRoute }
  | { type: 'world.changed'; world: World };

export type CareerEmitted =
  /** The URL's query should change; null removes a name. Replaces the history entry. */
  | { type: 'query.changed'; changes: Readonly<Record<string, string | null>> }
  /** The URL should name the open dialog and its job, or null. */
  | { type: 'open.changed'; open: 'details' | 'apply' | null; jobId: string | null };
