import { hospitalLinks, patientHref } from './hospitalLinks.ts';
import { upcomingViews } from './desk.ts';
import type { HospitalDesk } from './desk.ts';
import { loadOf } from './departments.ts';
import { countBy, patientPriorities, patientStatuses } from './patients.ts';
import type { Patient } from './patients.ts';

export interface PatientLink extends Pick<
  Patient,
  'id' | 'name' | 'department' | 'status' | 'priority' | 'lastVisit'
> {
  href: string;
}

/** Patients of high priority, those whose last visit is longest ago first. */
const pressing = ({ hospital, at }: HospitalDesk): PatientLink[] =>
  hospital.patients
    .filter(({ priority }) => priority === 'High')
    .toSorted((a, b) => a.lastVisit.localeCompare(b.lastVisit))
    .map(({ id, name, department, status, priority, lastVisit }) => ({
      id,
      name,
      department,
      status,
      priority,
      lastVisit,
      href: patientHref(at, id),
    }));

/** Patients and appointments that the dashboard names. */
export const dashboardMax = { patients: 5, visits: 4 } as const;

/** Start page of the hospital's portal (feature spec, section 2, "Hospital Management Portal"). */
export function hospitalDashboard(desk: HospitalDesk) {
  const { hospital, at, intl } = desk;
  const first = pressing(desk);
  return {
    statuses: countBy(hospital.patients, patientStatuses, ({ status }) => status),
    priorities: countBy(hospital.patients, patientPriorities, ({ priority }) => priority),
    /** Patients to look at first. */
    first: first.slice(0, dashboardMax.patients),
    /** How many patients are of high priority. */
    highPriority: first.length,
    next: upcomingViews(desk).slice(0, dashboardMax.visits),
    /** The fullest first. */
    departments: hospital.departments.toSorted((a, b) => loadOf(b) - loadOf(a)),
    links: hospitalLinks(at),
    intl,
  };
}
export type HospitalDashboardView = ReturnType<typeof hospitalDashboard>;
