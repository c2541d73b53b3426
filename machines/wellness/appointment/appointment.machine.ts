import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import {
  crisisAlways,
  crisisFirst,
  crisisInvoke,
  crisisOn,
  crisisParts,
  type CrisisContext,
} from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import {
  appointmentErrors,
  sentNotices,
  appointmentSubmissionOf,
  providerOfVisit,
  visitKindOf,
  wellnessPhrase,
  withOfferedTime,
} from '../model/index.ts';
import { randomId } from '../../model/world/index.ts';
import { hasErrors, withoutError } from '../../system/model/index.ts';
import type { Appointment, WorldCommand } from '../../model/world/index.ts';
import type { AppointmentDraft, AppointmentField, Availability, CareProvider } from '../model/index.ts';
import type { FieldErrors, IntlConfig } from '../../system/model/index.ts';
import type {
  AppointmentEvent,
  AppointmentParentEvent,
  AppointmentEmitted,
  AppointmentDialogTarget,
} from './appointment.events.ts';

export interface AppointmentInput {
  /** Whom an appointment can be asked of: samples, or doctors that the person noted. */
  providers: readonly CareProvider[];
  /** All appointments, including past and canceled ones. */
  appointments: readonly Appointment[];
  veteran: { id: string; name: string };
  /** The stored draft of an earlier visit. */
  stored: AppointmentDraft | null;
  /** From the URL. */
  opening: AppointmentDialogTarget;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 to below 1. */
  random: () => number;
}

export interface AppointmentContext
  extends CrisisContext, Required<Omit<AppointmentInput, 'stored' | 'intl'>> {
  draft: AppointmentDraft | null;
  errors: FieldErrors<AppointmentField>;
  attempt: number;
  /** Id of the last sent request. */
  sentId: string | null;
  intl: IntlConfig;
}

const keyOf = (opening: AppointmentDialogTarget): string =>
  opening ? `${opening.task} ${opening.task === 'request' ? opening.providerId : opening.appointmentId}` : '';

/** The provider in the URL, or null. A visit can be changed without its provider in the list. */
export function askedProvider(context: AppointmentContext): CareProvider | null {
  const { opening, providers } = context;
  const moved = movedAppointment(context);
  const id = opening?.task === 'request' ? opening.providerId : moved?.providerId;
  const listed = providers.find((provider) => provider.id === id) ?? null;
  return listed ?? (moved && providerOfVisit(moved));
}
export const movedAppointment = ({ opening, appointments }: AppointmentContext): Appointment | null =>
  (opening?.task === 'reschedule' && appointments.find(({ id }) => id === opening.appointmentId)) || null;

/** Data that determines the available times. */
export function availabilityOf(context: AppointmentContext, now = context.now()): Availability {
  const asked = askedProvider(context);
  // The free times of one's own doctor are unknown.
  const provider = visitKindOf(asked) === 'note' ? null : asked;
  return { provider, appointments: context.appointments, now };
}

/** The initial draft: the stored one for the same task, one from another provider, or an empty one. */
function begun(context: AppointmentContext): AppointmentDraft | null {
  const { opening, draft, random } = context;
  const availability = availabilityOf(context);
  const moved = movedAppointment(context);
  const providerId = askedProvider(context)?.id;
  if (!opening || !providerId) return draft;
  if (moved)
    return draft?.id === moved.id
      ? withOfferedTime(draft, availability)
      : { id: moved.id, providerId, type: moved.type, date: '', time: '', reason: moved.reason };
  const isNew = draft !== null && !context.appointments.some(({ id }) => id === draft.id);
  if (!isNew) return { id: randomId(random), providerId, type: '', date: '', time: '', reason: '' };
  return withOfferedTime({ ...draft, providerId }, availability);
}

const written = ({ draft }: AppointmentContext): AppointmentDraft => {
  if (!draft) throw new Error('No appointment is being asked for');
  return draft;
};
const errorsOf = (context: AppointmentContext) =>
  appointmentErrors(written(context), availabilityOf(context));

/** Whether a person would lose something by leaving. */
function isBegun(context: AppointmentContext): boolean {
  const { type, date, time, reason } = written(context);
  if (movedAppointment(context)) return date !== '' || time !== '';
  return [type, date, time, reason.trim()].some(Boolean);
}

type AppointmentMachineEvent = AppointmentEvent | AppointmentParentEvent | ClockTick | CrisisFound;
const crisis = crisisParts<AppointmentContext, AppointmentMachineEvent>({
  textsOf: ({ draft }) => ({ own: draft ? [draft.reason] : [], of: draft?.id ?? null }),
  sends: { type: 'form.submit' },
  closes: true,
});

/**
 * Requests or reschedules an appointment (feature spec, section 2, "Schedule Appointment dialog"). A time that passes, or that
 * somebody else takes while the dialog is open, is cleared, so that no past or taken time is ever sent.
 */
export const appointmentMachine = setup({
  types: {
    context: {} as AppointmentContext,
    events: {} as AppointmentMachineEvent,
    emitted: {} as AppointmentEmitted,
    input: {} as AppointmentInput,
  },
  actors: crisis.actors,
  actions: crisis.actions,
  guards: crisis.guards,
})
  .extend({
    actions: {
      startClock: raise(...clockTick),
      readClock: assign(({ context }) => {
        const { intl, now, draft } = context;
        return {
          intl: { ...intl, now: now() },
          draft: draft && withOfferedTime(draft, availabilityOf(context)),
        };
      }),
      setAppointments: assign((_, { appointments }: { appointments: readonly Appointment[] }) => ({
        appointments,
      })),
      setProviders: assign((_, { providers }: { providers: readonly CareProvider[] }) => ({ providers })),
      open: assign((_, { opening }: { opening: AppointmentDialogTarget }) => ({ opening })),
      begin: assign(({ context }) => ({ draft: begun(context), errors: {}, attempt: 0 })),
      change: assign(({ context }, { field, value }: { field: AppointmentField; value: string }) => {
        const changed = { ...written(context), [field]: value };
        const draft = field === 'date' ? withOfferedTime(changed, availabilityOf(context)) : changed;
        return { draft, errors: withoutError(context.errors, field) };
      }),
      showErrors: assign(({ context }) => ({ errors: errorsOf(context), attempt: context.attempt + 1 })),
      emitIncomplete: emit({
        type: 'page.toast',
        toast: { title: wellnessPhrase('incomplete'), tone: 'destructive' },
      }),
      emitDraft: emit(({ context: { draft } }) => ({ type: 'draft.changed', draft })),
      clearDraft: assign({ draft: null, errors: {} }),
      request: enqueueActions(({ context, enqueue }) => {
        const draft = written(context);
        const provider = askedProvider(context);
        const moved = movedAppointment(context);
        if (!provider) return;
        const { id: appointmentId, date, time } = draft;
        const command: WorldCommand = moved
          ? { type: 'appointment.change', appointmentId, date, time, status: 'requested', known: moved }
          : {
              type: 'appointment.request',
              appointment: appointmentSubmissionOf(draft, provider, context.veteran),
            };
        enqueue.emit({ type: 'world.dispatch', command });
        for (const toast of sentNotices[visitKindOf(provider)](draft, provider.name))
          enqueue.emit({ type: 'page.toast', toast });
        enqueue.assign({ sentId: appointmentId });
      }),
      close: assign({ opening: null }),
      emitSent: emit(({ context: { opening } }) => ({
        type: 'request.sent',
        task: opening?.task ?? 'request',
      })),
      emitClosed: emit({ type: 'dialog.closed' }),
      wantFinder: emit({ type: 'finder.wanted' }),
    },
    guards: {
      opensNothing: (_, { opening }: { opening: AppointmentDialogTarget }) => opening === null,
      isOpening: ({ context }, { opening }: { opening: AppointmentDialogTarget }) =>
        keyOf(opening) === keyOf(context.opening),
      isClosed: ({ context }) => context.opening === null,
      canRequestAppointment: ({ context }) => {
        const provider = askedProvider(context);
        const moved = movedAppointment(context);
        return moved
          ? provider !== null && moved.status !== 'cancelled'
          : provider?.acceptingPatients === true;
      },
      valid: ({ context }) => !hasErrors(errorsOf(context)),
      corrected: ({ context }) => !hasErrors(context.errors),
      begun: ({ context }) => isBegun(context),
    },
    delays: { sending: ({ context }) => askedProvider(context)?.requestMs ?? 0 },
  })
  .createMachine({
    id: 'appointment',
    context: ({ input: { stored, intl, ...input } }) => ({
      ...input,
      draft: stored,
      errors: {},
      attempt: 0,
      sentId: null,
      crisis: noCrisis,
      intl: { ...intl, now: input.now() },
    }),
    invoke: crisisInvoke,
    always: crisisAlways,
    entry: 'startClock',
    initial: 'routing',
    on: {
      ...crisisOn,
      'clock.tick': { actions: ['readClock', 'startClock'] },
      'appointments.changed': { actions: withEvent('setAppointments') },
      'providers.changed': { actions: withEvent('setProviders') },
      'location.changed': [
        { guard: withEvent('isOpening') },
        { target: '.routing', actions: withEvent('open') },
      ],
    },
    states: {
      routing: {
        always: [
          { guard: 'isClosed', target: 'closed' },
          { guard: 'canRequestAppointment', target: 'form', actions: 'begin' },
          { target: 'refused' },
        ],
      },
      closed: {},
      /** The URL names no provider, or one who accepts no new patients. */
      refused: {
        on: {
          'provider.change': { target: 'closed', actions: ['close', 'wantFinder'] },
          'dialog.close': { target: 'closed', actions: ['close', 'emitClosed'] },
        },
      },
      form: {
        initial: 'writing',
        on: {
          'field.change': { actions: [withEvent('change'), 'emitDraft'] },
          'form.submit': [
            crisisFirst,
            { guard: 'valid', target: '.sending' },
            { target: '.invalid', actions: ['showErrors', 'emitIncomplete'] },
          ],
          'provider.change': { target: 'closed', actions: ['close', 'wantFinder'] },
          'dialog.close': [
            { guard: 'begun', target: '.confirmingDiscard' },
            { target: 'closed', actions: ['clearDraft', 'emitDraft', 'close', 'emitClosed'] },
          ],
        },
        states: {
          writing: {},
          invalid: { always: { guard: 'corrected', target: 'writing' } },
          confirmingDiscard: {
            on: {
              'close.confirm': {
                target: '#appointment.closed',
                actions: ['clearDraft', 'emitDraft', 'close', 'emitClosed'],
              },
              'close.cancel': 'invalid',
            },
          },
          sending: {
            // It can't be closed, changed or sent again while it is being sent.
            on: {
              'field.change': {},
              'form.submit': {},
              'provider.change': {},
              'dialog.close': {},
              'location.changed': {},
              'clock.tick': { actions: 'startClock' },
            },
            after: {
              sending: {
                target: '#appointment.sent',
                actions: ['request', 'clearDraft', 'emitDraft', 'emitSent', 'close'],
              },
            },
          },
        },
      },
      /** Closed, with a success message on the page. */
      sent: {
        on: {
          'sent.dismiss': 'closed',
          // The URL changes after sending.
          'location.changed': [
            { guard: withEvent('opensNothing') },
            { target: 'routing', actions: withEvent('open') },
          ],
        },
      },
    },
  });
