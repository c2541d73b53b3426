import * as z from 'zod/mini';
import { isDay, isTimeZone } from '../time/calendarDay.ts';
import {
  interviewerRoles,
  interviewNotesMax,
  interviewOutcomes,
  interviewStatuses,
  interviewFormats,
} from './interviewTerms.ts';
import { subjectSchema } from './subject.ts';

const line = z.string().check(z.maxLength(300));
const id = z.string().check(z.minLength(1), z.maxLength(80));

/** Fields of an interview that can be changed. */
const terms = {
  /** `YYYY-MM-DD`, in the organization's time zone. */
  date: z.string().check(z.refine(isDay)),
  /** Local start time: `14:30`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  durationMinutes: z.int().check(z.minimum(5), z.maximum(8 * 60)),
  format: z.enum(interviewFormats),
  /** Link, phone number or street address. */
  where: line,
  /** For the interviewers. The applicant doesn't see them. */
  notes: z.string().check(z.maxLength(interviewNotesMax)),
};

export const interviewSchema = z.object({
  id,
  desk: z.enum(interviewerRoles),
  /** The interviewing organization, as displayed to the applicant: `Tech Corp`. */
  organization: line,
  applicationId: id,
  personId: id,
  personName: line,
  /** What the application is for. */
  subject: subjectSchema,
  ...terms,
  /** IANA name of the time zone of date and time. */
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
  status: z.enum(interviewStatuses),
  outcome: z.nullable(z.enum(interviewOutcomes)),
});
/** An interview with an applicant. */
export type Interview = z.infer<typeof interviewSchema>;

export const interviewChangeSchema = z.partial(
  z.object({
    ...terms,
    status: interviewSchema.shape.status,
    outcome: interviewSchema.shape.outcome,
  }),
);
export type InterviewChange = z.infer<typeof interviewChangeSchema>;
