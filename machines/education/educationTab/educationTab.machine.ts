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
import { portalInTab } from '../../marketplace/marketplaceTab/portalInTab.ts';
import { changedRecord } from '../../model/world/index.ts';
import type { CollegeApplication } from '../../model/world/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { replaceQuery, setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { formatComparedSchools, formatSchoolRoute, parseSchoolRoute } from '../../reference/model/index.ts';
import type { OccupationServer, SchoolServer } from '../../reference/model/index.ts';
import { schoolsMachine } from '../../reference/schools/index.ts';
import { schoolComparisonMachine } from '../schoolComparison/index.ts';
import { benefitsCalculatorMachine } from '../benefitsCalculator/index.ts';
import { educationMachine } from '../education/index.ts';
import {
  initialPlan,
  parseDocumentList,
  parsePlanDraft,
  parseEducationRoute,
  placesToAnswer,
} from '../model/index.ts';
import type {
  Deadline,
  DocumentList,
  EducationRoute,
  GiBillBenefits,
  UniversityProgram,
} from '../model/index.ts';
import { documentsIn } from './documentStore.ts';
import type { DocumentStore } from './documentStore.ts';

/** What the education tab shows. Programs come from its server. */
export interface EducationSamples extends ListingsSamples {
  /** Whose figures the calculator knows. */
  programs: readonly UniversityProgram[];
  /** Whether the common application costs veterans nothing, at any number of schools. */
  waivesFee: boolean;
  /** Where the list of documents is kept. */
  documentsIn: 'account' | 'browser';
  /** The veteran's remaining GI Bill; null: unknown. */
  benefits: GiBillBenefits | null;
  /** Earlier applications. @param now epoch milliseconds; they are dated from it. */
  earlier: (now: number, veteranId: string) => readonly CollegeApplication[];
  /** Deadlines of schools; null: only those of places that wait for an answer. */
  deadlines: ((now: number) => readonly Deadline[]) | null;
  /** What public files say of schools; null: the demo has none. */
  schools: (SchoolServer & Pick<OccupationServer, 'loadProfile'>) | null;
  /** Reads what the person saved, for its closing days. @default nothing closes, as in the demo */
  kept?: ReadListings;
}

type EducationTabInput = TabInput<EducationSamples>;

interface EducationTabContext extends ListingsContext, KeptInTab {
  samples: EducationSamples;
  earlier: readonly CollegeApplication[];
}

/** Degree programs of a page. */
const programPageSize = 12;

const storageKeys = {
  plan: { name: 'benefit_plan', kind: 'session' },
  documents: { name: 'documents', kind: 'local' },
} as const;

function routeOf({ route, samples }: Pick<EducationTabInput, 'route' | 'samples'>): EducationRoute {
  const asked = parseEducationRoute(tabAddress(route).detail);
  const needsSchools = asked.page === 'schools' || asked.page === 'compare';
  return needsSchools && !samples.schools ? { page: 'unknown' } : asked;
}

const planIn = ({ stored }: EducationTabInput) =>
  parsePlanDraft(stored(storageKeys.plan.name, storageKeys.plan.kind));

/** The account's list of documents, or null. */
const listOf = ({ samples, stored }: EducationTabInput): DocumentList | null =>
  samples.documentsIn === 'account'
    ? parseDocumentList(stored(storageKeys.documents.name, storageKeys.documents.kind))
    : null;

const child = tabChild<EducationTabContext>();

const education = child(educationMachine)({
  input: (tab) => {
    const { samples, world, personId, intl, write, now } = tab;
    const { role } = tabAddress(tab.route);
    const { benefits, earlier, deadlines, waivesFee } = samples;
    return {
      benefits,
      earlier,
      deadlines: deadlines ?? placesToAnswer,
      route: routeOf(tab),
      plan: planIn(tab),
      world,
      kept: tab.kept,
      veteranId: personId,
      role,
      hasSchools: samples.schools !== null,
      waivesFee,
      intl,
      write,
      now,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab), plan: planIn(tab) }),
    'world.changed': (tab) => ({ type: 'world.changed', world: tab.world, plan: planIn(tab) }),
    'context.changed': ({ kept }, before) => (kept === before.kept ? null : { type: 'kept.changed', kept }),
  },
  requests: {
    'portal.opened': () => setOverlay('portal'),
  },
});

const kept = keptInTab<EducationTabContext>(({ samples }) => samples.kept ?? null);

const portal = portalInTab<EducationTabContext>({ programsOf: ({ samples }) => samples.programs });

const calculator = child(benefitsCalculatorMachine)({
  input: (tab) => {
    const { schools: server } = tab.samples;
    const { open: id } = parseSchoolRoute(tabAddress(tab.route).query);
    return {
      programs: tab.samples.programs,
      benefits: tab.samples.benefits,
      stored: planIn(tab),
      school: server && id !== null ? { server, id } : null,
      schools: server,
      rates: server,
      profile: server,
      events: server && tab.world.createdEvents,
      organizer: tab.person.name,
      intl: tab.intl,
      write: tab.write,
      now: tab.now,
    };
  },
  notify: {
    'world.changed': ({ world, samples }, before) =>
      !samples.schools || world.createdEvents === before.world.createdEvents
        ? null
        : { type: 'events.changed', events: world.createdEvents },
  },
  requests: {
    'plan.changed': ({ plan }) => store(storageKeys.plan, plan),
    'school.taken': () => replaceQuery({ school: null }),
  },
});

const schools = child(schoolsMachine)({
  input: ({ samples, route }) => {
    const { role, query } = tabAddress(route);
    const { schools: server } = samples;
    if (!server) throw new Error('The demo has no page of schools.');
    return { server, route: parseSchoolRoute(query), at: { role } };
  },
  notify: {
    'route.changed': ({ route }) => ({
      type: 'location.changed',
      route: parseSchoolRoute(tabAddress(route).query),
    }),
  },
  requests: { 'route.changed': ({ route }) => replaceQuery(formatSchoolRoute(route)) },
});

const comparison = child(schoolComparisonMachine)({
  input: (tab) => {
    const { role, query } = tabAddress(tab.route);
    const { schools: server } = tab.samples;
    if (!server) throw new Error('The demo has no page of schools.');
    return {
      server,
      ids: parseSchoolRoute(query).compared,
      plan: planIn(tab) ?? initialPlan(tab.now(), null),
      at: { role },
    };
  },
  notify: {
    'route.changed': ({ route }) => ({
      type: 'location.changed',
      ids: parseSchoolRoute(tabAddress(route).query).compared,
    }),
    'world.changed': (tab) => {
      const plan = planIn(tab);
      return plan && { type: 'plan.changed', plan };
    },
  },
  requests: {
    'compared.changed': ({ ids }) => replaceQuery({ compare: formatComparedSchools(ids) || null }),
  },
});

function pageOf(tab: EducationTabContext) {
  const { page } = routeOf(tab);
  return page === 'calculator' || page === 'documents' || page === 'schools' || page === 'compare'
    ? page
    : 'page';
}

type Child<Logic extends AnyActorLogic> = TabChild<EducationTabContext, Logic>;
interface Children extends ReturnType<typeof listingsInTab> {
  education: Child<typeof educationMachine>;
  portal: ReturnType<typeof portalInTab<EducationTabContext>>;
  kept: ReturnType<typeof keptInTab<EducationTabContext>>;
}
interface Pages {
  page: object;
  calculator: { calculator: Child<typeof benefitsCalculatorMachine> };
  schools: { schools: Child<typeof schoolsMachine> };
  compare: { comparison: Child<typeof schoolComparisonMachine> };
  documents: { documents: Child<ReturnType<typeof documentsIn>> };
}

/**
 * Creates the education tab: its pages, the search of programs, the Common Application Portal, and the application for one
 * program.
 *
 * @param fetchStore fetches the store of the owner's documents when it is first used.
 * @param loadDialog loads the code of the application dialog when it is first used.
 */
export const createEducationTab = (
  fetchStore: () => Promise<DocumentStore>,
  loadDialog: () => Promise<ApplicationDialogCode>,
): TabMachine<EducationTabContext, EducationSamples, Children, Pages> => {
  const { search, application } = listingsInTab({ kind: 'degree', limit: programPageSize }, loadDialog);
  return createTab({
    id: 'educationTab',
    context: (input: EducationTabInput): EducationTabContext => ({
      ...input,
      ...searchBefore,
      ...keptBefore,
      earlier: input.samples.earlier(input.now(), input.personId),
    }),
    children: { education, search, portal, application, kept },
    pages: {
      /** A page that needs no more than the applications. */
      page: {},

      calculator: { calculator },
      schools: { schools },
      compare: { comparison },
      documents: {
        documents: child(documentsIn(fetchStore))({
          input: (tab) => ({ list: listOf(tab), now: tab.now, random: tab.random }),
          notify: {
            'world.changed': (tab, before) => {
              const text = changedRecord(tab.world, before.world, storageKeys.documents.name);
              return text === null ? null : { type: 'list.changed', list: parseDocumentList(text) };
            },
          },
          requests: {
            // The store saves it.
            'document.save': null,
            'documents.discarded': null,
            'list.changed': ({ list }) => store(storageKeys.documents, list),
          },
        }),
      },
    },
    pageOf,
  });
};

export interface EducationTabView {
  /** Whether the demo's own screen is displayed instead of a page of the tab. */
  isStandalone: boolean;
}

export const educationTabView = ({
  context,
}: SnapshotFrom<ReturnType<typeof createEducationTab>>): EducationTabView => ({
  isStandalone: tabAddress(context.route).screen !== null,
});
