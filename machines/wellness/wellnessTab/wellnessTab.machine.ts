import { createTab } from '../../shell/platform/tab.machine.ts';
import { tabChild, toActor } from '../../shell/platform/tabChild.ts';
import { defaultRole } from '../../account/model/index.ts';
import { changedRecord } from '../../model/world/index.ts';
import type { Appointment } from '../../model/world/index.ts';
import type { PlatformPlace } from '../../shell/model/index.ts';
import { searchBefore, searchInTab } from '../../marketplace/listingSearch/index.ts';
import type { ListingsContext, ListingsSamples } from '../../marketplace/listingSearch/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { pushQuery, replaceQuery, setOverlay, store } from '../../shell/platform/tabRequests.ts';
import { appointmentMachine } from '../appointment/index.ts';
import type { AppointmentDialogTarget } from '../appointment/index.ts';
import { appointmentsMachine } from '../appointments/index.ts';
import type { AppointmentsRoute } from '../appointments/index.ts';
import { claimEditorMachine } from '../claimEditor/index.ts';
import type { ClaimEditorTarget } from '../claimEditor/index.ts';
import { claimsMachine } from '../claims/index.ts';
import { ownProvidersMachine } from '../ownProviders/index.ts';
import {
  careProviderOf,
  mergeAppointments,
  noDialog,
  parseAppointmentDraft,
  parseCheckAnswers,
  parseClaimDraft,
  parseOwnClaims,
  parseOwnProviders,
  parseWellnessRoute,
  wellnessLinks,
} from '../model/index.ts';
import type {
  CheckKeeping,
  Claim,
  ClaimHelper,
  OwnProvider,
  Provider,
  Readiness,
  WellnessLinks,
  WellnessRoute,
} from '../model/index.ts';
import { wellnessCheckMachine } from '../wellnessCheck/index.ts';

/** What the wellness tab shows beside what the person did. @param now epoch milliseconds; samples are dated from it. */
export interface WellnessSamples extends ListingsSamples {
  /** Of whom an appointment can be requested. If there is nobody, people note visits with doctors of their own. */
  providers: (now: number) => readonly Provider[];
  appointments: (now: number, veteran: { id: string; name: string }) => readonly Appointment[];
  /** Null: people keep a list of their own. */
  claims: ((now: number) => readonly Claim[]) | null;
  claimHelpers: readonly ClaimHelper[];
  /** What becomes of the answers of the wellness check. */
  check: CheckKeeping;
  /** Null: nothing is known of it. */
  readiness: Readiness | null;
}

type WellnessTabInput = TabInput<WellnessSamples>;

interface WellnessTabContext extends ListingsContext {
  samples: WellnessSamples;
  veteran: { id: string; name: string };
  at: PlatformPlace;
  links: WellnessLinks;
  providers: readonly Provider[];
  /** Doctors that the person noted. */
  ownProviders: readonly OwnProvider[];
  earlierAppointments: readonly Appointment[];
  claims: readonly Claim[];
}

const storageKeys = {
  answers: { name: 'wellness_check', kind: 'session' },
  draft: { name: 'appointment_draft', kind: 'session' },
  claims: { name: 'claims', kind: 'local' },
  claimDraft: { name: 'claim_draft', kind: 'session' },
  ownProviders: { name: 'own_providers', kind: 'local' },
} as const;

type Routed = Pick<WellnessTabContext, 'route'>;

/** The route within the tab. */
export const wellnessRouteOf = ({ route: { route } }: Routed): WellnessRoute =>
  parseWellnessRoute(route.detail, route.query);

function listedAt(tab: Routed): AppointmentsRoute {
  const { appointmentId, open } = wellnessRouteOf(tab);
  return { appointmentId, open: open === 'existing' || open === 'cancel' ? open : null };
}

function openingAt(tab: Routed): AppointmentDialogTarget {
  const { open, providerId, appointmentId } = wellnessRouteOf(tab);
  if (open === 'schedule') return { task: 'request', providerId: providerId ?? '' };
  return open === 'reschedule' && appointmentId ? { task: 'reschedule', appointmentId } : null;
}

function stepAt(tab: Routed) {
  const { page, question } = wellnessRouteOf(tab);
  return page === 'check' ? question : null;
}

/** Nobody takes requests here, so people note visits with doctors of their own. */
export const hasOwnProviders = ({ providers }: Pick<WellnessTabContext, 'providers'>) =>
  providers.length === 0;
const hasOwnClaims = ({ samples }: Pick<WellnessTabInput, 'samples'>) => samples.claims === null;

function claimOpeningAt(tab: Routed): ClaimEditorTarget {
  const { page, open, editedClaimId } = wellnessRouteOf(tab);
  return page === 'claims' && open === 'claim' ? { claimId: editedClaimId } : null;
}

/** Whom a visit can be with. */
const providersIn = (tab: WellnessTabContext) =>
  hasOwnProviders(tab) ? tab.ownProviders.map(careProviderOf) : tab.providers;

const otherProviders = (tab: WellnessTabContext, before: WellnessTabContext) =>
  tab.ownProviders === before.ownProviders
    ? null
    : ({ type: 'providers.changed', providers: providersIn(tab) } as const);

const appointmentsIn = ({ earlierAppointments, world }: WellnessTabContext) =>
  mergeAppointments(earlierAppointments, world.appointments);

/** Null if other things of the world have changed. */
const otherAppointments = (tab: WellnessTabContext, before: WellnessTabContext) =>
  tab.world.appointments === before.world.appointments
    ? null
    : ({ type: 'appointments.changed', appointments: appointmentsIn(tab) } as const);

const child = tabChild<WellnessTabContext>();

const openSchedule = ({ providerId }: { providerId: string }) =>
  setOverlay('schedule', { provider: providerId });
const closeDialog = () => setOverlay(null, noDialog);

const list = child(appointmentsMachine)({
  input: (tab) => {
    const { at, links, intl, write, now } = tab;
    const [appointments, route] = [appointmentsIn(tab), listedAt(tab)];
    return { providers: providersIn(tab), appointments, route, at, links, intl, write, now };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', ...listedAt(tab) }),
    'world.changed': otherAppointments,
    'context.changed': otherProviders,
  },
  requests: { 'provider.chosen': openSchedule },
});

const schedule = child(appointmentMachine)({
  input: (tab) => {
    const { veteran, stored, intl, now, random } = tab;
    return {
      providers: providersIn(tab),
      appointments: appointmentsIn(tab),
      veteran,
      stored: parseAppointmentDraft(stored(storageKeys.draft.name, storageKeys.draft.kind)),
      opening: openingAt(tab),
      intl,
      now,
      random,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', opening: openingAt(tab) }),
    'world.changed': otherAppointments,
    'context.changed': otherProviders,
  },
  requests: {
    'draft.changed': ({ draft }) => store(storageKeys.draft, draft),
    'finder.wanted': (_, tab) => setOverlay(hasOwnProviders(tab) ? 'own' : 'find', { provider: null }),
    'dialog.closed': closeDialog,
    // A new request is found in the list. One that was moved is on the page below already.
    'request.sent': ({ task }, { links }) =>
      task === 'request' ? { type: 'page.navigate', to: links.appointments, replace: true } : closeDialog(),
  },
});

/** Care that is published. In the demo, a visit can be scheduled with some of it. */
const search = searchInTab(
  { kind: 'provider', limit: 6, dialog: 'find' },
  {
    'open.changed': ({ open, id }) => {
      if (open === 'apply' && id !== null) return openSchedule({ providerId: id });
      return id === null ? replaceQuery({ listing: null }) : pushQuery({ listing: id });
    },
    'search.closed': closeDialog,
  },
);

const isOwnOpen = (tab: WellnessTabContext) => hasOwnProviders(tab) && wellnessRouteOf(tab).open === 'own';

const own = child(ownProvidersMachine)({
  input: (tab) => ({
    providers: tab.ownProviders,
    open: isOwnOpen(tab),
    careHref: tab.links.findAll,
    random: tab.random,
  }),
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', open: isOwnOpen(tab) }),
    'world.changed': (tab, before) => {
      const text = changedRecord(tab.world, before.world, storageKeys.ownProviders.name);
      return text === null ? null : { type: 'providers.restored', text };
    },
  },
  requests: {
    'providers.stored': ({ text }) => ({ type: 'page.store', ...storageKeys.ownProviders, text }),
    'provider.chosen': openSchedule,
  },
  select: ({ context }) => ({ ownProviders: context.providers }),
});

const check = child(wellnessCheckMachine)({
  input: (tab) => ({
    stored: parseCheckAnswers(tab.stored(storageKeys.answers.name, storageKeys.answers.kind)),
    step: stepAt(tab),
    links: tab.links,
    keeping: tab.samples.check,
  }),
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', step: stepAt(tab) }),
    'world.changed': (tab, before) => {
      const text = changedRecord(tab.world, before.world, storageKeys.answers.name);
      return text === null ? null : { type: 'answers.restored', answers: parseCheckAnswers(text) };
    },
  },
  requests: { 'answers.changed': ({ answers }) => store(storageKeys.answers, answers) },
});

const claims = child(claimsMachine)({
  input: (tab) => {
    const { samples, links, intl, write, now } = tab;
    return {
      claims: tab.claims,
      canChange: hasOwnClaims(tab),
      helpers: samples.claimHelpers,
      claimId: wellnessRouteOf(tab).claimId,
      links,
      intl: { ...intl, now: now() },
      write,
      now,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', claimId: wellnessRouteOf(tab).claimId }),
    'world.changed': (tab, before) => {
      const text = changedRecord(tab.world, before.world, storageKeys.claims.name);
      return text === null || !hasOwnClaims(tab) ? null : { type: 'claims.restored', text };
    },
  },
  requests: {
    'claims.changed': ({ text }) => ({ type: 'page.store', ...storageKeys.claims, text }),
    'editor.wanted': ({ claimId }) => setOverlay('claim', { edit: claimId }),
  },
  select: ({ context }) => ({ claims: context.claims }),
});

const claimEditor = child(claimEditorMachine)({
  input: (tab) => {
    const { stored, intl, now, random } = tab;
    return {
      claims: tab.claims,
      canChange: hasOwnClaims(tab),
      stored: parseClaimDraft(stored(storageKeys.claimDraft.name, storageKeys.claimDraft.kind)),
      opening: claimOpeningAt(tab),
      intl,
      now,
      random,
    };
  },
  notify: {
    'route.changed': (tab) => ({ type: 'location.changed', opening: claimOpeningAt(tab) }),
    'context.changed': (tab) => ({ type: 'list.changed', claims: tab.claims }),
  },
  requests: {
    'draft.changed': ({ draft }) => store(storageKeys.claimDraft, draft),
    'claim.saved': ({ claim }) => toActor<typeof claimsMachine>('claims', { type: 'claim.saved', claim }),
    'dialog.closed': closeDialog,
  },
});

/**
 * The veteran's wellness tab, and the demo's own screen of wellness and claims. Its machines run as long as the tab, because the page
 * confirms what a dialog has sent, and the overview counts what the other pages show. Only the search runs as long as it is open.
 */
export const wellnessTab = createTab({
  id: 'wellnessTab',
  context: (input: WellnessTabInput): WellnessTabContext => {
    const { samples, route, personId, person, now } = input;
    const at = { role: route.role ?? defaultRole, tabs: route.tabs };
    const veteran = { id: personId, name: person.name };
    return {
      ...input,
      ...searchBefore,
      at,
      links: wellnessLinks(at),
      veteran,
      providers: samples.providers(now()),
      ownProviders: parseOwnProviders(
        input.stored(storageKeys.ownProviders.name, storageKeys.ownProviders.kind),
      ),
      earlierAppointments: samples.appointments(now(), veteran),
      claims:
        samples.claims?.(now()) ??
        parseOwnClaims(input.stored(storageKeys.claims.name, storageKeys.claims.kind)),
    };
  },
  children: { list, schedule, own, check, claims, claimEditor },
  pages: {
    page: {},
    /** The search in its dialog, over any page. */
    finder: { search },
  },
  pageOf: (tab) => (wellnessRouteOf(tab).open === 'find' ? 'finder' : 'page'),
});
