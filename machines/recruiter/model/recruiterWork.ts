import { interviewTimeZone } from '../../interviews/model/interviews.ts';
import { interviewWork } from '../../interviews/model/interviewWork.ts';
import { messageWork } from '../../messages/model/messageWork.ts';
import type { Mailbox } from '../../messages/model/messages.ts';
import type { PortalAddress } from '../../messages/model/messagesRoute.ts';
import { dayIn } from '../../model/time/zoned.ts';
import type { JobApplication } from '../../model/world/applications.ts';
import type { Interview } from '../../model/world/interviews.ts';
import { longestFirst, todaysWork } from '../../portal/model/work.ts';
import type { TodaysWork, WorkItem } from '../../portal/model/work.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { jobAwaitsDecision } from './recruiter.ts';

const decisionOf =
  (at: PortalAddress) =>
  ({ id, veteranName, veteranImage, jobTitle, submitDate }: JobApplication): WorkItem => ({
    id: `decision:${id}`,
    kind: 'decision',
    name: veteranName,
    image: veteranImage,
    subject: jobTitle,
    at: submitDate,
    status: null,
    href: shellHref({ ...at, tab: 'dashboard', detail: [reviewStep, id] }),
  });

interface RecruiterMatters {
  applications: readonly JobApplication[];
  interviews: readonly Interview[];
  mailbox: Mailbox;
}

/** Interviews of today, then who has waited longest for a decision, then who has waited longest for an answer. */
export function recruiterWork(
  { applications, interviews, mailbox }: RecruiterMatters,
  at: PortalAddress,
  now: number,
): TodaysWork {
  const today = dayIn(interviewTimeZone, now);
  return todaysWork({
    meetings: interviewWork(interviews, at, now),
    isToday: (item) => dayIn(interviewTimeZone, Date.parse(item.at)) <= today,
    waiting: [
      {
        kind: 'decision',
        items: applications.filter(jobAwaitsDecision).map(decisionOf(at)).toSorted(longestFirst),
        href: shellHref({ ...at, tab: 'dashboard', query: { sort: 'submitted' } }),
        dashboardMax: 3,
      },
      { ...messageWork(mailbox, at), dashboardMax: 2 },
    ],
  });
}
