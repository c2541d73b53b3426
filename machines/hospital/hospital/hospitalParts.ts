import {
  appointmentSpan,
  facilityTimeZone,
  isAppointmentOver,
  upcomingOf,
} from '../../wellness/model/index.ts';
import {
  departmentPatientsHref,
  fullLoad,
  loadOf,
  patientHref,
  appointmentHref,
  waitsTooLong,
} from '../model/index.ts';
import { offsetIn } from '../../model/time/index.ts';
import type { Appointment } from '../../model/world/index.ts';
import type { Department, DepartmentOrder, Patient } from '../model/index.ts';
import type { Provider } from '../../wellness/model/index.ts';
import type { HospitalContext } from './hospital.machine.ts';

export interface DepartmentView extends Department {
  /** In whole percent. */
  load: number;
  isFull: boolean;
  waitsTooLong: boolean;
  /** Its patients. */
  href: string;
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

export interface PatientLink extends Pick<
  Patient,
  'id' | 'name' | 'department' | 'status' | 'priority' | 'lastVisit'
> {
  href: string;
}

export interface ProviderView extends Provider {
  upcoming: readonly VisitView[];
}

const byOrder: Readonly<Record<DepartmentOrder, (a: DepartmentView, b: DepartmentView) => number>> = {
  load: (a, b) => b.load - a.load,
  wait: (a, b) => b.waitDays - a.waitDays,
  name: (a, b) => a.name.localeCompare(b.name),
};

export const departmentViews = ({ hospital, route, at }: HospitalContext): DepartmentView[] =>
  hospital.departments
    .map((department) => ({
      ...department,
      load: loadOf(department),
      isFull: loadOf(department) >= fullLoad,
      waitsTooLong: waitsTooLong(department),
      href: departmentPatientsHref(at, department.id),
    }))
    .toSorted(byOrder[route.order]);

export function visitView({ hospital, reader, at }: HospitalContext, visit: Appointment): VisitView {
  const span = appointmentSpan(visit);
  const start = Date.parse(span?.start ?? '');
  const isPatient = hospital.patients.some(({ id }) => id === visit.veteranId);
  return {
    ...visit,
    span,
    differs: span !== null && offsetIn(facilityTimeZone, start) !== offsetIn(reader.timeZone, start),
    isOver: isAppointmentOver(visit, reader.now),
    href: appointmentHref(at, visit.id),
    patientHref: isPatient ? patientHref(at, visit.veteranId) : null,
  };
}

/** What is to come of the appointments that `fits` lets through. */
export const upcomingViews = (context: HospitalContext, fits: (visit: Appointment) => boolean): VisitView[] =>
  upcomingOf(context.visits, context.reader.now)
    .filter(fits)
    .map((visit) => visitView(context, visit));

/** Patients of high priority whose last visit is longest ago. */
export const firstPatients = ({ hospital, at }: HospitalContext, count: number): PatientLink[] =>
  hospital.patients
    .filter(({ priority }) => priority === 'High')
    .toSorted((a, b) => a.lastVisit.localeCompare(b.lastVisit))
    .slice(0, count)
    .map(({ id, name, department, status, priority, lastVisit }) => ({
      id,
      name,
      department,
      status,
      priority,
      lastVisit,
      href: patientHref(at, id),
    }));
