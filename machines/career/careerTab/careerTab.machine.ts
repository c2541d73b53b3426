import type { AnyActorLogic, SnapshotFrom } from 'xstate';
import { createTab } from '../../shell/platform/tab.machine.ts';
import type { TabMachine } from '../../shell/platform/tab.machine.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabChild } from '../../shell/platform/tabChild.ts';
import type { ApplicationDialogCode } from '../../applications/applicationOnDemand/index.ts';
import { listingsInTab, searchBefore } from '../../marketplace/listingSearch/index.ts';
import type { ListingsContext, ListingsSamples } from '../../marketplace/listingSearch/index.ts';
import { keptBefore, keptInTab } from '../../marketplace/keptListings/index.ts';
import type { KeptInTab, ReadListings } from '../../marketplace/keptListings/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { pushQuery, replaceQuery, setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { careerMachine } from '../career/index.ts';
import { interviewPracticeMachine } from '../interviewPractice/index.ts';
import {
  militaryOccupations,
  parseInterviewNotes,
  parseSkillReports,
  parseCareerRoute,
  formatInterviewStep,
  formatSkillFilters,
  serializeSkillReports,
} from '../model/index.ts';
import type { CareerRoute, SkillTranslation } from '../model/index.ts';
import { payComparisonMachine } from '../payComparison/index.ts';
import { occupationsMachine } from '../../reference/occupations/index.ts';
import { branchSlugOf, formatOccupationRoute, parseOccupationRoute } from '../../reference/model/index.ts';
import type { OccupationServer, PayServer } from '../../reference/model/index.ts';
import { skillTranslationMachine } from '../skillTranslation/index.ts';
import type { SkillTranslationParentEvent } from '../skillTranslation/index.ts';

/** What the career tab shows. Jobs come from its server. */
export interface CareerSamples extends ListingsSamples {
  translations: readonly SkillTranslation[];
  /** What public files say of occupations; null: the demo has a table of its own. */
  occupations: (OccupationServer & PayServer) | null;
  /** How often the profile was viewed; null if that is not counted. */
  profileViews: number | null;
  /** Where a person lets organizations find them; null if nobody looks. */
  candidacyHref: string | null;
  /** Reads what the person saved, for its closing days. @default nothing closes, as in the demo */
  kept?: ReadListings;
}

type CareerTabInput = TabInput<CareerSamples>;

interface CareerTabContext extends ListingsContext, KeptInTab {
  samples: CareerSamples;
}

/** Jobs of a page, and those on the overview are the first of them. */
const jobPageSize = 6;

const storageKeys = {
  notes: { name: 'interview_notes', kind: 'local' },
  reports: { name: 'skill_reports', kind: 'local' },
} as const;

function routeOf({ route }: Pick<CareerTabContext, 'route'>): CareerRoute {
  const { detail, query, screen } = tabAddress(route);
  return parseCareerRoute(detail, query, screen);
}

function skillsAt(tab: Pick<CareerTabContext, 'route'>): SkillTranslationParentEvent {
  const { skills: filters, isReporting, occupationId } = routeOf(tab);
  return { type: 'location.changed', filters, report: isReporting ? { occupationId } : null };
}

const child = tabChild<CareerTabContext>();

const career = child(careerMachine)({
  input: (tab) => {
    const { samples, world, kept: listings, intl, write, now } = tab;
    const { translations, profileViews, candidacyHref } = samples;
    const { role } = tabAddress(tab.route);
    const shown = { translations, profileViews, candidacyHref };
    return { route: routeOf(tab), ...shown, world, kept: listings, role, intl, write, now };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab) }),
    'world.changed': ({ world }) => ({ type: 'world.changed', world }),
    'context.changed': ({ kept: listings }, before) =>
      listings === before.kept ? null : { type: 'kept.changed', kept: listings },
  },
  requests: { 'query.changed': ({ changes }) => replaceQuery(changes) },
});

const kept = keptInTab<CareerTabContext>(({ samples }) => samples.kept ?? null);

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
    'report.wanted': ({ occupationId }) => setOverlay('report', { about: occupationId }),
    // Not if the person has gone back in the meantime.
    'dialog.closed': (_, tab) => (routeOf(tab).isReporting ? setOverlay(null, { about: null }) : null),
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

const occupations = child(occupationsMachine)({
  input: (tab) => {
    const { role, query } = tabAddress(tab.route);
    const { occupations: server } = tab.samples;
    if (!server) throw new Error('The demo shows its own table of occupations.');
    return { server, route: parseOccupationRoute(query), person: tab.person, at: { role } };
  },
  notify: {
    'route.changed': (tab) => ({
      type: 'location.changed',
      route: parseOccupationRoute(tabAddress(tab.route).query),
    }),
    'person.changed': ({ person }) => ({ type: 'person.changed', person }),
  },
  requests: { 'route.changed': ({ route }) => replaceQuery(formatOccupationRoute(route)) },
});

const payComparison = child(payComparisonMachine)({
  input: ({ samples: { occupations: server }, person }) => {
    if (!server) throw new Error('The demo compares no pay.');
    const [first] = person.occupations;
    const branch = first && branchSlugOf(first.branch || person.branch);
    return { server, military: first && branch ? { branch, code: first.code } : null };
  },
  notify: {},
  requests: {},
});

function pageOf(tab: CareerTabContext) {
  const { page } = routeOf(tab);
  if (page === 'translation' && tab.samples.occupations) return 'occupations';
  if (page === 'translation') return tabAddress(tab.route).screen === null ? page : 'translationWithJobs';
  if (page === 'overview' || page === 'jobs') return 'jobs';
  if (page === 'salary' && tab.samples.occupations) return 'salary';
  return page === 'interview' ? page : 'page';
}

type Child<Logic extends AnyActorLogic> = TabChild<CareerTabContext, Logic>;
interface Skills {
  skills: Child<typeof skillTranslationMachine>;
}
type Listings = ReturnType<typeof listingsInTab>;
interface Children extends Pick<Listings, 'application'> {
  kept: ReturnType<typeof keptInTab<CareerTabContext>>;
  career: Child<typeof careerMachine>;
}
interface Pages {
  page: object;
  jobs: Pick<Listings, 'search'>;
  translation: Skills;
  salary: { payComparison: Child<typeof payComparisonMachine> };
  occupations: { occupations: Child<typeof occupationsMachine> };
  translationWithJobs: Skills & Pick<Listings, 'search'>;
  interview: { practice: Child<typeof interviewPracticeMachine> };
}

/**
 * Creates the career tab: its pages, the search of jobs, the table of military occupations, the interview practice, and the
 * application for a job. Searches and practice run only while their page is shown.
 *
 * @param loadDialog loads the code of the application dialog when it is first used.
 */
export function createCareerTab(
  loadDialog: () => Promise<ApplicationDialogCode>,
): TabMachine<CareerTabContext, CareerSamples, Children, Pages> {
  const { search, application } = listingsInTab({ kind: 'job', limit: jobPageSize }, loadDialog);
  return createTab({
    id: 'careerTab',
    context: (input: CareerTabInput): CareerTabContext => ({ ...input, ...searchBefore, ...keptBefore }),
    children: { kept, career, application },
    pages: {
      /** A page without a machine of its own. */
      page: {},
      jobs: { search },
      translation: { skills },
      salary: { payComparison },
      occupations: { occupations },
      /** The demo's own screen, with jobs beside the occupations. */
      translationWithJobs: { skills, search },
      interview: { practice },
    },
    pageOf,
  });
}

export interface CareerTabView {
  /** Whether the demo's own screen is shown, not a page of the tab. */
  isStandalone: boolean;
}

export const careerTabView = ({
  context,
}: SnapshotFrom<ReturnType<typeof createCareerTab>>): CareerTabView => ({
  isStandalone: tabAddress(context.route).screen !== null,
});
