import { assign, emit, sendTo, setup } from 'xstate';
import { relayed, withEvent, worldChanges } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from '../../kit/index.ts';
import { defaultRole } from '../../account/model/index.ts';
import type { Appointment } from '../../model/world/index.ts';
import { deliveryOf } from '../../shell/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { TabEmitted, TabInput } from '../../shell/platform/tabHolder.events.ts';
import { appointmentMachine } from '../appointment/index.ts';
import type { AppointmentEmitted, AppointmentOpening, AppointmentParentEvent } from '../appointment/index.ts';
import { appointmentsMachine } from '../appointments/index.ts';
import type {
  AppointmentsEmitted,
  AppointmentsParentEvent,
  AppointmentsRoute,
} from '../appointments/index.ts';
import { claimsMachine } from '../claims/index.ts';
import type { ClaimsEmitted, ClaimsParentEvent } from '../claims/index.ts';
import {
  mergeAppointments,
  noDialog,
  parseAppointmentDraft,
  parseCheckAnswers,
  readWellnessRoute,
  wellnessLinks,
} from '../model/index.ts';
import type {
  Claim,
  ClaimHelper,
  Provider,
  Readiness,
  WellnessLinks,
  WellnessRoute,
} from '../model/index.ts';
import { providerFinderMachine } from '../providerFinder/index.ts';
import type { ProviderFinderEmitted, ProviderFinderParentEvent } from '../providerFinder/index.ts';
import { wellnessCheckMachine } from '../wellnessCheck/index.ts';
import type { WellnessCheckEmitted, WellnessCheckParentEvent } from '../wellnessCheck/index.ts';

/** What the wellness tab shows beside what the person did. @param now epoch milliseconds; samples are dated from it. */
export interface WellnessSamples {
  providers: (now: number) => readonly Provider[];
  appointments: (now: number, veteran: { id: string; name: string }) => readonly Appointment[];
  claims: (now: number) => readonly Claim[];
  claimHelpers: readonly ClaimHelper[];
  /** Null: nothing is known of it. */
  readiness: Readiness | null;
}

type WellnessTabInput = TabInput<WellnessSamples>;

interface WellnessTabContext extends WellnessTabInput {
  veteran: { id: string; name: string };
  at: Pick<ShellTarget, 'mode' | 'role'>;
  links: WellnessLinks;
  providers: readonly Provider[];
  earlierAppointments: readonly Appointment[];
}

const answersName = 'wellness_check';
const draftName = 'appointment_draft';

type Placed = Pick<WellnessTabContext, 'route'>;

/** The route within the tab. */
export const wellnessRouteOf = ({ route: { route } }: Placed): WellnessRoute =>
  readWellnessRoute(route.detail, route.query);

function listedAt(context: Placed): AppointmentsRoute {
  const { appointmentId, open } = wellnessRouteOf(context);
  return { appointmentId, open: open === 'existing' || open === 'cancel' ? open : null };
}

function openingAt(context: Placed): AppointmentOpening {
  const { open, providerId, appointmentId } = wellnessRouteOf(context);
  if (open === 'schedule') return { task: 'request', providerId: providerId ?? '' };
  return open === 'reschedule' && appointmentId ? { task: 'reschedule', appointmentId } : null;
}

function soughtAt(context: Placed) {
  const { open, filters } = wellnessRouteOf(context);
  return { open: open === 'find', filters };
}

function stepAt(context: Placed) {
  const { page, question } = wellnessRouteOf(context);
  return page === 'check' ? question : null;
}

const appointmentsIn = ({ earlierAppointments, world }: WellnessTabContext) =>
  mergeAppointments(earlierAppointments, world.appointments);

const store = (name: string, value: unknown): TabEmitted => ({
  type: 'page.store',
  name,
  kind: 'session',
  text: JSON.stringify(value),
});

/** Requests of the tab's machines that the tab passes on unchanged. */
type PageRequest = Extract<
  AppointmentEmitted | AppointmentsEmitted | ClaimsEmitted | ProviderFinderEmitted | WellnessCheckEmitted,
  TabEmitted
>;

/**
 * The veteran's wellness tab, and the demo's own screen of wellness and claims. Its machines run as long as the tab, because the page
 * confirms what a dialog has sent, and the overview counts what the other pages show.
 */
const machine = setup({
  types: {
    context: {} as WellnessTabContext,
    events: {} as
      | RouteChanged
      | WorldChanged
      | AppointmentEmitted
      | AppointmentsEmitted
      | ClaimsEmitted
      | ProviderFinderEmitted
      | WellnessCheckEmitted,
    emitted: {} as TabEmitted,
    input: {} as WellnessTabInput,
    children: {} as {
      list: 'list';
      schedule: 'schedule';
      finder: 'finder';
      check: 'check';
      claims: 'claims';
    },
  },
  actors: {
    worldChanges,
    list: relayed(appointmentsMachine),
    schedule: relayed(appointmentMachine),
    finder: relayed(providerFinderMachine),
    check: relayed(wellnessCheckMachine),
    claims: relayed(claimsMachine),
  },
  actions: {
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    setWorld: assign((_, { world }: WorldChanged) => ({ world })),
    notifyList: sendTo('list', ({ context }): AppointmentsParentEvent => ({
      type: 'location.changed',
      ...listedAt(context),
    })),
    notifySchedule: sendTo('schedule', ({ context }): AppointmentParentEvent => ({
      type: 'location.changed',
      opening: openingAt(context),
    })),
    notifyFinder: sendTo('finder', ({ context }): ProviderFinderParentEvent => ({
      type: 'location.changed',
      ...soughtAt(context),
    })),
    notifyCheck: sendTo('check', ({ context }): WellnessCheckParentEvent => ({
      type: 'location.changed',
      step: stepAt(context),
    })),
    notifyClaims: sendTo('claims', ({ context }): ClaimsParentEvent => ({
      type: 'location.changed',
      claimId: wellnessRouteOf(context).claimId,
    })),
    updateList: sendTo('list', ({ context }): AppointmentsParentEvent => ({
      type: 'appointments.changed',
      appointments: appointmentsIn(context),
    })),
    updateSchedule: sendTo('schedule', ({ context }): AppointmentParentEvent => ({
      type: 'appointments.changed',
      appointments: appointmentsIn(context),
    })),
    forward: emit((_, event: PageRequest) => event),
    storeAnswers: emit((_, { answers }: { answers: unknown }) => store(answersName, answers)),
    storeDraft: emit((_, { draft }: { draft: unknown }) => store(draftName, draft)),
    openSchedule: emit((_, { providerId }: { providerId: string }): TabEmitted => ({
      type: 'page.setOverlay',
      open: 'schedule',
      changes: { provider: providerId },
    })),
    openFinder: emit({ type: 'page.setOverlay', open: 'find', changes: { provider: null } }),
    closeDialog: emit({ type: 'page.setOverlay', open: null, changes: noDialog }),
    goToList: emit(({ context: { links } }): TabEmitted => ({
      type: 'page.navigate',
      to: links.appointments,
      replace: true,
    })),
  },
  guards: {
    isNewRequest: (_, { task }: { task: 'request' | 'reschedule' }) => task === 'request',
    hasOtherAppointments: ({ context }, { world }: WorldChanged) =>
      world.appointments !== context.world.appointments,
  },
}).createMachine({
  id: 'wellnessTab',
  context: ({ input }) => {
    const { samples, route, personId, person, now } = input;
    const at = { mode: route.route.mode, role: route.role ?? defaultRole };
    const veteran = { id: personId, name: person.name };
    return {
      ...input,
      at,
      links: wellnessLinks(at),
      veteran,
      providers: samples.providers(now()),
      earlierAppointments: samples.appointments(now(), veteran),
    };
  },
  invoke: [
    { src: 'worldChanges' },
    {
      id: 'list',
      src: 'list',
      input: ({ context }) => {
        const { providers, at, links, reader, now } = context;
        const appointments = appointmentsIn(context);
        return { providers, appointments, route: listedAt(context), at, links, reader, now };
      },
    },
    {
      id: 'schedule',
      src: 'schedule',
      input: ({ context }) => {
        const { providers, veteran, at, stored, reader, now, random } = context;
        return {
          providers,
          appointments: appointmentsIn(context),
          veteran,
          delivery: deliveryOf(at.mode),
          persisted: parseAppointmentDraft(stored(draftName, 'session')),
          opening: openingAt(context),
          reader,
          now,
          random,
        };
      },
    },
    {
      id: 'finder',
      src: 'finder',
      input: ({ context }) => ({ providers: context.providers, ...soughtAt(context) }),
    },
    {
      id: 'check',
      src: 'check',
      input: ({ context }) => ({
        persisted: parseCheckAnswers(context.stored(answersName, 'session')),
        step: stepAt(context),
        links: context.links,
      }),
    },
    {
      id: 'claims',
      src: 'claims',
      input: ({ context }) => {
        const { samples, links, reader, now } = context;
        const { claimId } = wellnessRouteOf(context);
        const claims = samples.claims(now());
        return { claims, helpers: samples.claimHelpers, claimId, links, reader: { ...reader, now: now() } };
      },
    },
  ],
  on: {
    'route.changed': {
      actions: [
        withEvent('setRoute'),
        'notifyList',
        'notifySchedule',
        'notifyFinder',
        'notifyCheck',
        'notifyClaims',
      ],
    },
    'world.changed': [
      {
        guard: withEvent('hasOtherAppointments'),
        actions: [withEvent('setWorld'), 'updateList', 'updateSchedule'],
      },
      { actions: withEvent('setWorld') },
    ],
    'world.dispatch': { actions: withEvent('forward') },
    'page.toast': { actions: withEvent('forward') },
    'page.print': { actions: withEvent('forward') },
    'page.saveCalendar': { actions: withEvent('forward') },
    'page.setQuery': { actions: withEvent('forward') },
    'page.setOverlay': { actions: withEvent('forward') },
    'answers.changed': { actions: withEvent('storeAnswers') },
    'draft.changed': { actions: withEvent('storeDraft') },
    'provider.chosen': { actions: withEvent('openSchedule') },
    'finder.wanted': { actions: 'openFinder' },
    'dialog.closed': { actions: 'closeDialog' },
    // A new request is found in the list. One that was moved is on the page below already.
    'request.sent': [{ guard: withEvent('isNewRequest'), actions: 'goToList' }, { actions: 'closeDialog' }],
  },
});

export const wellnessTab = relayed(machine);
