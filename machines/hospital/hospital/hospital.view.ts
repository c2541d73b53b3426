import type { SnapshotFrom } from 'xstate';
import {
  agendaOf,
  countBy,
  departmentOrders,
  hospitalFigures,
  hospitalLinks,
  patientPriorities,
  patientStatuses,
} from '../model/index.ts';
import { facilityTimeZone } from '../../wellness/model/index.ts';
import type {
  DepartmentOrder,
  HospitalLinks,
  MentalHealthFigures,
  PatientPriority,
  PatientStatus,
} from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { openProvider, openVisit } from './hospital.machine.ts';
import type { hospitalMachine } from './hospital.machine.ts';
import { departmentViews, firstPatients, upcomingViews, visitView } from './hospitalParts.ts';
import type { DepartmentView, PatientLink, ProviderView, VisitView } from './hospitalParts.ts';

/** Patients and appointments that the dashboard names. */
export const dashboardMax = { patients: 5, visits: 4 } as const;

export interface HospitalView {
  page: 'dashboard' | 'departments' | 'mentalHealth' | 'appointments' | 'network' | 'unknown';
  overlay: 'nothing' | 'visit' | 'provider' | 'missing';
  figures: ReturnType<typeof hospitalFigures>;
  /** Upcoming appointments, and those of them that nobody has confirmed yet. */
  visits: { upcoming: number; requested: number };
  statuses: readonly { value: PatientStatus; count: number }[];
  priorities: readonly { value: PatientPriority; count: number }[];
  /** Patients to look at first. */
  first: readonly PatientLink[];
  /** How many patients are of high priority. */
  highPriority: number;
  next: readonly VisitView[];
  departments: readonly DepartmentView[];
  order: DepartmentOrder;
  orders: readonly DepartmentOrder[];
  mentalHealth: MentalHealthFigures;
  agenda: readonly { day: string; visits: readonly VisitView[] }[];
  visit: VisitView | null;
  provider: ProviderView | null;
  links: HospitalLinks;
  facilityTimeZone: string;
  reader: Reader;
}

export function hospitalView({ value, context }: SnapshotFrom<typeof hospitalMachine>): HospitalView {
  const { hospital, visits, route, at, reader } = context;
  const upcoming = upcomingViews(context, () => true);
  const visit = openVisit(context);
  const provider = openProvider(context);
  return {
    page: value.page as HospitalView['page'],
    overlay: value.overlay as HospitalView['overlay'],
    figures: hospitalFigures(hospital),
    visits: {
      upcoming: upcoming.length,
      requested: upcoming.filter(({ status }) => status === 'requested').length,
    },
    statuses: countBy(hospital.patients, patientStatuses, ({ status }) => status),
    priorities: countBy(hospital.patients, patientPriorities, ({ priority }) => priority),
    first: firstPatients(context, dashboardMax.patients),
    highPriority: hospital.patients.filter(({ priority }) => priority === 'High').length,
    next: upcoming.slice(0, dashboardMax.visits),
    departments: departmentViews(context),
    order: route.order,
    orders: departmentOrders,
    mentalHealth: hospital.mentalHealth,
    agenda: agendaOf(visits, reader.now).map(({ day, visits: ofDay }) => ({
      day,
      visits: ofDay.map((item) => visitView(context, item)),
    })),
    visit: visit && visitView(context, visit),
    provider: provider && {
      ...provider,
      upcoming: upcomingViews(context, ({ providerId }) => providerId === provider.id),
    },
    links: hospitalLinks(at),
    facilityTimeZone,
    reader,
  };
}
