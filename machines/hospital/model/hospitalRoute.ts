import { oneOf } from '../../model/text/filterText.ts';
import { findTab } from '../../shell/model/shellRoute.ts';
import type { Query } from '../../model/text/query.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { ShellTarget } from '../../shell/model/shellRoute.ts';
import type { DepartmentId } from './departments.ts';
import { providerStep } from './providerTable.ts';
import { appointmentStep } from './appointmentTable.ts';

/** Tabs of the hospital (platform spec, section 2) but its patients, who are cases. */
export const hospitalPages = [
  'dashboard',
  'departments',
  'mental-health',
  'appointments',
  'network',
] as const;
export type HospitalPage = (typeof hospitalPages)[number];

/** Orders of the departments: the fullest, the one with the longest wait, or the first of the alphabet first. */
export const departmentOrders = ['load', 'wait', 'name'] as const;
export type DepartmentOrder = (typeof departmentOrders)[number];

/** The route within the hospital's portal, from the URL. */
export interface HospitalRoute {
  /** Null: no page of the portal. */
  page: HospitalPage | null;
  /** Id of the appointment or provider that is open over its table. */
  openId: string | null;
  order: DepartmentOrder;
}

const steps: Partial<Record<HospitalPage, string>> = {
  appointments: appointmentStep,
  network: providerStep,
};

/** Reads the tab, the steps of the path behind it, and the query. */
export function parseHospitalRoute(tab: string, detail: readonly string[], query: Query): HospitalRoute {
  const page = hospitalPages.find((hospitalPage) => hospitalPage === findTab('hospital', tab)?.value) ?? null;
  const order = oneOf(departmentOrders, query['order'], departmentOrders[0]);
  const [step, openId = null, ...more] = detail;
  if (step === undefined) return { page, openId: null, order };
  const isRow = page !== null && step === steps[page] && openId !== null && more.length === 0;
  return { page: isRow ? page : null, openId: isRow ? openId : null, order };
}

type At = Pick<ShellTarget, 'mode' | 'role'>;
const to = (at: At, tab: HospitalPage | 'patients', query?: Query) => shellHref({ ...at, tab, query });

export const patientHref = (at: At, id: string): string => to(at, 'patients', { case: id });
export const appointmentHref = (at: At, id: string): string =>
  shellHref({ ...at, tab: 'appointments', detail: [appointmentStep, id] });
/** The patients of one department. */
export const departmentPatientsHref = (at: At, listing: DepartmentId): string =>
  to(at, 'patients', { listing });

/** Where the parts of the portal lead. */
export const hospitalLinks = (at: At) => ({
  patients: to(at, 'patients'),
  highPriority: to(at, 'patients', { priority: 'high' }),
  departments: to(at, 'departments'),
  mentalHealth: to(at, 'mental-health'),
  mentalHealthPatients: departmentPatientsHref(at, 'mental-health'),
  appointments: to(at, 'appointments'),
  requests: to(at, 'appointments', { status: 'requested' }),
  network: to(at, 'network'),
});
export type HospitalLinks = ReturnType<typeof hospitalLinks>;
