import {
  benefitsCalculatorMachine,
  type BenefitsCalculatorContext,
  benefitsCalculatorView,
} from '@vetsync/machines/education/benefitsCalculator';
import {
  commonApplicationMachine,
  commonApplicationView,
  type CommonApplicationContext,
} from '@vetsync/machines/applications/commonApplication';
import {
  documentsMachine,
  documentsView,
  type DocumentsContext,
} from '@vetsync/machines/education/documents';
import { educationMachine, educationView, type EducationInput } from '@vetsync/machines/education/education';
import { emptyWorld, withEarlier, type World } from '@vetsync/machines/model/world';
import {
  parseEducationRoute,
  programTypes,
  type StoredDocument,
  type PlanDraft,
} from '@vetsync/machines/education/model';
import {
  sampleBenefits,
  sampleCollegeApplications,
  sampleDeadlines,
  sampleProgramListings,
  samplePrograms,
} from '@vetsync/samples/education';
import { inputOf, pace } from './applications.ts';
import { writePhrase } from '@vetsync/ui/language';
import { inState } from './inState.ts';
import { now, intl, seenAt } from './leads.ts';
import { foundIn } from './listings.ts';

interface Situation {
  page?: 'hub' | 'applications' | 'schools' | 'compare' | 'calculator' | 'documents' | 'unknown';
  world?: World;
  input?: Partial<EducationInput>;
}

/** What a veteran who has just signed up has in this tab. */
export const newAccount = {
  waivesFee: false,
  veteranId: 'someone',
  benefits: null,
  earlier: () => [],
  deadlines: () => [],
} satisfies Partial<EducationInput>;

/** The education tab of the demo's veteran. */
export function educationIn({ page = 'hub', world, input }: Situation = {}) {
  const steps = page === 'hub' ? [] : [page];
  return inState(educationMachine, educationView, {
    value: page,
    input: {
      route: parseEducationRoute(steps),
      benefits: sampleBenefits,
      earlier: sampleCollegeApplications,
      deadlines: sampleDeadlines,
      veteranId: 'demo-veteran',
      role: 'user',
      waivesFee: true,
      intl,
      write: writePhrase,
      now,
      ...(world && { world }),
      ...input,
    },
  });
}
export const educationLinks = educationIn().args.view.links;
export const educationReader = { ...intl, now: seenAt };

/** The demo's world after one application was waitlisted and two programs were saved. */
export const busyWorld: World = {
  ...emptyWorld,
  savedPrograms: [
    { id: 'caprock', title: 'Cybersecurity' },
    { id: 'riverbend', title: 'Project Coordination' },
  ],
  collegeApplications: [
    {
      id: 'CAP5T3NE',
      veteranId: 'demo-veteran',
      veteranName: 'Marcus Delaney',
      veteranImage: '',
      veteranBranch: 'Army',
      veteranRank: 'Staff Sergeant',
      program: 'Bachelor of Science in Cybersecurity',
      university: 'Caprock University',
      matchScore: 87,
      giBillRemaining: '75%',
      submitDate: new Date(seenAt - 26 * 3_600_000).toISOString(),
      status: 'under_review',
    },
  ],
  decisions: [
    {
      id: 'decision-1',
      kind: 'college',
      applicationId: 'CAP5T3NE',
      decision: 'waitlist',
      status: 'under_review',
      subject: 'Cybersecurity at Caprock University',
      at: seenAt - 2 * 3_600_000,
      undone: false,
    },
  ],
};

/** What the search of programs shows to the demo's veteran. */
export const programsFound = ({
  world = emptyWorld,
  ...situation
}: Omit<Parameters<typeof foundIn>[1], 'scope'> = {}) =>
  foundIn(
    {
      listings: sampleProgramListings(seenAt),
      sorts: ['match', 'tuition', 'name'],
      types: programTypes,
      narrowings: ['covered'],
    },
    {
      scope: { kind: 'degree', limit: 12 },
      world: withEarlier(world, sampleCollegeApplications(seenAt, 'demo-veteran')),
      ...situation,
    },
  );

/** A situation of the Common Application Portal. */
export const portalIn = (
  value:
    | 'closed'
    | 'sending'
    | 'submitted'
    | { form: 'universities' | 'statement' | 'tooLong' | 'confirmingClose' }
    | { answered: 'all' | 'some' },
  context: Partial<CommonApplicationContext> = {},
) => {
  const { applicant } = inputOf();
  return inState(commonApplicationMachine, commonApplicationView, {
    value,
    input: { programs: samplePrograms, applicant, now, random: () => 0.5 },
    context: { pace, ...context },
  });
};

export const calculatorIn = (
  value:
    | 'reading'
    | 'typing'
    | 'finding'
    | 'lookingUp'
    | 'calculated'
    | 'unreadable'
    | 'empty' = 'calculated',
  draft: Partial<PlanDraft> = {},
  schoolFailed = false,
  context: Partial<BenefitsCalculatorContext> = {},
) => {
  const input = {
    programs: samplePrograms,
    benefits: sampleBenefits,
    organizer: 'Alex Morgan',
    intl,
    write: writePhrase,
    now,
  };
  const start = inState(benefitsCalculatorMachine, benefitsCalculatorView, { value: 'calculated', input });
  return inState(benefitsCalculatorMachine, benefitsCalculatorView, {
    value,
    input,
    context: {
      draft: { ...start.args.view.draft, ...draft },
      schoolFailed,
      school: { id: '900001', server: { readSchool: () => new Promise(() => {}) } },
      ...context,
    },
  });
};

export const sampleDocuments: StoredDocument[] = [
  {
    id: 'paper-1',
    name: 'DD214-member-4.pdf',
    size: 412_672,
    kind: 'pdf',
    purpose: 'dd214',
    addedAt: new Date(seenAt - 3 * 86_400_000).toISOString(),
  },
  {
    id: 'paper-2',
    name: 'joint-services-transcript-official-copy-with-a-very-long-name-from-the-portal-2026.pdf',
    size: 1_284_000,
    kind: 'pdf',
    purpose: 'jst',
    addedAt: new Date(seenAt - 5 * 86_400_000).toISOString(),
  },
];

type Ready =
  | 'idle'
  | 'checking'
  | 'refused'
  | 'storing'
  | 'stored'
  | 'storeFailed'
  | 'confirmingRemoval'
  | 'removing'
  | 'removed'
  | 'removeFailed';
export const documentsIn = (
  value: 'loading' | 'loadFailed' | { ready: Ready },
  context: Partial<DocumentsContext> = {},
) =>
  inState(documentsMachine, documentsView, {
    value,
    input: { now, random: () => 0.5 },
    context: { documents: sampleDocuments, ...context },
  });
