import type { CareerRoute, JobFilters, SalaryOccupation, SalaryTalkStep } from '../model/index.ts';
import type { World } from '../../model/world/index.ts';

type FilterChange = {
  [Name in keyof JobFilters]: { type: 'filter.change'; filter: Name; value: JobFilters[Name] };
}[keyof JobFilters];

/** Events that the career tab sends. */
export type CareerEvent =
  | FilterChange
  | { type: 'filters.clear' }
  /** Lists some more of the jobs that were found. */
  | { type: 'list.extend' }
  | { type: 'job.details'; jobId: string }
  | { type: 'job.apply'; jobId: string }
  | { type: 'dialog.close' }
  /** Whose pay is looked at. */
  | { type: 'occupation.choose'; occupation: SalaryOccupation }
  /** Another step of the talk about pay. */
  | { type: 'talk.go'; step: SalaryTalkStep };

/** Events from the app: the address, and what the shared world knows. */
export type CareerParentEvent =
  | { type: 'location.changed'; route: CareerRoute }
  | { type: 'world.changed'; world: World };

export type CareerEmitted =
  /** These names of the query should be so; null takes a name away. It leaves no step back. */
  | { type: 'query.changed'; changes: Readonly<Record<string, string | null>> }
  /** What is open should be named by the address, for this job; null: nothing is open. */
  | { type: 'open.changed'; open: 'details' | 'apply' | null; jobId: string | null };
