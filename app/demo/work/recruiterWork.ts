import { openInterviews, type EarlierInterviews } from '@vetsync/machines/interviews/model';
import { openMailbox, type CorrespondenceSamples } from '@vetsync/machines/messages/model';
import type { World } from '@vetsync/machines/model/world';
import {
  applicationsOfRecruiter,
  jobAwaitsDecision,
  recruiterContacts,
  type RecruiterSamples,
} from '@vetsync/machines/recruiter/model';
import { reviewStep } from '@vetsync/machines/shell/model';
import { shellHref } from '@vetsync/machines/shell/model';
import type { OpenDemoWork } from '../demoOverview.ts';
import { decisionWork, interviewWork, messageWork } from './workParts.ts';

const at = { role: 'recruiter' } as const;

/** Interviews, then who has waited longest for a decision, then who has waited longest for an answer. */
export const recruiterWork: OpenDemoWork<
  RecruiterSamples,
  { correspondence: CorrespondenceSamples; earlier: EarlierInterviews }
> = ({ samples, records, world: first, now }) => {
  const contactsIn = (world: World) => recruiterContacts(records, world);
  const portal = { ...samples, role: 'recruiter', contactsIn, world: first, now } as const;
  const mailboxIn = openMailbox(portal);
  const interviewsIn = openInterviews({ ...portal, organization: records.organization });
  return (world) => ({
    meetings: interviewWork(interviewsIn(world), at, now()),
    waiting: [
      decisionWork(applicationsOfRecruiter(records, world).filter(jobAwaitsDecision), {
        kind: 'job',
        subject: ({ jobTitle }) => jobTitle,
        hrefOf: (id) => shellHref({ ...at, tab: 'dashboard', detail: [reviewStep, id] }),
        href: shellHref({ ...at, tab: 'dashboard', query: { sort: 'submitted' } }),
      }),
      messageWork(mailboxIn(world), at),
    ],
  });
};
