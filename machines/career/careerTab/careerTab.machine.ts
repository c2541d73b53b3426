import type { SnapshotFrom } from 'xstate';
import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import {
  applicationDialogMachine,
  applicationInput,
  applicationInTab,
  wantedApplication,
} from '../../applications/applicationDialog/index.ts';
import type { WantedApplication } from '../../applications/applicationDialog/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { pushQuery, replaceQuery, setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { careerMachine } from '../career/index.ts';
import { interviewPracticeMachine } from '../interviewPractice/index.ts';
import {
  jobTargetOf,
  militaryOccupations,
  parseInterviewNotes,
  parseSkillReports,
  parseCareerRoute,
  formatInterviewStep,
  formatSkillFilters,
  serializeSkillReports,
} from '../model/index.ts';
import type { CareerRoute, Job, SkillTranslation } from '../model/index.ts';
import { skillTranslationMachine } from '../skillTranslation/index.ts';
import type { SkillTranslationParentEvent } from '../skillTranslation/index.ts';

/** What the career tab shows until employers post their jobs themselves. */
export interface CareerSamples {
  /** Best match first. @param now epoch milliseconds; jobs were posted before it. */
  jobs: (now: number) => readonly Job[];
  translations: readonly SkillTranslation[];
  /** How often the profile was viewed; null if that is not counted. */
  profileViews: number | null;
  /** Where jobs are found, if not here. */
  findHref: string | null;
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
  return parseCareerRoute(detail, query, screen);
}

function wantedOf(tab: CareerTabContext): WantedApplication | null {
  const { open, jobId } = routeOf(tab);
  const job = open === 'apply' ? tab.jobs.find(({ id }) => id === jobId) : undefined;
  return wantedApplication(tab, job ? jobTargetOf(job) : null);
}

function skillsAt(tab: Routed): SkillTranslationParentEvent {
  const { skills: filters, open, occupationId } = routeOf(tab);
  return { type: 'location.changed', filters, report: open === 'report' ? { occupationId } : null };
}

/** The open dialog in the URL, and the job or the occupation that it is about. */
const overlayOf = (
  open: CareerRoute['open'],
  { job = null, about = null }: { job?: string | null; about?: string | null } = {},
) => setOverlay(open, { job, about });

/** A dialog that closes after the person has gone back in history must not change the URL again. */
const closeIfOpen = (open: CareerRoute['open']) => (tab: Routed) =>
  routeOf(tab).open === open ? overlayOf(null) : null;

const child = tabChild<CareerTabContext>();

const career = child(careerMachine)({
  input: (tab) => {
    const { jobs, samples, world, reader, now } = tab;
    const { translations, profileViews, findHref } = samples;
    const { mode, role } = tabAddress(tab.route);
    return {
      route: routeOf(tab),
      jobs,
      translations,
      profileViews,
      findHref,
      world,
      mode,
      role,
      reader,
      now,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab) }),
    'world.changed': ({ world }) => ({ type: 'world.changed', world }),
  },
  requests: {
    'query.changed': ({ changes }) => replaceQuery(changes),
    'open.changed': ({ open, jobId }) => overlayOf(open, { job: jobId }),
  },
});

const application = child(applicationDialogMachine)({
  input: (tab) => applicationInput(tab, wantedOf(tab)),
  ...applicationInTab<CareerTabContext>({ wantedOf, close: closeIfOpen('apply') }),
});

const skills = child(skillTranslationMachine)({
  input: (tab) => {
    const { filters, report } = skillsAt(tab);
    const { name, kind } = storageKeys.reports;
    const reports = parseSkillReports(tab.stored(name, kind), tab.epoch);
    return { occupations: militaryOccupations, filters, report, reports, random: tab.random };
  },
  notify: { 'route.changed': skillsAt },
  requests: {
    'filters.changed': ({ filters }) => replaceQuery(formatSkillFilters(filters)),
    'report.wanted': ({ occupationId }) => overlayOf('report', { about: occupationId }),
    'dialog.closed': (_, tab) => closeIfOpen('report')(tab),
    'reports.changed': ({ reports }, { epoch }) => ({
      type: 'page.store',
      ...storageKeys.reports,
      text: serializeSkillReports(reports, epoch),
    }),
  },
});

const practice = child(interviewPracticeMachine)({
  input: (tab) => ({
    step: routeOf(tab).question,
    notes: parseInterviewNotes(tab.stored(storageKeys.notes.name, storageKeys.notes.kind)),
  }),
  notify: { 'route.changed': (tab) => ({ type: 'location.changed', step: routeOf(tab).question }) },
  requests: {
    'step.changed': ({ step }) => pushQuery({ question: formatInterviewStep(step) }),
    'notes.changed': ({ notes }) => store(storageKeys.notes, notes),
  },
});

function pageOf(tab: CareerTabContext) {
  const { page } = routeOf(tab);
  return page === 'translation' || page === 'interview' ? page : 'page';
}

/**
 * The career tab: its pages, the table of military occupations, the interview practice, and the application for a job. Search
 * and practice run only while their page is shown.
 */
export const careerTab = createTab({
  id: 'careerTab',
  context: (input: CareerTabInput): CareerTabContext => ({ ...input, jobs: input.samples.jobs(input.now()) }),
  children: { career, application },
  pages: {
    /** A page that needs no more than the jobs. */
    page: {},
    translation: { skills },
    interview: { practice },
  },
  pageOf,
});

export interface CareerTabView {
  /** Whether the demo's own screen is shown, not a page of the tab. */
  isStandalone: boolean;
}

export const careerTabView = ({ context }: SnapshotFrom<typeof careerTab>): CareerTabView => ({
  isStandalone: tabAddress(context.route).screen !== null,
});
