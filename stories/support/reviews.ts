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
import { newInterviewHref } from '@vetsync/machines/interviews/model';
import { newMessageHref } from '@vetsync/machines/messages/model';
import {
  receivedApplicationsMachine,
  receivedApplicationsView,
} from '@vetsync/machines/exchange/receivedApplications';
import {
  openedApplication,
  reviewOf,
  statusNameOf,
  type AnyDecision,
  type ReviewSource,
  type ReviewTab,
} from '@vetsync/machines/reviews/model';
import { sampleApplicants } from '@vetsync/samples/reviews';
import { shipyard } from '../Screens/exchange/samples.ts';
import { inState } from './inState.ts';
import { now, intl, seenAt } from './leads.ts';

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
  source?: ReviewSource;
  world?: World;
  order?: readonly string[];
  /** Where the decision on it is, or that there is none to decide on. */
  value?: 'missing' | 'writing' | 'sending' | 'notStored' | 'closing' | 'stored';
  /** What is chosen, or was sent. */
  decision?: AnyDecision | null;
  /** The decision that is taken back. */
  undoes?: string;
  notes?: string;
}

const noList = {
  arrivals: [],
  cursor: null,
  total: null,
  states: {},
  assignments: {},
  lines: {},
  openings: {},
};
const drafting = ['writing', 'sending', 'notStored'];
/** What a panel over a list of its own has none of. */
const listless = {
  list: 'empty',
  feed: { following: 'live' },
  selection: 'choosing',
  choices: 'known',
  settings: { known: 'stored' },
  naming: 'idle',
  tools: 'closed',
};

/** A situation of the panel over one application of the demo. */
export function reviewIn(kind: ApplicationKind, situation: Situation = {}) {
  const { value = 'writing', decision = null, undoes, notes = '', tab = 'overview' } = situation;
  const { source = sources[kind], world = emptyWorld } = situation;
  const own = source.samples[0]!.id;
  const review = reviewOf(source, own, world, seenAt)!;
  const opened = openedApplication(review);
  const { application } = opened;
  const command = undoes
    ? { type: 'decision.undo' as const, payload: { decisionId: undoes } }
    : decision && {
        type: 'application.decide' as const,
        expectedVersion: 1,
        payload: { applicationId: own, decision },
      };
  const { args, parameters } = inState(receivedApplicationsMachine, receivedApplicationsView, {
    value: {
      open: {
        ...listless,
        detail: value === 'missing' ? value : { shown: { decision: value, history: 'current' } },
      },
    },
    input: { slug: roles[kind], self: 'demo', newId: () => 'a command', intl, now },
    context: {
      workspace: { organization: shipyard, role: 'owner' },
      list: {
        ...noList,
        rows: (situation.order ?? ['A', own, 'B', 'C']).map((id) => ({
          ...application,
          id,
          isNew: false,
          opening: null,
        })),
      },
      openId: own,
      opened: value === 'missing' ? null : opened,
      drafts: { [own]: { decision: drafting.includes(value) ? decision : null, message: '', notes } },
      command: command && { id: 'a command', as: '', ...command },
    },
  });
  const at = { role: roles[kind] } as const;
  return {
    args: {
      kind,
      isOpen: true,
      detail: args.view.detail!,
      statusLabel: statusNameOf(kind, application.status),
      tab,
      links: {
        message: newMessageHref(at, { personId: review.application.veteranId, about: own }),
        interview:
          kind === 'nonprofit' ? null : newInterviewHref(kind === 'job' ? 'recruiter' : 'university', own),
      },
      intl: args.view.intl,
    },
    parameters,
  };
}

/** A situation of the decision in it. */
export function decisionIn(kind: ApplicationKind, situation: Situation = {}) {
  const { args, parameters } = reviewIn(kind, situation);
  const { decision, opened } = args.detail;
  return { args: { decision, application: opened!.application }, parameters };
}
