import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { PersonChanged, RouteChanged, WorldChanged } from '../../kit/index.ts';
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
import { applicantOf, findCurrentApplication } from '../../applications/model/index.ts';
import { statusOn } from '../../model/world/index.ts';
import { deliveryOf } from '../../shell/model/index.ts';
import { tabAddress } from '../../shell/platform/tabAddress.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { benefitsCalculatorMachine } from '../benefitsCalculator/index.ts';
import type { BenefitsCalculatorEmitted } from '../benefitsCalculator/index.ts';
import { commonApplicationMachine } from '../commonApplication/index.ts';
import type { CommonApplicationEmitted, CommonApplicationParentEvent } from '../commonApplication/index.ts';
import { documentsMachine } from '../documents/index.ts';
import type { DocumentsEmitted } from '../documents/index.ts';
import { educationMachine } from '../education/index.ts';
import type { EducationEmitted, EducationParentEvent } from '../education/index.ts';
import {
  educationHref,
  parsePlanDraft,
  parsePortalDraft,
  collegeTargetOf,
  readEducationRoute,
} from '../model/index.ts';
import type {
  Deadline,
  EarlierApplication,
  EducationRoute,
  GiBillBenefits,
  UniversityProgram,
} from '../model/index.ts';
import { documentsIn } from './documentStore.ts';
import type { DocumentStore } from './documentStore.ts';

/** What the education tab shows until schools register themselves. */
export interface EducationSamples {
  programs: readonly [UniversityProgram, ...UniversityProgram[]];
  /** The veteran's remaining GI Bill; null: unknown. */
  benefits: GiBillBenefits | null;
  /** Earlier applications and deadlines. @param now epoch milliseconds; they are dated from it. */
  earlier: (now: number) => readonly EarlierApplication[];
  deadlines: (now: number) => readonly Deadline[];
}

type EducationTabInput = TabInput<EducationSamples>;

const storageKeys = {
  plan: { name: 'benefit_plan', kind: 'session' },
  portal: { name: 'common_application', kind: 'session' },
} as const;

function routeOf({ route }: Pick<EducationTabInput, 'route'>): EducationRoute {
  const { detail, query } = tabAddress(route);
  return readEducationRoute(detail, query);
}

/** The veteran's applications from outside the world, after the world's decisions. */
const earlierOf = ({ samples, world, now }: EducationTabInput) =>
  samples.earlier(now()).map((one) => ({ ...one, status: statusOn(world, 'college', one.id, one.status) }));

function wantedOf(tab: EducationTabInput): WantedApplication | null {
  const { open, programId } = routeOf(tab);
  const program = open === 'apply' ? tab.samples.programs.find(({ id }) => id === programId) : undefined;
  const href = educationHref(tabAddress(tab.route), 'applications');
  return wantedApplication(tab, program ? collegeTargetOf(program) : null, href, earlierOf(tab));
}

/** Ids of the programs that the veteran can't choose, because they have already applied. */
function appliedOf(tab: EducationTabInput): string[] {
  const { samples, world, personId: veteranId } = tab;
  const applying = { world, veteranId, earlier: earlierOf(tab) };
  return samples.programs
    .filter((program) => findCurrentApplication(collegeTargetOf(program), applying))
    .map(({ id }) => id);
}

const isPortalOpen = (tab: EducationTabInput) => routeOf(tab).open === 'portal';

/** The education tab: its pages, the Common Application Portal, and the application for one program. */
const machine = setup({
  types: {
    context: {} as EducationTabInput,
    events: {} as
      | RouteChanged
      | PersonChanged
      | WorldChanged
      | EducationEmitted
      | BenefitsCalculatorEmitted
      | DocumentsEmitted
      | CommonApplicationEmitted
      | ApplicationDialogEmitted
      | { type: 'page.changed' },
    emitted: {} as TabEmitted,
    input: {} as EducationTabInput,
    children: {} as {
      education: 'education';
      calculator: 'calculator';
      documents: 'documents';
      portal: 'portal';
      application: 'application';
    },
  },
  actors: {
    worldChanges,
    education: relayed(educationMachine),
    calculator: relayed(benefitsCalculatorMachine),
    documents: relayed(documentsMachine),
    portal: relayed(commonApplicationMachine),
    application: relayed(applicationDialogMachine),
  },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    setPerson: assign((_, { person }: PersonChanged) => ({ person })),
    changePage: raise({ type: 'page.changed' }),
    forward: emit((_, event: TabEmitted) => event),
    notifyWorld: sendTo('education', (_, event: WorldChanged): EducationParentEvent => event),
    notifyEducation: sendTo('education', ({ context }): EducationParentEvent => ({
      type: 'location.changed',
      route: routeOf(context),
    })),
    notifyPortal: sendTo('portal', ({ context }): CommonApplicationParentEvent => ({
      type: isPortalOpen(context) ? 'portal.open' : 'portal.shut',
    })),
    notifyApplied: sendTo('portal', ({ context }): CommonApplicationParentEvent => ({
      type: 'applied.changed',
      applied: appliedOf(context),
    })),
    notifyApplication: sendTo('application', ({ context }) => applicationEvent(wantedOf(context))),
    notifyCurrentApplication: sendTo('application', ({ context }) =>
      currentApplicationEvent(wantedOf(context)),
    ),
    setApplicant: sendTo('application', ({ context }): ApplicationDialogParentEvent => ({
      type: 'applicant.changed',
      applicant: applicantOf(context.personId, context.person),
    })),
    setPortalApplicant: sendTo('portal', ({ context }): CommonApplicationParentEvent => ({
      type: 'applicant.changed',
      applicant: applicantOf(context.personId, context.person),
    })),
    setQuery: emit(
      (_, { changes, replace }: Extract<EducationEmitted, { type: 'query.changed' }>): TabEmitted => ({
        type: 'page.setQuery',
        changes,
        replace,
      }),
    ),
    setOverlay: emit(
      (_, { open, changes }: Pick<Extract<TabEmitted, { type: 'page.setOverlay' }>, 'open' | 'changes'>) =>
        ({ type: 'page.setOverlay', open, changes }) as const,
    ),
    store: emit((_, { name, draft }: { name: 'plan' | 'portal'; draft: unknown }): TabEmitted => ({
      type: 'page.store',
      ...storageKeys[name],
      text: JSON.stringify(draft),
    })),
    saveDocument: (_args, _document: DocumentsEmitted) => {},
  },
  guards: {
    isCalculator: ({ context }) => routeOf(context).page === 'calculator',
    isDocuments: ({ context }) => routeOf(context).page === 'documents',
    // Not if the person has gone back in the meantime.
    isOpen: ({ context }, { open }: { open: EducationRoute['open'] }) => routeOf(context).open === open,
  },
}).createMachine({
  id: 'educationTab',
  context: ({ input }) => input,
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'education',
      src: 'education',
      input: ({ context }) => {
        const { samples, world, personId, reader, now } = context;
        const { mode, role } = tabAddress(context.route);
        return { ...samples, route: routeOf(context), world, veteranId: personId, mode, role, reader, now };
      },
    },
    {
      id: 'portal',
      src: 'portal',
      input: ({ context }) => {
        const { samples, personId, person, route, now } = context;
        const text = context.stored(storageKeys.portal.name, storageKeys.portal.kind);
        return {
          programs: samples.programs,
          applicant: applicantOf(personId, person),
          delivery: deliveryOf(route.route.mode),
          persisted: parsePortalDraft(text, samples.programs),
          applied: appliedOf(context),
          opensAtStart: isPortalOpen(context),
          now,
        };
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
    'route.changed': {
      actions: [withEvent('setRoute'), 'notifyEducation', 'notifyPortal', 'notifyApplication', 'changePage'],
    },
    'page.changed': '.arriving',
    'person.changed': { actions: [withEvent('setPerson'), 'setApplicant', 'setPortalApplicant'] },
    'world.changed': {
      actions: [withEvent('setWorld'), withEvent('notifyWorld'), 'notifyApplied', 'notifyCurrentApplication'],
    },
    'world.dispatch': { actions: withEvent('forward') },
    'page.toast': { actions: withEvent('forward') },
    'page.saveCalendar': { actions: withEvent('forward') },
    'query.changed': { actions: withEvent('setQuery') },
    'open.changed': { actions: withEvent('setOverlay') },
    'dialog.closed': {
      guard: { type: 'isOpen', params: { open: 'apply' } },
      actions: { type: 'setOverlay', params: { open: null, changes: { program: null } } },
    },
    'portal.closed': {
      guard: { type: 'isOpen', params: { open: 'portal' } },
      actions: { type: 'setOverlay', params: { open: null, changes: {} } },
    },
    'draft.changed': {
      actions: { type: 'store', params: ({ event }) => ({ name: 'portal', draft: event.draft }) },
    },
    'drafts.changed': {
      actions: { type: 'forward', params: ({ event }) => storeApplications(event.persisted) },
    },
  },
  states: {
    arriving: {
      always: [
        { guard: 'isCalculator', target: 'calculator' },
        { guard: 'isDocuments', target: 'documents' },
        { target: 'page' },
      ],
    },
    /** A page that needs no more than the programs and applications. */
    page: {},
    calculator: {
      invoke: {
        id: 'calculator',
        src: 'calculator',
        input: ({ context }) => ({
          programs: context.samples.programs,
          benefits: context.samples.benefits,
          persisted: parsePlanDraft(context.stored(storageKeys.plan.name, storageKeys.plan.kind)),
          now: context.now,
        }),
      },
      on: {
        'page.changed': { guard: 'isCalculator' },
        'plan.changed': {
          actions: { type: 'store', params: ({ event }) => ({ name: 'plan', draft: event.plan }) },
        },
      },
    },
    documents: {
      invoke: {
        id: 'documents',
        src: 'documents',
        input: ({ context: { now, random } }) => ({ now, random }),
      },
      on: {
        'page.changed': { guard: 'isDocuments' },
        'document.save': { actions: withEvent('saveDocument') },
      },
    },
  },
});

/** The education tab with the store of its owner's documents, which is fetched when it is first used. */
export const createEducationTab = (fetchStore: () => Promise<DocumentStore>) =>
  relayed(
    machine.provide({
      actors: { documents: relayed(documentsIn(fetchStore)) },
      actions: {
        saveDocument: (_, { documentId }) => void fetchStore().then((store) => store.save(documentId)),
      },
    }),
  );

export interface EducationTabView {
  /** Whether the demo's own screen is displayed instead of a page of the tab. */
  isStandalone: boolean;
}

export const educationTabView = ({ context }: SnapshotFrom<typeof machine>): EducationTabView => ({
  isStandalone: tabAddress(context.route).screen !== null,
});
