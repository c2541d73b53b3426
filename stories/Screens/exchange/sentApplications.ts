import { applyAccountFacts, type AccessRecord, type ApplicationStep } from '@vetsync/machines/model/exchange';
import type { SentApplicationContext } from '@vetsync/machines/exchange/sentApplication';
import { foundListings } from '../marketplace/parts/foundListings.ts';
import type { LoadedApplication } from '@vetsync/machines/exchange/sentApplication';
import {
  emptyWorld,
  type Fact,
  type FactBody,
  type OrganizationOutcome,
  type PersonCase,
  type World,
} from '@vetsync/machines/model/world';
import { seenAt } from '../../support/leads.ts';

/** An invented veteran's application for a job, and what became of it. */

const hour = 60 * 60_000;
const at = (hoursAgo: number) => new Date(seenAt - hoursAgo * hour).toISOString();
const fact = (id: string, hoursAgo: number, body: FactBody): Fact => ({
  id,
  at: seenAt - hoursAgo * hour,
  body,
});

export const words =
  'Dear Marisol,\n\nthank you for showing us your work. We chose someone who has worked on cranes of this size. ' +
  'Please look at our opening for riggers.';

const veteran = {
  veteranId: 'marisol',
  veteranName: 'Marisol Vega',
  veteranImage: '',
  veteranBranch: 'Navy',
  veteranRank: 'Petty Officer Second Class',
};
const application = {
  ...veteran,
  id: 'application-1',
  jobTitle: 'Crane operator',
  company: 'Harbor Forge',
  salary: '',
  location: 'Norfolk, VA',
  militarySkills: [],
  matchScore: null,
  submitDate: at(400),
  status: 'submitted' as const,
};
const sent = fact('sent', 400, { type: 'jobSubmitted', application: { ...application, listingId: 'crane' } });
const decisions = { rejected: 'reject', interview: 'interview', offered: 'offer', hired: 'hire' } as const;
const decided = (status: keyof typeof decisions, message: string, answerBy?: string) =>
  fact('decision', 30, {
    type: 'decisionRecorded',
    decision: {
      kind: 'job',
      applicationId: application.id,
      subject: 'Crane operator at Harbor Forge',
      personId: application.veteranId,
      status,
      decision: decisions[status],
      ...(message && { message }),
    },
    ...(answerBy && { answerBy }),
  });

const world = (...facts: readonly Fact[]): World => applyAccountFacts(emptyWorld, facts);
const without = (before: World, organizationState: OrganizationOutcome): World => ({
  ...before,
  jobApplications: before.jobApplications.map((one) => ({ ...one, organizationState })),
});
/** What the shipyard shares of its work with the veteran. */
export const hire: PersonCase = {
  id: 'case-1',
  kind: 'hire',
  organizationId: 'harbor-forge',
  organizationName: 'Harbor Forge',
  title: 'Crane operator',
  applicationId: application.id,
  status: 'hired',
  outcome: null,
  progress: null,
  term: '',
  credits: null,
  benefitsLeft: null,
  goals: [],
  services: [],
  owner: { id: 'devon', name: 'Devon Okafor' },
  nextStep: 'Pick up your badge',
  nextOn: '2026-12-01',
  openedAt: at(30),
  closedAt: null,
};
/** The same of a nonprofit. */
export const participation: PersonCase = {
  ...hire,
  kind: 'participant',
  status: 'active',
  progress: 40,
  goals: [
    { text: 'A lease in my own name', done: true },
    { text: 'Power and water without arrears', done: false },
  ],
  services: [
    { id: 's1', name: 'Deposit or first rent', status: 'in_progress', requestedAt: at(20) },
    { id: 's2', name: 'Utility bills', status: 'done', requestedAt: at(20) },
  ],
};
const withCase = (before: World, one: PersonCase): World => ({ ...before, cases: [one] });

const offer = decided('offered', 'Welcome to the crew, if you like.', '2026-12-04');
const withdrawn = fact('withdrawn', 2, {
  type: 'applicationWithdrawn',
  kind: 'job',
  applicationId: application.id,
});

/** All spots were taken when it was sent. */
const waiting = world(
  fact('sent', 400, { type: 'jobSubmitted', application: { ...application, line: 'waiting' } }),
);

export const sentWorlds = {
  open: world(sent),
  waiting,
  next: applyAccountFacts(waiting, [
    fact('moved', 2, { type: 'lineMoved', kind: 'job', applicationId: application.id, line: 'next' }),
  ]),
  rejected: world(sent, decided('rejected', words)),
  interview: world(sent, decided('interview', '')),
  offered: world(sent, offer),
  accepted: world(
    sent,
    offer,
    fact('accepted', 3, { type: 'offerAccepted', kind: 'job', applicationId: application.id }),
  ),
  hired: withCase(world(sent, decided('hired', 'Welcome aboard.')), hire),
  participating: withCase(world(sent, decided('hired', '')), participation),
  completed: withCase(world(sent, decided('hired', '')), {
    ...participation,
    status: 'graduated',
    outcome: 'housing',
    progress: 100,
    nextStep: '',
    nextOn: null,
    closedAt: at(1),
  }),
  withdrawn: world(sent, withdrawn),
  declined: world(sent, offer, withdrawn),
  suspended: without(world(sent), 'suspended'),
  ended: without(world(sent, decided('interview', '')), 'ended'),
  /** In the demo, of a school that has put them on its waiting list. */
  sample: world(
    fact('sent', 26, {
      type: 'collegeSubmitted',
      application: {
        ...veteran,
        id: 'CAP5T3NE',
        program: 'Bachelor of Science in Cybersecurity',
        university: 'Caprock University',
        giBillRemaining: '75%',
        matchScore: 87,
        submitDate: at(26),
        status: 'submitted',
        applicationData: {
          personalStatement: 'I kept a network alive in the rain.',
          academicGoals: '',
          militaryExperience: '',
          careerObjective: '',
          preferredStartDate: '',
          financialAid: true,
          accommodations: '',
        },
      },
    }),
    fact('decision', 2, {
      type: 'decisionRecorded',
      decision: {
        kind: 'college',
        applicationId: 'CAP5T3NE',
        subject: 'Cybersecurity at Caprock University',
        personId: veteran.veteranId,
        status: 'under_review',
        decision: 'waitlist',
      },
    }),
  ),
  noted: world(fact('sent', 400, { type: 'jobSubmitted', application })),
} as const;

const step = (id: string, hoursAgo: number, more: Partial<ApplicationStep>): ApplicationStep => ({
  id,
  at: at(hoursAgo),
  step: 'submitted',
  decision: null,
  status: 'submitted',
  undoes: null,
  message: '',
  actor: null,
  ...more,
});
const reading = (id: string, hoursAgo: number, more: Partial<AccessRecord> = {}): AccessRecord => ({
  id,
  kind: 'opened',
  at: at(hoursAgo),
  organization: { id: 'harbor-forge', name: 'Harbor Forge' },
  applicationId: application.id,
  applicationKind: 'job',
  listingTitle: application.jobTitle,
  actor: { id: 'jordan', name: 'Jordan Reyes' },
  ...more,
});
const got = {
  organizationId: 'harbor-forge',
  threadId: null,
  sent: {
    snapshot: {
      name: 'Marisol Vega',
      branch: 'Navy',
      skills: ['Rigging', 'Hydraulics'],
      experience: [
        { title: 'Boatswain’s mate', company: 'US Navy', description: 'Led a deck crew of nine.' },
      ],
    },
    answers: { coverLetter: 'I have worked on cranes since 2019.\n\nI can start in March.' },
  },
};
export const rejectedHistory: LoadedApplication = {
  ...got,
  log: {
    records: [
      reading('r1', 32),
      reading('r2', 120, { kind: 'exported', actor: null }),
      reading('r3', 390, { actor: { id: 'devon', name: 'Devon Okafor' } }),
    ],
    nextCursor: 'more',
  },
  history: [
    step('sent', 400, {}),
    step('decision', 30, {
      step: 'decided',
      decision: 'reject',
      status: 'rejected',
      message: words,
      reason: 'experience',
      actor: { id: 'jordan', name: 'Jordan Reyes' },
    }),
  ],
};
export const openHistory: LoadedApplication = {
  ...got,
  log: { records: [reading('r1', 201)], nextCursor: null },
  history: [
    step('sent', 400, {}),
    step('decision', 200, {
      step: 'decided',
      decision: 'interview',
      status: 'interview',
      actor: { id: 'jordan', name: 'Jordan Reyes' },
    }),
    step('undone', 190, {
      step: 'undone',
      status: 'submitted',
      undoes: 'decision',
      actor: { id: 'jordan', name: 'Jordan Reyes' },
    }),
  ],
};

const [first, second] = foundListings;
export const openings: SentApplicationContext['openings'] = [
  { listing: first, why: { kind: 'skills', what: ['Rigging', 'Hydraulics'] } },
  { listing: second ?? first, why: { kind: 'place', what: ['Norfolk, VA'] } },
];
