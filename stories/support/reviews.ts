import { decisionMachine, decisionView, type DecisionContext } from '@vetsync/machines/decision';
import {
  applyFacts,
  emptyWorld,
  factOf,
  type ApplicationKind,
  type CollegeApplication,
  type JobApplication,
  type NonprofitApplication,
  type World,
  type WorldCommand,
} from '@vetsync/machines/model/world';
import type { ReviewSource, ReviewTab } from '@vetsync/machines/reviews/model';
import {
  decisionAboutOf,
  reviewDialogMachine,
  reviewDialogView,
  type ReviewDialogContext,
  type ReviewingView,
} from '@vetsync/machines/reviewDialog';
import { sampleApplicants } from '@vetsync/samples/reviews';
import { createActor } from 'xstate';
import { writePhrase } from '@vetsync/ui/language';
import { inState } from './inState.ts';
import { now, reader, seenAt } from './leads.ts';

const hour = 3_600_000;
const veteran = {
  veteranId: 'sample-veteran-1',
  veteranName: 'Tamika Rademacher',
  veteranImage: '',
  veteranBranch: 'Navy',
  veteranRank: 'Petty Officer First Class',
};
const submitDate = new Date(seenAt - 30 * hour).toISOString();

export const jobApplication: JobApplication = {
  ...veteran,
  id: 'JOB4X7QB',
  submitDate,
  jobTitle: 'Cloud Systems Administrator',
  company: 'Tech Corp',
  salary: '$78,000 to $94,000',
  location: 'Dallas, Texas',
  matchScore: 94,
  militarySkills: ['Network administration', 'Incident response'],
  status: 'submitted',
};
export const collegeApplication: CollegeApplication = {
  ...veteran,
  id: 'COL9K2MD',
  submitDate,
  program: 'Bachelor of Science in Cybersecurity',
  university: 'State University',
  matchScore: 88,
  giBillRemaining: '75%',
  status: 'under_review',
};
export const nonprofitApplication: NonprofitApplication = {
  ...veteran,
  id: 'NPO6R8WH',
  submitDate,
  program: 'Housing Assistance',
  organization: 'Veterans Foundation',
  needsAssessment: ['Deposit or first rent', 'Moving costs'],
  currentStatus: 'Living in our car with two children since Monday',
  message: 'A landlord on the north side would take us on the first if the deposit is there. I work nights.',
  status: 'enrolled',
  progress: 0,
};

export const sources = {
  job: { kind: 'job', applicants: sampleApplicants, samples: [jobApplication], positions: [] },
  college: { kind: 'college', applicants: sampleApplicants, samples: [collegeApplication] },
  nonprofit: { kind: 'nonprofit', applicants: sampleApplicants, samples: [nonprofitApplication] },
} as const satisfies Record<ApplicationKind, ReviewSource>;
const roles = { job: 'recruiter', college: 'university', nonprofit: 'nonprofit' } as const;

/** A world after these commands, an hour apart, the last one two hours ago. */
export function worldAfter(...commands: readonly WorldCommand[]): World {
  const start = seenAt - (commands.length + 1) * hour;
  const facts = commands.map((command, index) =>
    factOf(command, { at: start + index * hour, random: () => ((index + 1) * 0.618) % 1 }),
  );
  return applyFacts(emptyWorld, facts);
}

const subject = 'Bachelor of Science in Cybersecurity at State University';
/** Accepted by mistake, withdrawn, and waitlisted with notes. */
export const decidedWorld = worldAfter(
  { type: 'college.decide', applicationId: collegeApplication.id, decision: 'accepted', subject, id: 'd1' },
  { type: 'decision.undo', decisionId: 'd1' },
  {
    type: 'college.decide',
    applicationId: collegeApplication.id,
    decision: 'waitlist',
    subject,
    id: 'd2',
    notes:
      'Strong service record. Ask the registrar about credit for the network course before a place is free.',
  },
);

interface Situation {
  tab?: ReviewTab;
  /** Id of another application than the sample; null for none. */
  id?: string | null;
  source?: ReviewSource;
  world?: World;
  order?: readonly string[];
  value?: 'closed' | 'unknown' | 'reading' | 'held';
  /** Context of the decision machine. */
  deciding?: DecisionContext['chosen'];
  decision?: 'idle' | 'confirming' | 'recording' | 'recorded' | 'undoing';
  notes?: string;
}

/** Input of the dialog over one application. */
export const reviewInputOf = (kind: ApplicationKind, situation: Situation = {}) => {
  const { tab = 'overview', source = sources[kind], world = emptyWorld } = situation;
  const own = source.samples[0]?.id ?? '';
  const id = situation.id === undefined ? own : situation.id;
  return {
    source,
    route: { applicationId: id, tab },
    order: situation.order ?? ['A', own, 'B', 'C'],
    world,
    at: { mode: 'demo' as const, role: roles[kind] },
    reader,
    write: writePhrase,
    now,
    random: () => 0.5,
  };
};

/** What the decision machine knows about the open application. */
const aboutIn = (kind: ApplicationKind, situation: Situation) =>
  decisionAboutOf(
    createActor(reviewDialogMachine, { input: reviewInputOf(kind, situation) }).getSnapshot()
      .context as ReviewDialogContext,
  );

/** A situation of the decision machine. */
export function decisionIn(kind: ApplicationKind, situation: Situation = {}) {
  const { decision = 'idle', deciding = null, notes = '' } = situation;
  const about = aboutIn(kind, situation);
  return inState(decisionMachine, decisionView, {
    value: decision,
    input: { about, random: () => 0.5, notes: about ? { [about.id]: notes } : {} },
    context: { chosen: deciding, id: 'chosen' },
  });
}

/** A situation of the whole dialog. */
export const reviewIn = (kind: ApplicationKind, situation: Situation = {}) =>
  inState(
    reviewDialogMachine,
    (snapshot): ReviewingView => ({
      ...reviewDialogView(snapshot),
      decision: decisionIn(kind, situation).args.view,
    }),
    { value: situation.value ?? 'reading', input: reviewInputOf(kind, situation) },
  );
