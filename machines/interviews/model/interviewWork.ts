import type { Interview } from '../../model/world/interviews.ts';
import type { WorkItem, WorkList } from '../../portal/model/work.ts';
import type { PortalAddress } from '../../messages/model/messagesRoute.ts';
import { listedInterviews } from './interviews.ts';
import { interviewHref, interviewsHref, newInterviewHref } from './interviewsRoute.ts';
import { interviewSpan } from './interviewSpan.ts';

/** Interviews to come, soonest first. A university has no tab for them, so each opens over its application. */
export function interviewWork(
  interviews: readonly Interview[],
  at: PortalAddress,
  now: number,
): Omit<WorkList, 'dashboardMax'> {
  const hrefOf = ({ id, applicationId }: Interview) =>
    at.role === 'university' ? newInterviewHref(at, applicationId) : interviewHref(at, id);
  const items = listedInterviews(interviews, 'upcoming', now).map((interview): WorkItem => ({
    id: `interview:${interview.id}`,
    kind: 'interview',
    name: interview.personName,
    image: '',
    subject: interview.subject,
    at: new Date(interviewSpan(interview).start).toISOString(),
    status: null,
    href: hrefOf(interview),
  }));
  return { kind: 'interview', items, href: interviewsHref(at) };
}
