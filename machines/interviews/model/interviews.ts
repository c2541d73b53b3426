import type { WritePhrase } from '../../system/model/phrase.ts';
import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import type { Interview } from '../../model/world/interviews.ts';
import { addDays, dayIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { interviewSpan, isInterviewOver, isUpcoming } from './interviewSpan.ts';
import type { InterviewTime } from './interviewSpan.ts';
import type { InterviewList } from './interviewsRoute.ts';
import { interviewsPhrase } from './phrases.ts';

/** Time zone of the demo's organizations and their interviews. */
export const interviewTimeZone = 'America/Chicago';
/** Latest day of an interview, in days from now. */
export const interviewHorizonDays = 180;

/** Hours that are offered, every half hour: `08:00` to `17:30`. */
export const interviewSlots: readonly string[] = Array.from({ length: 20 }, (_, index) => {
  const minutes = 8 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

const bySpan = (a: Interview, b: Interview) => interviewSpan(a).start - interviewSpan(b).start;

/** Merges samples and the world's interviews, soonest first. The world's version wins. */
export function mergeInterviews(samples: readonly Interview[], known: readonly Interview[]): Interview[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...samples.filter(({ id }) => !ids.has(id)), ...known].toSorted(bySpan);
}

const belongs: Readonly<Record<InterviewList, (interview: Interview, now: number) => boolean>> = {
  upcoming: isUpcoming,
  past: (one, now) => one.status === 'done' || (one.status === 'scheduled' && isInterviewOver(one, now)),
  cancelled: ({ status }) => status === 'cancelled',
};
/** Interviews of a list: upcoming ones soonest first, past ones newest first. */
export function listedInterviews(
  interviews: readonly Interview[],
  list: InterviewList,
  now: number,
): Interview[] {
  const those = interviews.filter((interview) => belongs[list](interview, now)).toSorted(bySpan);
  return list === 'upcoming' ? those : those.toReversed();
}

/** Other scheduled interviews at the same time. */
export function interviewClashes(
  when: InterviewTime,
  interviews: readonly Interview[],
  exceptId: string | null,
): Interview[] {
  const { start, end } = interviewSpan(when);
  return interviews.filter((interview) => {
    if (interview.id === exceptId || interview.status !== 'scheduled') return false;
    const other = interviewSpan(interview);
    return other.start < end && start < other.end;
  });
}

/** The scheduled interview of an application, or null. */
export const arrangedInterview = (
  interviews: readonly Interview[],
  applicationId: string,
): Interview | null =>
  interviews.findLast(
    (interview) => interview.applicationId === applicationId && interview.status === 'scheduled',
  ) ?? null;

export function interviewEntry(interview: Interview, write: WritePhrase): CalendarEntry {
  const { id, personName, subject, format, where, notes } = interview;
  const { start, end } = interviewSpan(interview);
  const how = write(interviewsPhrase(format));
  return {
    id: `interview-${id}`,
    title: write(interviewsPhrase('interviewWith', personName)),
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    location: where || how,
    description: [write(subject), how, notes].filter(Boolean).join('\n'),
    status: 'confirmed',
  };
}

/** Today in the interviews' time zone. */
export const interviewToday = (now: number): Day => dayIn(interviewTimeZone, now);
export const lastInterviewDay = (now: number): Day => addDays(interviewToday(now), interviewHorizonDays);
