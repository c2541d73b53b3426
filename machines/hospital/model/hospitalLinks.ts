import type { Query } from '../../model/text/query.ts';
import type { TabValue } from '../../shell/model/navigation.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import type { DepartmentId } from './departments.ts';

/** Step of the path behind the appointments; the id of one follows. A notification leads there as well. */
export const appointmentStep = 'appointment';

type At = PlatformPlace;
const to = (at: At, tab: TabValue, query?: Query) => shellHref({ ...at, tab, query });

export const patientHref = (at: At, id: string): string => to(at, 'patients', { case: id });
export const appointmentHref = (at: At, id: string, query?: Query): string =>
  shellHref({ ...at, tab: 'appointments', detail: [appointmentStep, id], query });
/** The patients of one department. */
export const departmentPatientsHref = (at: At, listing: DepartmentId): string =>
  to(at, 'patients', { listing });

/** Where the parts of the portal lead. */
export const hospitalLinks = (at: At) => ({
  highPriority: to(at, 'patients', { priority: 'high' }),
  departments: to(at, 'departments'),
  mentalHealthPatients: departmentPatientsHref(at, 'mental-health'),
  appointments: to(at, 'appointments'),
  requests: to(at, 'appointments', { status: 'requested' }),
});
export type HospitalLinks = ReturnType<typeof hospitalLinks>;
