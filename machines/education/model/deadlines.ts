import type { Phrase } from '../../system/model/phrase.ts';
import type { Day } from '../../model/time/zoned.ts';

/** Time zone of the schools, for their deadlines. */
export const schoolTimeZone = 'America/Chicago';

export const deadlinePriorities = ['high', 'medium', 'low'] as const;
export type DeadlinePriority = (typeof deadlinePriorities)[number];
/** A deadline of a school (feature spec, section 3, "Deadline"), or of another organization. */
export interface Deadline {
  id: string;
  school: string;
  program: string;
  /** What is due: one of ours, or what the school calls it. */
  what: Phrase;
  /** The last day, at the school. */
  date: Day;
  /** From today; 0 is today. */
  daysLeft: number;
  priority: DeadlinePriority;
  /** What it is about. @default it has no page of its own */
  href?: string;
}

/** What is due within three days is urgent, within two weeks soon. */
export const priorityOf = (daysLeft: number): DeadlinePriority =>
  daysLeft <= 3 ? 'high' : daysLeft <= 14 ? 'medium' : 'low';
