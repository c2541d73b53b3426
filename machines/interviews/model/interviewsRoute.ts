import { oneOf } from '../../model/text/filterText.ts';
import { parseQuery } from '../../model/text/query.ts';
import type { Query } from '../../model/text/query.ts';
import type { InterviewerRole } from '../../model/world/interviewTerms.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { isDay } from '../../model/time/calendarDay.ts';
import type { Day } from '../../model/time/zoned.ts';
import { interviewLists } from './interviews.ts';
import type { InterviewList } from './interviews.ts';

/** Whom an interview is offered to. */
export interface InterviewAbout {
  kind: 'application' | 'case' | 'conversation';
  id: string;
}

/** What the tab shows: a list, one interview, or the form that offers times. */
export interface InterviewsRoute {
  list: InterviewList;
  /** Only this day is listed; null for all. */
  day: Day | null;
  open: string | null;
  /** `new`: whoever is chosen in the form; null: no form. With `open`, other times for that one. */
  offer: InterviewAbout | 'new' | null;
}

const kinds = ['application', 'case', 'conversation'] as const;

export function parseInterviewsRoute(search: string): InterviewsRoute {
  const { list, day = '', interview = null, booking = interview, offer } = parseQuery(search);
  const [kind, id] = (offer ?? '').split(':');
  const about = kinds.find((one) => one === kind);
  return {
    list: oneOf(interviewLists, list, 'upcoming'),
    day: isDay(day) ? day : null,
    open: booking,
    offer: about && id ? { kind: about, id } : offer === undefined ? null : 'new',
  };
}

/** The query of a tab that shows this. */
export const interviewsQuery = ({ list, day, open, offer }: Partial<InterviewsRoute>): Query => ({
  ...(list && list !== 'upcoming' && { list }),
  ...(day && { day }),
  ...(open && { booking: open }),
  ...(offer && { offer: offer === 'new' ? offer : `${offer.kind}:${offer.id}` }),
});

/** The tab of the demo's organizations that shows interviews: a university has none for them alone. */
const tabOf = { recruiter: 'interviews', university: 'applications' } as const;
export const demoInterviewsHref = (role: InterviewerRole, route: Partial<InterviewsRoute> = {}): string =>
  shellHref({ role, tab: tabOf[role], query: interviewsQuery(route) });
export const newInterviewHref = (role: InterviewerRole, applicationId: string): string =>
  demoInterviewsHref(role, { offer: { kind: 'application', id: applicationId } });
