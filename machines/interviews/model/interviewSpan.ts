import type { Interview } from '../../model/world/interviews.ts';
import { minutesOf, momentIn } from '../../model/time/zoned.ts';

const minuteMs = 60_000;

export type InterviewTime = Pick<Interview, 'date' | 'time' | 'durationMinutes' | 'timeZone'>;
/** Start and end in epoch milliseconds. */
export function interviewSpan({ date, time, durationMinutes, timeZone }: InterviewTime) {
  const start = momentIn(timeZone, date, minutesOf(time));
  return { start, end: start + durationMinutes * minuteMs };
}
export const isInterviewOver = (interview: InterviewTime, now: number): boolean =>
  interviewSpan(interview).end <= now;
/** Scheduled and not over yet. */
export const isUpcoming = (interview: Interview, now: number): boolean =>
  interview.status === 'scheduled' && !isInterviewOver(interview, now);
