import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { PersonChanged, RouteChanged, WorldChanged } from '../../kit/index.ts';
import { applicantOf } from '../../applications/model/index.ts';
import {
  applicationDialogMachine,
  applicationEvent,
  applicationInput,
  currentApplicationEvent,
  storeApplications,
  wantedApplication,
} from '../../applications/applicationDialog/index.ts';
import type {
  ApplicationDialogEmitted,
  ApplicationDialogParentEvent,
  WantedApplication,
} from '../../applications/applicationDialog/index.ts';
import type { WorldDispatchEmitted } from '../../model/world/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { StoreRequest, TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { careerMachine } from '../career/index.ts';
import type { CareerEmitted, CareerParentEvent } from '../career/index.ts';
import { interviewPracticeMachine } from '../interviewPractice/index.ts';
import type { InterviewPracticeEmitted, InterviewPracticeParentEvent } from '../interviewPractice/index.ts';
import {
  careerHref,
  jobTargetOf,
  militaryOccupations,
  parseInterviewNotes,
  parseSkillReports,
  readCareerRoute,
  writeInterviewStep,
  writeSkillFilters,
  writeSkillReports,
} from '../model/index.ts';
import type { CareerRoute, Job, SkillTranslation } from '../model/index.ts';
import { skillTranslationMachine } from '../skillTranslation/index.ts';
import type { SkillTranslationEmitted, SkillTranslationParentEvent } from '../skillTranslation/index.ts';

/** What the career tab shows until employers post their jobs themselves. */
export interface CareerSamples {
  /** Best match first. @param now epoch milliseconds; jobs were posted before it. */
  jobs: (now: number) => readonly Job[];
  translations: readonly SkillTranslation[];
  /** How often the profile was viewed; null if that is not counted. */
  profileViews: number | null;
}

type CareerTabInput = TabInput<CareerSamples>;

interface CareerTabContext extends CareerTabInput {
  jobs: readonly Job[];
}

type Routed = Pick<CareerTabContext, 'route' | 'jobs'>;

const storageKeys = {
  notes: { name: 'interview_notes', kind: 'local' },
  reports: { name: 'skill_reports', kind: 'local' },
} as const;

function routeOf({ route }: Pick<Routed, 'route'>): CareerRoute {
  const { detail, query, screen } = tabAddress(route);
  return readCareerRoute(detail, query, screen);
}

function wantedOf(tab: CareerTabContext): WantedApplication | null {
  const { open, jobId } = routeOf(tab);
  const job = open === 'apply' ? tab.jobs.find(({ id }) => id === jobId) : undefined;
  return wantedApplication(tab, job ? jobTargetOf(job) : null, careerHref(tabAddress(tab.route), 'overview'));
}

const skillsAt = (known: Routed): Omit<SkillTranslationParentEvent, 'type'> => {
  const { skills, open, occupationId } = routeOf(known);
  return { filters: skills, report: open === 'report' ? { occupationId } : null };
};

/**
 * The career tab: its pages, the table of military occupations, the interview practice, and the application for a job. Search
 * and practice run only while their page is shown. A dialog that closes after the person has gone back in history must not
 * change the URL again.
 */
const machine = setup({
  types: {
    context: {} as CareerTabContext,
    events: {} as
      | RouteChanged
      | PersonChanged
      | WorldChanged
      | CareerEmitted
      | SkillTranslationEmitted
      | InterviewPracticeEmitted
      | ApplicationDialogEmitted
      | { type: 'page.changed' },
    emitted: {} as TabEmitted,
    input: {} as CareerTabInput,
    children: {} as {
      career: 'career';
      skills: 'skills';
      practice: 'practice';
      application: 'application';
    },
  },
  actors: {
    worldChanges,
    career: relayed(careerMachine),
    skills: relayed(skillTranslationMachine),
    practice: relayed(interviewPracticeMachine),
    application: relayed(applicationDialogMachine),
  },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    changePage: raise({ type: 'page.changed' }),
    forward: emit((_, event: WorldDispatchEmitted) => event),
    notifyWorld: sendTo('career', (_, event: WorldChanged): CareerParentEvent => event),
    notifyCareer: sendTo('career', ({ context }): CareerParentEvent => ({
      type: 'location.changed',
      route: routeOf(context),
    })),
    notifySkills: sendTo('skills', ({ context }): SkillTranslationParentEvent => ({
      type: 'location.changed',
      ...skillsAt(context),
    })),
    notifyPractice: sendTo('practice', ({ context }): InterviewPracticeParentEvent => ({
      type: 'location.changed',
      step: routeOf(context).question,
    })),
    notifyApplication: sendTo('application', ({ context }) => applicationEvent(wantedOf(context))),
    notifyCurrentApplication: sendTo('application', ({ context }) =>
      currentApplicationEvent(wantedOf(context)),
    ),
    notifyApplicant: sendTo(
      'application',
      ({ context }, { person }: PersonChanged): ApplicationDialogParentEvent => ({
        type: 'applicant.changed',
        applicant: applicantOf(context.personId, person),
      }),
    ),
    // Otherwise each typed letter would add a history entry.
    replaceQuery: emit(
      (_, { changes }: { changes: Readonly<Record<string, string | null>> }): TabEmitted => ({
        type: 'page.setQuery',
        changes,
        replace: true,
      }),
    ),
    askForStep: emit(
      (_, { step }: Extract<InterviewPracticeEmitted, { type: 'step.changed' }>): TabEmitted => ({
        type: 'page.setQuery',
        changes: { question: writeInterviewStep(step) },
        replace: false,
      }),
    ),
    setOverlay: emit(
      (
        _,
        named: { open: CareerRoute['open']; jobId?: string | null; occupationId?: string | null },
      ): TabEmitted => ({
        type: 'page.setOverlay',
        open: named.open,
        changes: { job: named.jobId ?? null, about: named.occupationId ?? null },
      }),
    ),
    store: emit((_, request: StoreRequest) => request),
  },
  guards: {
    isTranslation: ({ context }) => routeOf(context).page === 'translation',
    isInterview: ({ context }) => routeOf(context).page === 'interview',
    // If the person has gone back in history in the meantime, the dialog is no longer in the URL.
    isOpen: ({ context }, { open }: { open: CareerRoute['open'] }) => routeOf(context).open === open,
  },
}).createMachine({
  id: 'careerTab',
  context: ({ input }) => ({ ...input, jobs: input.samples.jobs(input.now()) }),
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'career',
      src: 'career',
      input: ({ context }) => {
        const { jobs, samples, world, reader, now } = context;
        const { translations, profileViews } = samples;
        const { mode, role } = tabAddress(context.route);
        return { route: routeOf(context), jobs, translations, profileViews, world, mode, role, reader, now };
      },
    },
    {
      id: 'application',
      src: 'application',
      input: ({ context }) => applicationInput(context, wantedOf(context)),
    },
  ],
  initial: 'arriving',
  on: {
    'route.changed': { actions: [withEvent('setRoute'), 'notifyCareer', 'notifyApplication', 'changePage'] },
    'page.changed': '.arriving',
    'world.changed': {
      actions: [withEvent('setWorld'), withEvent('notifyWorld'), 'notifyCurrentApplication'],
    },
    'person.changed': { actions: withEvent('notifyApplicant') },
    'world.dispatch': { actions: withEvent('forward') },
    'query.changed': { actions: withEvent('replaceQuery') },
    'open.changed': { actions: withEvent('setOverlay') },
    'dialog.closed': {
      guard: { type: 'isOpen', params: { open: 'apply' } },
      actions: { type: 'setOverlay', params: { open: null } },
    },
    'drafts.changed': {
      actions: { type: 'store', params: ({ event }) => storeApplications(event.persisted) },
    },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isTranslation', target: 'translation' },
        { guard: 'isInterview', target: 'interview' },
        { target: 'page' },
      ],
    },
    /** A page that needs no more than the jobs. */
    page: {},
    translation: {
      invoke: {
        id: 'skills',
        src: 'skills',
        input: ({ context }) => ({
          occupations: militaryOccupations,
          ...skillsAt(context),
          reports: parseSkillReports(
            context.stored(storageKeys.reports.name, storageKeys.reports.kind),
            context.epoch,
          ),
          random: context.random,
        }),
      },
      on: {
        'page.changed': { guard: 'isTranslation', actions: 'notifySkills' },
        'filters.changed': {
          actions: {
            type: 'replaceQuery',
            params: ({ event }) => ({ changes: writeSkillFilters(event.filters) }),
          },
        },
        'report.wanted': {
          actions: {
            type: 'setOverlay',
            params: ({ event }) => ({ open: 'report', occupationId: event.occupationId }),
          },
        },
        'dialog.closed': {
          guard: { type: 'isOpen', params: { open: 'report' } },
          actions: { type: 'setOverlay', params: { open: null } },
        },
        'reports.changed': {
          actions: {
            type: 'store',
            params: ({ context, event }) => ({
              type: 'page.store',
              ...storageKeys.reports,
              text: writeSkillReports(event.reports, context.epoch),
            }),
          },
        },
      },
    },
    interview: {
      invoke: {
        id: 'practice',
        src: 'practice',
        input: ({ context }) => ({
          step: routeOf(context).question,
          notes: parseInterviewNotes(context.stored(storageKeys.notes.name, storageKeys.notes.kind)),
        }),
      },
      on: {
        'page.changed': { guard: 'isInterview', actions: 'notifyPractice' },
        'step.changed': { actions: withEvent('askForStep') },
        'notes.changed': {
          actions: {
            type: 'store',
            params: ({ event }) => ({
              type: 'page.store',
              ...storageKeys.notes,
              text: JSON.stringify(event.notes),
            }),
          },
        },
      },
    },
  },
});

export const careerTab = relayed(machine);

export interface CareerTabView {
  /** Whether the demo's own screen is shown, not a page of the tab. */
  isStandalone: boolean;
}

export const careerTabView = ({ context }: SnapshotFrom<typeof machine>): CareerTabView => ({
  isStandalone: tabAddress(context.route).screen !== null,
});
