import type { SnapshotFrom } from 'xstate';
import {
  appointmentSpan,
  existingProviders,
  facilityTimeZone,
  isAppointmentOver,
  upcomingOf,
  visitKindOf,
  wellnessHref,
} from '../model/index.ts';
import { isSampleId } from '../../model/world/index.ts';
import type { Appointment } from '../../model/world/index.ts';
import type { Provider, VisitKind, WellnessLinks } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { canChange, providerOf, shownAppointment } from './appointments.machine.ts';
import type { AppointmentsContext, appointmentsMachine } from './appointments.machine.ts';

export interface AppointmentView extends Appointment {
  /** Instants of start and end; null if its time is invalid. */
  span: { start: string; end: string } | null;
  isOver: boolean;
  /** Whether anybody can have received it. */
  visitKind: VisitKind;
  /** Whether it can be moved or cancelled. */
  canChange: boolean;
  href: string;
  rescheduleHref: string;
}

export interface AppointmentDetailView extends AppointmentView {
  phone: string | null;
  /** Id that the person can quote; null for a sample. */
  reference: string | null;
  isConfirmingCancel: boolean;
}

export interface AppointmentsView {
  state: 'list' | 'existing' | 'missing' | 'detail';
  /** Soonest first. */
  upcoming: readonly AppointmentView[];
  /** What is over or cancelled, latest first. */
  earlier: readonly AppointmentView[];
  detail: AppointmentDetailView | null;
  /** Providers whom the person knows. */
  existing: readonly Provider[];
  /** What can be made here. */
  visitKind: VisitKind;
  links: WellnessLinks;
  facilityTimeZone: string;
  intl: IntlConfig;
}

function viewOf(context: AppointmentsContext, appointment: Appointment): AppointmentView {
  const { intl, at } = context;
  const span = appointmentSpan(appointment);
  const target = { appointmentId: appointment.id };
  return {
    ...appointment,
    span,
    visitKind: visitKindOf(providerOf(context, appointment)),
    isOver: isAppointmentOver(appointment, intl.now),
    canChange: canChange(appointment, intl.now),
    href: wellnessHref(at, target),
    rescheduleHref: wellnessHref(at, target, { open: 'reschedule' }),
  };
}

export function appointmentsView({
  value,
  context,
}: SnapshotFrom<typeof appointmentsMachine>): AppointmentsView {
  const { appointments, providers, links, intl } = context;
  const upcoming = upcomingOf(appointments, intl.now);
  const shown = shownAppointment(context);
  return {
    state: (typeof value === 'object' ? 'detail' : value) as AppointmentsView['state'],
    upcoming: upcoming.map((item) => viewOf(context, item)),
    earlier: appointments
      .filter((appointment) => !upcoming.includes(appointment))
      .toReversed()
      .map((item) => viewOf(context, item)),
    detail: shown && {
      ...viewOf(context, shown),
      phone: providerOf(context, shown)?.phone || null,
      reference: isSampleId(shown.id) ? null : shown.id,
      isConfirmingCancel: typeof value === 'object' && value.detail === 'confirmingCancel',
    },
    existing: existingProviders(
      // Of one's own doctors, rating and distance are unknown; their list is a dialog of its own.
      providers.filter((provider): provider is Provider => 'rating' in provider),
      appointments,
    ),
    links,
    visitKind: providers.some((one) => visitKindOf(one) === 'request') ? 'request' : 'note',
    facilityTimeZone,
    intl,
  };
}
