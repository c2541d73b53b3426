import { offsetIn } from '../../model/time/zoned.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import type { IntlConfig } from '../../system/model/intl.ts';
import { appointmentSpan, facilityTimeZone } from '../../wellness/model/slots.ts';
import { isAppointmentOver, upcomingOf } from '../../wellness/model/upcoming.ts';
import type { Hospital } from './hospital.ts';
import { appointmentHref, patientHref } from './hospitalLinks.ts';

/** What a page of the hospital's portal reads. Nothing of it is changed there (feature spec, section 6). */
export interface HospitalDesk {
  hospital: Hospital;
  /** Samples and what the world knows, soonest first. */
  visits: readonly Appointment[];
  at: PlatformPlace;
  intl: IntlConfig;
}

export interface VisitView extends Appointment {
  /** Instants of start and end; null if its time is none. */
  span: { start: string; end: string } | null;
  /** Whether the reader's clock shows another time than the facility's. */
  differs: boolean;
  isOver: boolean;
  href: string;
  /** The patient's record; null if the veteran has none here. */
  patientHref: string | null;
}

export function visitView({ hospital, intl, at }: HospitalDesk, visit: Appointment): VisitView {
  const span = appointmentSpan(visit);
  const start = Date.parse(span?.start ?? '');
  const isPatient = hospital.patients.some(({ id }) => id === visit.veteranId);
  return {
    ...visit,
    span,
    differs: span !== null && offsetIn(facilityTimeZone, start) !== offsetIn(intl.timeZone, start),
    isOver: isAppointmentOver(visit, intl.now),
    href: appointmentHref(at, visit.id),
    patientHref: isPatient ? patientHref(at, visit.veteranId) : null,
  };
}

/** What is to come, soonest first. */
export const upcomingViews = (desk: HospitalDesk): VisitView[] =>
  upcomingOf(desk.visits, desk.intl.now).map((visit) => visitView(desk, visit));
