import type { ApplicationKind } from './statuses.ts';

/** Organizations that interview who applied to them. */
export const interviewDesks = ['recruiter', 'university'] as const;
export type InterviewDesk = (typeof interviewDesks)[number];
/** What those apply for whom a desk interviews. */
export const kindOfDesk = { recruiter: 'job', university: 'college' } as const satisfies Readonly<
  Record<InterviewDesk, ApplicationKind>
>;

/** How two people meet. */
export const interviewWays = ['video', 'phone', 'onSite'] as const;
export type InterviewWay = (typeof interviewWays)[number];

export const interviewStatuses = ['scheduled', 'cancelled', 'done'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** What came of it, to those who interviewed. The decision on the application is made apart from it. */
export const interviewOutcomes = ['forward', 'undecided', 'notForward'] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** Longest notes of an interview, in characters. */
export const interviewNotesMax = 2_000;
export const interviewMinutes = [30, 45, 60] as const;

/** What the applicant has to know of anew. */
export const interviewTermNames = ['date', 'time', 'durationMinutes', 'way', 'where'] as const;

export const interviewWayLabels: Readonly<Record<InterviewWay, string>> = {
  video: 'Video call',
  phone: 'Phone call',
  onSite: 'On site',
};
