import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent, type ClockTick } from '../../kit/index.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import {
  calendarEntryOf,
  cancelledNotices,
  isAppointmentOver,
  noDialog,
  visitKindOf,
  type CareProvider,
  type Provider,
  type WellnessLinks,
} from '../model/index.ts';
import { worldPhrase, type Appointment, type WorldDispatchEmitted } from '../../model/world/index.ts';
import type { IntlConfig, ToastEmitted } from '../../system/model/index.ts';
import type { CalendarEmitted } from '../../model/time/index.ts';
import type { OverlayRequest, PrintRequest } from '../../shell/platform/tabSupervisor.events.ts';

/** Events that the appointments page, and the page of one appointment send. */
export type AppointmentsEvent =
  | { type: 'existing.close' }
  | { type: 'provider.choose'; providerId: string }
  | { type: 'cancel.open' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.keep' }
  | { type: 'calendar.save'; appointmentId: string }
  | { type: 'page.print' };

/** The route: all appointments (possibly with the known providers as an overlay) or one of them. */
export interface AppointmentsRoute {
  appointmentId: string | null;
  open: 'existing' | 'cancel' | null;
}

/** Events from the app. */
export type AppointmentsParentEvent =
  | ({ type: 'location.changed' } & AppointmentsRoute)
  | { type: 'appointments.changed'; appointments: readonly Appointment[] }
  | { type: 'providers.changed'; providers: readonly CareProvider[] };

export type AppointmentsEmitted =
  | ToastEmitted
  | WorldDispatchEmitted
  | CalendarEmitted
  | OverlayRequest
  | PrintRequest
  | { type: 'provider.chosen'; providerId: string };

export interface AppointmentsInput {
  providers: readonly (CareProvider | Provider)[];
  /** All appointments, from samples and the world, soonest first. */
  appointments: readonly Appointment[];
  /** From the URL. */
  route: AppointmentsRoute;
  at: PlatformPlace;
  links: WellnessLinks;
  intl: Omit<IntlConfig, 'now'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface AppointmentsContext extends Omit<AppointmentsInput, 'intl'> {
  intl: IntlConfig;
}

/** The appointment whose page is open. */
export const shownAppointment = ({ appointments, route }: AppointmentsContext): Appointment | null =>
  appointments.find(({ id }) => id === route.appointmentId) ?? null;

/** Undefined if the provider is not in the list. */
export const providerOf = (
  { providers }: Pick<AppointmentsContext, 'providers'>,
  appointment: Appointment | null | undefined,
) => providers.find(({ id }) => id === appointment?.providerId);

export const canChange = (appointment: Appointment | null, now: number): boolean =>
  appointment !== null && appointment.status !== 'cancelled' && !isAppointmentOver(appointment, now);

/**
 * A veteran's appointments: the list, the details of one, and its actions. Appointments become past ones as time passes. A link may
 * name an appointment that this tab doesn't have yet; it is shown as missing until another tab sends it.
 */
export const appointmentsMachine = setup({
  types: {
    context: {} as AppointmentsContext,
    events: {} as AppointmentsEvent | AppointmentsParentEvent | ClockTick,
    emitted: {} as AppointmentsEmitted,
    input: {} as AppointmentsInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setRoute: assign((_, { appointmentId, open }: AppointmentsRoute) => ({
      route: { appointmentId, open },
    })),
    setAppointments: assign((_, { appointments }: { appointments: readonly Appointment[] }) => ({
      appointments,
    })),
    setProviders: assign((_, { providers }: { providers: AppointmentsInput['providers'] }) => ({
      providers,
    })),
    setOpen: assign(({ context: { route } }, { open }: Pick<AppointmentsRoute, 'open'>) => ({
      route: { ...route, open },
    })),
    emitOpen: emit(({ context: { route } }): AppointmentsEmitted => ({
      type: 'page.setOverlay',
      open: route.open,
      changes: route.open ? {} : noDialog,
    })),
    emitChosen: emit((_, { providerId }: { providerId: string }) => ({
      type: 'provider.chosen',
      providerId,
    })),
    cancel: enqueueActions(({ context, enqueue }) => {
      const known = shownAppointment(context);
      if (!known) return;
      enqueue.emit({
        type: 'world.dispatch',
        command: { type: 'appointment.change', appointmentId: known.id, status: 'cancelled', known },
      });
      const toast = cancelledNotices[visitKindOf(providerOf(context, known))];
      enqueue.emit({ type: 'page.toast', toast });
    }),
    saveToCalendar: enqueueActions(({ context, enqueue }, { appointmentId }: { appointmentId: string }) => {
      const appointment = context.appointments.find(({ id }) => id === appointmentId);
      const provider = providerOf(context, appointment);
      const [phone, visitKind] = [provider?.phone || null, visitKindOf(provider)];
      const entry = appointment && calendarEntryOf(appointment, { phone, visitKind, write: context.write });
      if (entry) enqueue.emit({ type: 'page.saveCalendar', entry });
    }),
    print: enqueueActions(({ context, enqueue }) => {
      const shown = shownAppointment(context);
      if (!shown) return;
      const type = context.write(worldPhrase('appointmentType', shown.type));
      enqueue.emit({ type: 'page.print', title: `${type} ${shown.date}` });
    }),
  },
  guards: {
    isAtOne: ({ context }) => context.route.appointmentId !== null,
    isThere: ({ context }) => shownAppointment(context) !== null,
    isExisting: ({ context }) => context.route.open === 'existing',
    isCancelling: ({ context }) =>
      context.route.open === 'cancel' && canChange(shownAppointment(context), context.now()),
    canChange: ({ context }) => canChange(shownAppointment(context), context.now()),
  },
}).createMachine({
  id: 'appointments',
  context: ({ input: { intl, ...input } }) => ({ ...input, intl: { ...intl, now: input.now() } }),
  entry: 'startClock',
  initial: 'routing',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'location.changed': {
      target: '.routing',
      actions: withEvent('setRoute'),
    },
    // A missing appointment may have arrived from another tab.
    'appointments.changed': {
      target: '.routing',
      actions: withEvent('setAppointments'),
    },
    'providers.changed': { actions: withEvent('setProviders') },
    'calendar.save': { actions: withEvent('saveToCalendar') },
    'provider.choose': { actions: withEvent('emitChosen') },
  },
  states: {
    routing: {
      always: [
        { guard: 'isCancelling', target: 'detail.confirmingCancel' },
        { guard: 'isThere', target: 'detail.reading' },
        { guard: 'isAtOne', target: 'missing' },
        { guard: 'isExisting', target: 'existing' },
        { target: 'list' },
      ],
    },
    list: {},
    /** Known providers, for scheduling again. */
    existing: {
      on: {
        'existing.close': {
          target: 'list',
          actions: [{ type: 'setOpen', params: { open: null } }, 'emitOpen'],
        },
      },
    },
    missing: {},
    detail: {
      initial: 'reading',
      on: { 'page.print': { actions: 'print' } },
      states: {
        reading: {
          on: {
            'cancel.open': {
              guard: 'canChange',
              target: 'confirmingCancel',
              actions: [{ type: 'setOpen', params: { open: 'cancel' } }, 'emitOpen'],
            },
          },
        },
        confirmingCancel: {
          on: {
            'cancel.confirm': {
              target: 'reading',
              actions: [{ type: 'setOpen', params: { open: null } }, 'cancel', 'emitOpen'],
            },
            'cancel.keep': {
              target: 'reading',
              actions: [{ type: 'setOpen', params: { open: null } }, 'emitOpen'],
            },
          },
        },
      },
    },
  },
});
