import { hospitalWork } from '@vetsync/machines/hospital/model';
import { openInterviews } from '@vetsync/machines/interviews/model';
import { openMailbox, type Contacts, type MessagingRole } from '@vetsync/machines/messages/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import {
  nonprofitContacts,
  nonprofitWork,
  participantsOf,
  queueOf,
  type NonprofitRecords,
} from '@vetsync/machines/nonprofit/model';
import { noWork, type TodaysWork } from '@vetsync/machines/portal/model';
import {
  applicationsOfRecruiter,
  recruiterContacts,
  recruiterWork,
  type RecruiterSamples,
} from '@vetsync/machines/recruiter/model';
import { todaysWorkMachine, todaysWorkView, type TodaysWorkContext } from '@vetsync/machines/todaysWork';
import {
  applicationsOfUniversity,
  universityContacts,
  universityWork,
  type UniversitySamples,
} from '@vetsync/machines/university/model';
import { sampleInterviews } from '@vetsync/samples/interviews';
import { sampleCorrespondence } from '@vetsync/samples/messages';
import type { StateValue } from 'xstate';
import { hospital } from '../../support/hospital.ts';
import { inState } from '../../support/inState.ts';
import { now, reader, seenAt } from '../../support/leads.ts';
import { nonprofit } from '../../support/nonprofit.ts';
import { university } from '../../support/portal.ts';
import { recruiter } from '../../support/recruiter.ts';

const portalOf = <Name extends MessagingRole>(role: Name, contacts: Contacts) => ({
  role,
  correspondence: sampleCorrespondence,
  contactsIn: () => contacts,
  world: emptyWorld,
  now,
});

export function workOfRecruiter(samples: RecruiterSamples = recruiter, at = seenAt): TodaysWork {
  const portal = portalOf('recruiter', recruiterContacts(samples, emptyWorld));
  const interviewsIn = openInterviews({
    ...portal,
    earlier: sampleInterviews,
    organization: samples.organization,
  });
  return recruiterWork(
    {
      applications: applicationsOfRecruiter(samples, emptyWorld),
      interviews: interviewsIn(emptyWorld),
      mailbox: openMailbox(portal)(emptyWorld),
    },
    { mode: 'demo', role: 'recruiter' },
    at,
  );
}

export function workOfUniversity(samples: UniversitySamples = university): TodaysWork {
  return universityWork(
    {
      applications: applicationsOfUniversity(samples, emptyWorld),
      interviews: [],
      mailbox: openMailbox(portalOf('university', universityContacts(samples, emptyWorld)))(emptyWorld),
    },
    { mode: 'demo', role: 'university' },
    seenAt,
  );
}

export const workOfHospital = (): TodaysWork =>
  hospitalWork(hospital, { mode: 'demo', role: 'hospital' }, seenAt);

export const workOfNonprofit = (samples: NonprofitRecords = nonprofit): TodaysWork =>
  nonprofitWork(
    {
      queue: queueOf(samples.queue, emptyWorld),
      participants: participantsOf(samples.participants, samples.queue, emptyWorld),
      mailbox: openMailbox(portalOf('nonprofit', nonprofitContacts(samples, emptyWorld)))(emptyWorld),
    },
    { mode: 'demo', role: 'nonprofit' },
  );

/** Today's work in a state. */
export const workIn = (
  value: StateValue,
  work: TodaysWork = noWork,
  context: Partial<TodaysWorkContext> = {},
) =>
  inState(todaysWorkMachine, todaysWorkView, {
    value,
    input: {
      workIn: () => work,
      world: emptyWorld,
      reader,
      now,
    },
    context,
  });

/** As a dashboard shows it. */
export const todo = (work: TodaysWork) => workIn('waiting', work).args;
export const quietDay = workIn('quiet').args;
