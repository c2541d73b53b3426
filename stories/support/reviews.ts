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
import type { AnyDecision, ReviewSource, ReviewTab } from '@vetsync/machines/reviews/model';
import { reviewDialogMachine, reviewDialogView } from '@vetsync/machines/reviewDialog';
import { sampleApplicants } from '@vetsync/samples/reviews';
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
  /** Where the decision on it is, or that there is none to decide on. */
  value?: 'closed' | 'unknown' | 'writing' | 'sending' | 'notStored' | 'closing' | 'stored';
  /** What is chosen, or was sent. */
  decision?: AnyDecision | null;
  /** The decision that is taken back. */
  undoes?: string;
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

const idle = ['closed', 'unknown'];
const drafting = ['writing', 'sending', 'notStored'];

/** A situation of the dialog. */
export function reviewIn(kind: ApplicationKind, situation: Situation = {}) {
  const { value = 'writing', decision = null, undoes, notes = '' } = situation;
  const input = reviewInputOf(kind, situation);
  const openId = input.route.applicationId;
  const draft = { decision: drafting.includes(value) ? decision : null, message: '', notes };
  const command = undoes
    ? { type: 'decision.undo' as const, payload: { decisionId: undoes } }
    : decision && {
        type: 'application.decide' as const,
        expectedVersion: 1,
        payload: { applicationId: openId ?? '', decision },
      };
  return inState(reviewDialogMachine, reviewDialogView, {
    value: idle.includes(value) ? value : { reading: value },
    input,
    context: {
      openId,
      drafts: openId === null ? {} : { [openId]: draft },
      command: command && { id: 'a command', as: '', ...command },
    },
  });
}

/** A situation of the decision in it. */
export function decisionIn(kind: ApplicationKind, situation: Situation = {}) {
  const { args, parameters } = reviewIn(kind, situation);
  const { decision, review } = args.view;
  const { veteranName: applicantName = '', status = 'submitted' as const } = review?.application ?? {};
  return { args: { decision, application: { applicantName, status } }, parameters };
}
