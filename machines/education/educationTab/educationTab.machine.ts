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
import { applicantOf, findCurrentApplication } from '../../applications/model/index.ts';
import { changedRecord, withEarlier } from '../../model/world/index.ts';
import type { CollegeApplication } from '../../model/world/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { pushQuery, replaceQuery, setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { benefitsCalculatorMachine } from '../benefitsCalculator/index.ts';
import { commonApplicationMachine } from '../commonApplication/index.ts';
import { educationMachine } from '../education/index.ts';
import {
  parseDocumentList,
  parsePlanDraft,
  parsePortalDraft,
  collegeTargetOf,
  parseEducationRoute,
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

/** What the education tab shows until schools register themselves. */
export interface EducationSamples {
  programs: readonly UniversityProgram[];
  /** Where programs are found to apply for, if not here. */
  findHref: string | null;
  /** Where several schools are applied to at once, if not here. @default null */
  portalHref?: string | null;
  /** The veteran's remaining GI Bill; null: unknown. */
  benefits: GiBillBenefits | null;
  /** Earlier applications and deadlines. @param now epoch milliseconds; they are dated from it. */
  earlier: (now: number, veteranId: string) => readonly CollegeApplication[];
  deadlines: (now: number) => readonly Deadline[];
}

type EducationTabInput = TabInput<EducationSamples>;

const storageKeys = {
  plan: { name: 'benefit_plan', kind: 'session' },
  portal: { name: 'common_application', kind: 'session' },
  documents: { name: 'documents', kind: 'local' },
} as const;

function routeOf({ route }: Pick<EducationTabInput, 'route'>): EducationRoute {
  const { detail, query } = tabAddress(route);
  return parseEducationRoute(detail, query);
}

/** The world with the veteran's earlier applications. */
const worldOf = ({ samples, world, now, personId }: EducationTabInput) =>
  withEarlier(world, samples.earlier(now(), personId));

function wantedOf(tab: EducationTabInput): WantedApplication | null {
  const { open, programId } = routeOf(tab);
  const program =
    open === 'apply' && tab.samples.findHref === null
      ? tab.samples.programs.find(({ id }) => id === programId)
      : undefined;
  return wantedApplication({ ...tab, world: worldOf(tab) }, program ? collegeTargetOf(program) : null);
}

/** Ids of the programs that the veteran can't choose, because they have already applied. */
function appliedOf(tab: EducationTabInput): string[] {
  const applying = { world: worldOf(tab), veteranId: tab.personId };
  return tab.samples.programs
    .filter((program) => findCurrentApplication(collegeTargetOf(program), applying))
    .map(({ id }) => id);
}

const isPortalOpen = (tab: EducationTabInput) =>
  routeOf(tab).open === 'portal' && tab.samples.findHref === null;

/** The account's list of documents. The demo's documents stay in its browser. */
const listOf = ({ delivery, stored }: EducationTabInput): DocumentList | null =>
  delivery === 'stored'
    ? parseDocumentList(stored(storageKeys.documents.name, storageKeys.documents.kind))
    : null;

const child = tabChild<EducationTabInput>();

const education = child(educationMachine)({
  input: (tab) => {
    const { samples, world, personId, delivery, reader, write, now } = tab;
    const { mode, role } = tabAddress(tab.route);
    return {
      ...samples,
      route: routeOf(tab),
      world,
      veteranId: personId,
      mode,
      role,
      delivery,
      reader,
      write,
      now,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', route: routeOf(tab) }),
    'world.changed': ({ world }) => ({ type: 'world.changed', world }),
  },
  requests: {
    'query.changed': ({ changes, replace }) => (replace ? replaceQuery(changes) : pushQuery(changes)),
    'open.changed': ({ open, changes }) => setOverlay(open, changes),
  },
});

const portal = child(commonApplicationMachine)({
  input: (tab) => {
    const { samples, personId, person, delivery, now, random } = tab;
    const { name, kind } = storageKeys.portal;
    return {
      programs: samples.programs,
      applicant: applicantOf(personId, person),
      delivery,
      stored: parsePortalDraft(tab.stored(name, kind), samples.programs),
      applied: appliedOf(tab),
      opensAtStart: isPortalOpen(tab),
      now,
      random,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: isPortalOpen(tab) ? 'portal.open' : 'portal.shut' }),
    'world.changed': (tab) => ({ type: 'applied.changed', applied: appliedOf(tab) }),
    'person.changed': ({ personId, person }) => ({
      type: 'applicant.changed',
      applicant: applicantOf(personId, person),
    }),
    'command.settled': ({ settled }) => settled ?? null,
  },
  requests: {
    // Not if the person has gone back in the meantime.
    'portal.closed': (_, tab) => (isPortalOpen(tab) ? setOverlay(null) : null),
    'draft.changed': ({ draft }) => store(storageKeys.portal, draft),
    // All programs are there, so there is no search.
    'search.wanted': null,
    'more.wanted': null,
  },
});

const application = child(applicationDialogMachine)({
  input: (tab) => applicationInput(tab, wantedOf(tab)),
  ...applicationInTab<EducationTabInput>({
    wantedOf,
    close: (tab) => (routeOf(tab).open === 'apply' ? setOverlay(null, { program: null }) : null),
  }),
});

const calculator = child(benefitsCalculatorMachine)({
  input: ({ samples, stored, now }) => ({
    programs: samples.programs,
    benefits: samples.benefits,
    stored: parsePlanDraft(stored(storageKeys.plan.name, storageKeys.plan.kind)),
    now,
  }),
  notify: {},
  requests: { 'plan.changed': ({ plan }) => store(storageKeys.plan, plan) },
});

function pageOf(tab: EducationTabInput) {
  const { page } = routeOf(tab);
  return page === 'calculator' || page === 'documents' ? page : 'page';
}

/**
 * Creates the education tab: its pages, the Common Application Portal, and the application for one program.
 *
 * @param fetchStore fetches the store of the owner's documents when it is first used.
 */
export const createEducationTab = (fetchStore: () => Promise<DocumentStore>) =>
  createTab({
    id: 'educationTab',
    context: (input: EducationTabInput) => input,
    children: { education, portal, application },
    pages: {
      /** A page that needs no more than the programs and applications. */
      page: {},
      calculator: { calculator },
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

export interface EducationTabView {
  /** Whether the demo's own screen is displayed instead of a page of the tab. */
  isStandalone: boolean;
}

export const educationTabView = ({
  context,
}: SnapshotFrom<ReturnType<typeof createEducationTab>>): EducationTabView => ({
  isStandalone: tabAddress(context.route).screen !== null,
});
