import { openInterviews } from '@vetsync/machines/interviews/model';
import { openMailbox, type CorrespondenceSamples } from '@vetsync/machines/messages/model';
import type { World } from '@vetsync/machines/model/world';
import { reviewStep } from '@vetsync/machines/reviews/model';
import { shellHref } from '@vetsync/machines/shell/model';
import {
  applicationsOfUniversity,
  collegeAwaitsDecision,
  universityContacts,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import type { OpenDemoWork } from '../demoOverview.ts';
import { decisionWork, interviewWork, messageWork } from './workParts.ts';

const at = { mode: 'demo', role: 'university' } as const;
const list = (query: Record<string, string>) => shellHref({ ...at, tab: 'applications', query });

/** Interviews, then who has waited longest for a decision, then who has waited longest for an answer. */
export const universityWork: OpenDemoWork<UniversitySamples, { correspondence: CorrespondenceSamples }> = ({
  samples,
  records,
  world: first,
  now,
}) => {
  const contactsIn = (world: World) => universityContacts(records, world);
  const portal = { ...samples, role: 'university', contactsIn, world: first, now } as const;
  const mailboxIn = openMailbox(portal);
  const interviewsIn = openInterviews({ ...portal, earlier: () => [], organization: records.organization });
  return (world) => ({
    meetings: {
      ...interviewWork(interviewsIn(world), at, now()),
      href: list({ status: 'interview_scheduled' }),
    },
    waiting: [
      decisionWork(applicationsOfUniversity(records, world).filter(collegeAwaitsDecision), {
        subject: ({ program }) => program,
        hrefOf: (id) => shellHref({ ...at, tab: 'applications', detail: [reviewStep, id] }),
        href: list({ status: 'under_review', sort: 'submitted' }),
      }),
      messageWork(mailboxIn(world), at),
    ],
  });
};
