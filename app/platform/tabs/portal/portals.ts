import type { TabCode } from '@vetsync/machines/platform';
import type { Samples } from '../../samples.ts';
import { tabOf, tabWith, type Tab, type Tabs } from '../../tab.ts';
import type { PortalRole } from './portalRoles.ts';

const hospitalPage = tabOf('hospital', () => import('../hospital/HospitalTab.tsx'));
const nonprofitPage = tabOf('nonprofit', () => import('../nonprofit/NonprofitTab.tsx'));

const universityList = tabOf('university', () => import('../university/list.tsx'));

const fetchReports = () => import('../portalAnalytics/AnalyticsTab.tsx');
type ReportCodes = Awaited<ReturnType<typeof fetchReports>>['codes'];

const reportOf = <Portal>(
  codeIn: (codes: ReportCodes) => (portal: Portal) => TabCode,
  portalOf: (samples: Samples) => Promise<Portal>,
): Tab =>
  tabWith(async () => {
    const { codes, ...file } = await fetchReports();
    return { ...file, codeOf: codeIn(codes) };
  }, portalOf);

/** The tabs of the organizations. */
export const portalTabs: Readonly<Record<PortalRole, Tabs>> = {
  recruiter: {
    dashboard: tabOf('recruiter', () => import('../recruiter/dashboard.tsx')),
    candidates: tabOf('recruiter', () => import('../recruiter/candidates.tsx')),
    jobs: tabOf('recruiter', () => import('../recruiter/jobs.tsx')),
    analytics: reportOf(
      ({ recruiter }) => recruiter,
      ({ recruiter }) => recruiter(),
    ),
    interviews: tabWith(
      () => import('../interviews/interviews.tsx'),
      ({ recruiter, interviews }) => Promise.all([recruiter(), interviews()]),
    ),
    messages: tabWith(
      () => import('../recruiter/messages.ts'),
      ({ recruiter, correspondence }) => Promise.all([recruiter(), correspondence()]),
    ),
  },
  university: {
    reports: reportOf(
      ({ university }) => university,
      ({ university }) => university(),
    ),
    dashboard: tabOf('university', () => import('../university/dashboard.tsx')),
    applications: tabOf('university', () => import('../university/applications.tsx')),
    programs: universityList,
    students: universityList,
    messages: tabWith(
      () => import('../university/messages.ts'),
      ({ university, correspondence }) => Promise.all([university(), correspondence()]),
    ),
  },
  hospital: {
    dashboard: hospitalPage,
    patients: hospitalPage,
    departments: hospitalPage,
    'mental-health': hospitalPage,
    appointments: hospitalPage,
    network: hospitalPage,
  },
  nonprofit: {
    reports: reportOf(
      ({ nonprofit }) => nonprofit,
      ({ nonprofit }) => nonprofit(),
    ),
    dashboard: tabOf('nonprofit', () => import('../nonprofit/queue.tsx')),
    participants: nonprofitPage,
    services: nonprofitPage,
    programs: nonprofitPage,
    community: tabWith(
      () => import('../nonprofit/messages.ts'),
      ({ nonprofit, correspondence }) => Promise.all([nonprofit(), correspondence()]),
    ),
  },
};
