import { isDay } from '../../model/time/calendarDay.ts';
import { oneOf } from '../../model/text/filterText.ts';
import type { Query } from '../../model/text/query.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { Day } from '../../model/time/zoned.ts';
import type { PortalAddress } from '../../messages/model/messagesRoute.ts';

export const interviewLists = ['upcoming', 'past', 'cancelled'] as const;
export type InterviewList = (typeof interviewLists)[number];

/** Where somebody is among the interviews, from the URL. */
export interface InterviewsRoute {
  list: InterviewList;
  /** Only this day is listed; null for all. */
  day: Day | null;
}

/** What the interview dialog is opened for. */
export type InterviewDialogTarget =
  /** A scheduled interview. */
  | { task: 'view' | 'reschedule'; interviewId: string }
  /** An application: its scheduled interview, or a new one. */
  | { task: 'schedule'; applicationId: string | null }
  | null;

const newStep = 'new';

/** Parses the query of the recruiter's tab. */
export function parseInterviewsRoute(query: Query): InterviewsRoute {
  const day = query['day'] ?? '';
  return { list: oneOf(interviewLists, query['list'], 'upcoming'), day: isDay(day) ? day : null };
}

/**
 * Reads the recruiter's `interviews/{id}`, `interviews/{id}?open=reschedule`, and `interviews/new?about={application id}`
 * or, for tables, `interviews/new/{application id}`.
 */
export function parseInterviewDialog([step, id]: readonly string[], query: Query): InterviewDialogTarget {
  if (step === undefined) return null;
  if (step === newStep) return { task: 'schedule', applicationId: id ?? query['about'] ?? null };
  return { task: query['open'] === 'reschedule' ? 'reschedule' : 'view', interviewId: step };
}

/** First path segment after a university's tab when an application's interview is open. */
const interviewStep = 'interview';

/** Reads a university's `applications/interview/{application id}`; null if the steps name something else. */
export const parseApplicationInterview = ([step, applicationId]: readonly string[]): InterviewDialogTarget =>
  step === interviewStep && applicationId !== undefined ? { task: 'schedule', applicationId } : null;

/** The recruiter's interviews. */
export const interviewsHref = ({ role }: PortalAddress, query: Query = {}): string =>
  shellHref({ role, tab: 'interviews', query });
export const interviewHref = ({ role }: PortalAddress, interviewId: string, query: Query = {}): string =>
  shellHref({ role, tab: 'interviews', detail: [interviewId], query });

/**
 * URL for scheduling and viewing the interview of an application. A recruiter has a tab for it, a university a dialog over
 * its applications.
 */
export function newInterviewHref({ role }: PortalAddress, applicationId?: string): string {
  if (role === 'university' && applicationId)
    return shellHref({ role, tab: 'applications', detail: [interviewStep, applicationId] });
  const query: Query = applicationId ? { about: applicationId } : {};
  return shellHref({ role, tab: 'interviews', detail: [newStep], query });
}
