import * as z from 'zod/mini';
import type { Day } from '../../model/time/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { Deadlines, leavingReasons, serviceComponents } from './answers.ts';
import { parseStored } from '../../model/text/stored.ts';

export interface DeadlineQuestion {
  /** The last day of service. */
  separation: Day;
  component: (typeof serviceComponents)[number];
  reason?: (typeof leavingReasons)[number];
}

/** What a countdown asks. Every call rejects with a `Problem`. */
export interface DeadlineServer {
  loadDeadlines: (asked: DeadlineQuestion) => Promise<Deadlines>;
  /** Keeps the dates in the person's profile. */
  saveDates: (dates: DeadlineQuestion) => Promise<void>;
}

/** What deadlines are counted from; null if the profile doesn't say it. */
export const deadlineQuestionOf = ({ separation, component, leaving }: Profile): DeadlineQuestion | null =>
  separation && component ? { separation, component, ...(leaving && { reason: leaving }) } : null;

/** Dates that may be kept in the person's own profile: those of a spouse's service may not. */
export const canSaveDates = ({ reason }: DeadlineQuestion): boolean => reason !== 'spouse';

/** What the person says about a deadline. */
export const deadlineMarks = ['done', 'skipped'] as const;
export type DeadlineMark = (typeof deadlineMarks)[number];
export type DeadlineMarks = Readonly<Record<string, DeadlineMark>>;

const marksSchema = z.record(z.string(), z.enum(deadlineMarks));
/** Parses stored marks. Corrupt or missing text has none. */
export const parseDeadlineMarks = (text: string | null): DeadlineMarks => parseStored(marksSchema, text, {});
