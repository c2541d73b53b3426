import { interviewTimeZone } from '../../interviews/model/interviews.ts';
import { interviewWork } from '../../interviews/model/interviewWork.ts';
import { messageWork } from '../../messages/model/messageWork.ts';
import type { Mailbox } from '../../messages/model/messages.ts';
import type { PortalAddress } from '../../messages/model/messagesRoute.ts';
import { dayIn } from '../../model/time/zoned.ts';
import type { CollegeApplication } from '../../model/world/applications.ts';
import type { Interview } from '../../model/world/interviews.ts';
import { longestFirst, todaysWork } from '../../portal/model/work.ts';
import type { TodaysWork, WorkItem } from '../../portal/model/work.ts';
import { reviewStep } from '../../reviews/model/reviewRoute.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import { collegeAwaitsDecision } from './university.ts';

const decisionOf =
  (at: PortalAddress) =>
  ({ id, veteranName, veteranImage, program, submitDate }: CollegeApplication): WorkItem => ({
    id: `decision:${id}`,
    kind: 'decision',
    name: veteranName,
    image: veteranImage,
    subject: program,
    at: submitDate,
    status: null,
    href: shellHref({ ...at, tab: 'applications', detail: [reviewStep, id] }),
  });

interface UniversityMatters {
  applications: readonly CollegeApplication[];
  interviews: readonly Interview[];
  mailbox: Mailbox;
}

/** Interviews of today, then who has waited longest for a decision, then who has waited longest for an answer. */
export function universityWork(
  { applications, interviews, mailbox }: UniversityMatters,
  at: PortalAddress,
  now: number,
): TodaysWork {
  const today = dayIn(interviewTimeZone, now);
  return todaysWork({
    meetings: {
      ...interviewWork(interviews, at, now),
      href: shellHref({ ...at, tab: 'applications', query: { status: 'interview_scheduled' } }),
    },
    isToday: (item) => dayIn(interviewTimeZone, Date.parse(item.at)) <= today,
    waiting: [
      {
        kind: 'decision',
        items: applications.filter(collegeAwaitsDecision).map(decisionOf(at)).toSorted(longestFirst),
        href: shellHref({
          ...at,
          tab: 'applications',
          query: { status: 'under_review', sort: 'submitted' },
        }),
        dashboardMax: 3,
      },
      { ...messageWork(mailbox, at), dashboardMax: 2 },
    ],
  });
}
