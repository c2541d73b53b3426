import * as z from 'zod/mini';
import type { FieldErrors } from '../../system/model/form.ts';
import { isDay } from '../../model/time/calendarDay.ts';
import { interviewNotesMax, interviewFormats } from '../../model/world/interviewTerms.ts';
import type { Interview } from '../../model/world/interviews.ts';
import type { InterviewerRole, InterviewFormat } from '../../model/world/interviewTerms.ts';
import { workdayFrom } from '../../model/time/workdays.ts';
import type { ApplicationBrief } from '../../messages/model/applicationBriefs.ts';
import { interviewSlots, interviewTimeZone, interviewToday, lastInterviewDay } from './interviews.ts';
import { interviewSpan } from './interviewSpan.ts';
import { interviewsPhrase } from './phrases.ts';

export const interviewFields = [
  'applicationId',
  'date',
  'time',
  'durationMinutes',
  'format',
  'where',
  'notes',
] as const;
export type InterviewField = (typeof interviewFields)[number];

/** Maximum length of a link, phone number or street address, in characters. */
export const interviewWhereMax = 300;

const draftSchema = z.object({
  /** Id of the future interview, or of the one being rescheduled. */
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  applicationId: z.string().check(z.maxLength(80)),
  date: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/)),
  time: z.string().check(z.maxLength(5)),
  durationMinutes: z.string().check(z.maxLength(3)),
  format: z.enum(interviewFormats),
  where: z.string().check(z.maxLength(interviewWhereMax)),
  notes: z.string().check(z.maxLength(interviewNotesMax)),
});
export type InterviewDraft = Readonly<z.infer<typeof draftSchema>>;

/** Parses the stored draft. Corrupt or missing text gives none. */
export function parseInterviewDraft(text: string | null): InterviewDraft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Default locations of the demo's organizations. All are invented. */
const defaultLocations: Readonly<
  Record<InterviewerRole, Readonly<Record<InterviewFormat, (id: string) => string>>>
> = {
  recruiter: {
    video: (id) => `https://meet.techcorp.example/${id.toLowerCase()}`,
    phone: () => 'We call you at the number in your application',
    onSite: () => 'Tech Corp, 1200 Commerce Street, Dallas, Texas',
  },
  university: {
    video: (id) => `https://meet.state-university.example/${id.toLowerCase()}`,
    phone: () => 'We call you at the number in your application',
    onSite: () => 'Veterans Center, Room 210, State University',
  },
};
export const defaultInterviewLocation = (
  role: InterviewerRole,
  format: InterviewFormat,
  id: string,
): string => defaultLocations[role][format](id);

export const newInterviewDraft = (role: InterviewerRole, id: string, applicationId = ''): InterviewDraft => ({
  id,
  applicationId,
  date: '',
  time: '',
  durationMinutes: '45',
  format: 'video',
  where: defaultInterviewLocation(role, 'video', id),
  notes: '',
});
export const draftOfInterview = (interview: Interview): InterviewDraft => ({
  id: interview.id,
  applicationId: interview.applicationId,
  date: interview.date,
  time: interview.time,
  durationMinutes: String(interview.durationMinutes),
  format: interview.format,
  where: interview.where,
  notes: interview.notes,
});

/** Changes how the interview takes place, and its default location, unless the person typed their own. */
export function withFormat(
  draft: InterviewDraft,
  role: InterviewerRole,
  format: InterviewFormat,
): InterviewDraft {
  const isDefault =
    draft.where.trim() === '' || draft.where === defaultInterviewLocation(role, draft.format, draft.id);
  return {
    ...draft,
    format,
    where: isDefault ? defaultInterviewLocation(role, format, draft.id) : draft.where,
  };
}

/** Date and time of a draft, if chosen. */
export const draftTime = ({ date, time, durationMinutes }: InterviewDraft) =>
  isDay(date) && interviewSlots.includes(time)
    ? { date, time, durationMinutes: Number(durationMinutes), timeZone: interviewTimeZone }
    : null;

/** Errors by field. */
export function interviewErrors(
  draft: InterviewDraft,
  briefs: readonly ApplicationBrief[],
  now: number,
): FieldErrors<InterviewField> {
  const { applicationId, date, time, where } = draft;
  const errors: FieldErrors<InterviewField> = {};
  if (!briefs.some(({ id }) => id === applicationId)) errors.applicationId = interviewsPhrase('whoRequired');
  const today = interviewToday(now);
  if (!isDay(date) || date < today || date > lastInterviewDay(now) || workdayFrom(date) !== date)
    errors.date = interviewsPhrase('workdayRequired');
  const when = draftTime(draft);
  if (time === '') errors.time = interviewsPhrase('timeRequired');
  else if (!errors.date && when && interviewSpan(when).start <= now)
    errors.time = interviewsPhrase('timePassed');
  if (where.trim() === '') errors.where = interviewsPhrase('whereRequired');
  return errors;
}

/** The interview for the world. */
export function interviewOf(
  draft: InterviewDraft,
  { personId, personName, subject }: ApplicationBrief,
  { role, organization }: { role: InterviewerRole; organization: string },
): Interview {
  const { id, applicationId, date, time, durationMinutes, format, where, notes } = draft;
  return {
    id,
    desk: role,
    organization,
    applicationId,
    personId,
    personName,
    subject,
    date,
    time,
    durationMinutes: Number(durationMinutes),
    format,
    where: where.trim(),
    notes: notes.trim(),
    timeZone: interviewTimeZone,
    status: 'scheduled',
    outcome: null,
  };
}
