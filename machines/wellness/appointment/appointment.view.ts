import type { SnapshotFrom } from 'xstate';
import { addDays, federalHolidays } from '../../model/time/index.ts';
import {
  appointmentErrors,
  appointmentDaysAhead,
  appointmentReasonMax,
  appointmentSpan,
  appointmentTypes,
  bookableSlots,
  findConflictingAppointment,
  facilityTimeZone,
  facilityToday,
  fullDays,
  visitKindOf,
} from '../model/index.ts';
import { firstInvalid } from '../../system/model/index.ts';
import type { Appointment } from '../../model/world/index.ts';
import type { AppointmentField, CareProvider, Slot, VisitKind } from '../model/index.ts';
import type { Day, FederalHoliday } from '../../model/time/index.ts';
import type { CrisisFinding, FieldErrors, IntlConfig } from '../../system/model/index.ts';
import { askedProvider, availabilityOf, movedAppointment } from './appointment.machine.ts';
import type { appointmentMachine } from './appointment.machine.ts';

export type AppointmentState =
  | 'closed'
  | 'refused'
  | 'writing'
  | 'invalid'
  | 'confirmingDiscard'
  | 'sending'
  | 'sent';

/** Fields in the order of the form. */
const order = ['type', 'date', 'time', 'reason'] as const satisfies readonly AppointmentField[];

export interface AppointmentFormView {
  state: AppointmentState;
  isOpen: boolean;
  task: 'request' | 'reschedule';
  visitKind: VisitKind;
  /** Null if the URL names no provider. */
  provider: CareProvider | null;
  /** The appointment that is being rescheduled. */
  moved: Appointment | null;
  types: typeof appointmentTypes;
  fields: Readonly<Record<AppointmentField, string>>;
  errors: FieldErrors<AppointmentField>;
  focus: AppointmentField | null;
  attempt: number;
  /** Days in the facility's time zone, and those that can't be chosen. */
  days: {
    today: Day;
    /** The first that is drawn. */
    first: Day;
    /** The last that is offered. */
    last: Day;
    /** Drawn and over. */
    past: readonly Day[];
    holidays: readonly { holiday: FederalHoliday; day: Day }[];
    /** From today on, the provider has nothing free. */
    full: readonly Day[];
  };
  /** Future times of the selected day. */
  slots: readonly Slot[];
  /** The chosen time. */
  chosen: { start: string; end: string } | null;
  facilityTimeZone: string;
  /** Required fields that are empty. */
  missing: readonly AppointmentField[];
  /** Another appointment at the same time. */
  clash: Appointment | null;
  /** Whether the reason mentions a crisis. */
  crisis: CrisisFinding | null;
  reasonMax: number;
  canSubmit: boolean;
  busy: boolean;
  /** The request that was just sent. */
  sent: Appointment | null;
  intl: IntlConfig;
}

/** Days of this month that are over. */
function pastDays(today: Day): Day[] {
  const dayOfMonth = Number(today.slice(8));
  return Array.from({ length: dayOfMonth - 1 }, (_, index) => addDays(today, index + 1 - dayOfMonth));
}

export function appointmentView({
  value,
  context,
}: SnapshotFrom<typeof appointmentMachine>): AppointmentFormView {
  const { draft, errors, attempt, opening, appointments, sentId, intl } = context;
  const state = (typeof value === 'object' ? value.form : value) as AppointmentState;
  const fields = draft ?? { id: '', providerId: '', type: '', date: '', time: '', reason: '' };
  const { date, time, type, reason } = fields;
  const asked = askedProvider(context);
  const sent = state === 'sent' ? (appointments.find(({ id }) => id === sentId) ?? null) : null;
  const today = facilityToday(intl.now);
  const last = addDays(today, appointmentDaysAhead);
  const past = pastDays(today);
  const availability = availabilityOf(context, intl.now);
  const { provider } = availability;
  const lacking = appointmentErrors(fields, availability);
  const span = date && time ? appointmentSpan({ date, time }) : null;
  return {
    state,
    visitKind: visitKindOf(asked ?? context.providers.find(({ id }) => id === sent?.providerId)),
    isOpen: typeof value === 'object' || value === 'refused',
    task: opening?.task ?? 'request',
    provider: asked,
    moved: movedAppointment(context),
    types: appointmentTypes,
    fields: { type, date, time, reason },
    errors,
    focus: state === 'invalid' ? firstInvalid(errors, order) : null,
    attempt,
    days: {
      today,
      first: past[0] ?? today,
      last,
      past,
      holidays: federalHolidays(today, last),
      full: provider ? fullDays(today, provider) : [],
    },
    slots: date ? bookableSlots(date, availability, fields.id) : [],
    chosen: span,
    facilityTimeZone,
    missing: order.filter((field) => lacking[field]),
    clash: draft && date && time ? findConflictingAppointment(draft, appointments) : null,
    crisis: context.crisis.finding,
    reasonMax: appointmentReasonMax,
    canSubmit: Object.keys(lacking).length === 0 && state !== 'sending',
    busy: state === 'sending',
    sent,
    intl,
  };
}
