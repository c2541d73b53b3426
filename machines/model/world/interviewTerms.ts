import type { ApplicationKind } from './statuses.ts';

/** Roles of the organizations that interview applicants. */
export const interviewerRoles = ['recruiter', 'university'] as const;
export type InterviewerRole = (typeof interviewerRoles)[number];
/** The kind of application that each interviewer has. */
export const kindOfInterviewer = { recruiter: 'job', university: 'college' } as const satisfies Readonly<
  Record<InterviewerRole, ApplicationKind>
>;

/** How an interview takes place. */
export const interviewFormats = ['video', 'phone', 'onSite'] as const;
export type InterviewFormat = (typeof interviewFormats)[number];

export const interviewStatuses = ['scheduled', 'cancelled', 'done'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** The interviewers' result. The decision on the application is separate. */
export const interviewOutcomes = ['forward', 'undecided', 'notForward'] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** Maximum length of an interview's notes, in characters. */
export const interviewNotesMax = 2_000;
export const interviewMinutes = [30, 45, 60] as const;

/** Fields whose changes the applicant is notified of. */
export const interviewTermNames = ['date', 'time', 'durationMinutes', 'format', 'where'] as const;
