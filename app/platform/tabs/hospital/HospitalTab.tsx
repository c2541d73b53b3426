import {
  departmentOrders,
  departmentViews,
  hospitalDashboard,
  hospitalFigures,
  hospitalLinks,
  parseVisitsRoute,
  visitsPage,
  type Hospital,
  type HospitalDesk,
} from '@vetsync/machines/hospital/model';
import type { TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import type { TabValue } from '@vetsync/machines/shell/model';
import { clockTickMs } from '@vetsync/machines/system/model';
import { mergeAppointments } from '@vetsync/machines/wellness/model';
import { Appointments } from '@vetsync/ui/screens/hospital/Appointments';
import { Departments } from '@vetsync/ui/screens/hospital/Departments';
import { HospitalDashboard } from '@vetsync/ui/screens/hospital/HospitalDashboard';
import { MentalHealth } from '@vetsync/ui/screens/hospital/MentalHealth';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { hospitalWork } from '../../../demo/work/hospitalWork.ts';
import { hrefWith } from '../../../page/links/hrefWith.ts';
import { closeOverlay, navigateTo } from '../../../page/navigateTo.ts';
import { useName } from '../../../page/PageTitle.tsx';
import { useTab } from '../../usePlatform.ts';
import { demoPage } from '../portal/demoPage.ts';
import { DemoWork } from '../portal/DemoWork.tsx';
import NotHere from '../shell/NotHereTab.tsx';

type Input = TabInput<PortalSamples<Hospital>>;
interface PageProps {
  tab: Input;
  desk: HospitalDesk;
}

export const logic = demoPage<PortalSamples<Hospital>>();

const at = { role: 'hospital' } as const;

function DashboardPage({ tab, desk }: PageProps) {
  const { hospital: records } = desk;
  return (
    <HospitalDashboard
      view={hospitalDashboard(desk)}
      work={<DemoWork portal="hospital" tab={{ ...tab, records }} workOf={hospitalWork} />}
    />
  );
}

function DepartmentsPage({ tab, desk }: PageProps) {
  const { order: asked } = tab.route.route.query;
  const order = departmentOrders.find((each) => each === asked) ?? departmentOrders[0];
  return (
    <Departments
      departments={departmentViews(desk, order)}
      order={order}
      intl={desk.intl}
      onOrder={(chosen) => navigateTo(hrefWith({ order: chosen }), { replace: true })}
    />
  );
}

function MentalHealthPage({ desk: { hospital, intl } }: PageProps) {
  const links = hospitalLinks(at);
  const { mentalHealthCases: cases } = hospitalFigures(hospital);
  return (
    <MentalHealth
      cases={cases}
      figures={hospital.mentalHealth}
      patientsHref={links.mentalHealthPatients}
      intl={intl}
    />
  );
}

function AppointmentsPage({ tab, desk }: PageProps) {
  const { detail, query } = tab.route.route;
  const route = parseVisitsRoute(detail, query);
  const view = route && visitsPage(desk, route);
  useName(view?.open?.visit?.type ?? null);
  if (!view) return <NotHere />;
  const { rows, open, listHref } = view;
  return (
    <Appointments
      view={view}
      send={(event) => {
        if (event.type === 'row.close') return closeOverlay(listHref);
        const next = rows.find(({ id }) => id === open?.[event.to]);
        if (next) navigateTo(next.href, { replace: true });
      }}
    />
  );
}

const pages: Readonly<Partial<Record<TabValue, ComponentType<PageProps>>>> = {
  dashboard: DashboardPage,
  departments: DepartmentsPage,
  'mental-health': MentalHealthPage,
  appointments: AppointmentsPage,
};

/** The desk of a coordinator who reads, now. */
function useDesk({ samples, world: { appointments }, intl, now }: Input): HospitalDesk {
  const [hospital] = useState(() => samples.records(now()));
  const [time, setTime] = useState(now);
  useEffect(() => {
    const ticking = setInterval(() => setTime(now()), clockTickMs);
    return () => clearInterval(ticking);
  }, [now]);
  return useMemo(
    () => ({
      hospital,
      visits: mergeAppointments(hospital.visits, appointments),
      at,
      intl: { ...intl, now: time },
    }),
    [hospital, appointments, intl, time],
  );
}

function Opened({ tab }: { tab: Input }) {
  const desk = useDesk(tab);
  const { tab: value, route } = tab.route;
  const Page = value && pages[value];
  const isKnown = route.detail.length === 0 || value === 'appointments';
  return Page && isKnown ? <Page tab={tab} desk={desk} /> : <NotHere />;
}

/** The tabs of the demo's hospital that are its own: they derive what they show from samples and the shared world. */
export default function HospitalTab() {
  const tab = useTab(logic, ({ context }) => context);
  return tab && <Opened key={tab.epoch} tab={tab} />;
}
