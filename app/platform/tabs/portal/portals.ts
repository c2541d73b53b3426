import type { Desk } from '@vetsync/machines/messages/model';
import type { SamplesByName } from '../../samples.ts';
import { tabOf, tabWith, type Tab, type TabFile, type Tabs } from '../../tab.ts';
import type { PortalRole } from './portalRoles.ts';

const hospitalPage = tabOf('hospital', () => import('../hospital/HospitalTab.tsx'));
const nonprofitPage = tabOf('nonprofit', () => import('../nonprofit/NonprofitTab.tsx'));

const universityList = tabOf('university', () => import('../university/list.tsx'));

/** The report of an organization about its own samples. */
const reportOf = <Role extends Desk>(role: Role): Tab =>
  tabWith(
    async () => {
      const { codes, ...file } = await import('../portalAnalytics/AnalyticsTab.tsx');
      return { ...file, codeOf: codes[role] };
    },
    (samples) => samples[role](),
  );

/** A tab that shows an organization's samples together with others. */
const withPortal = <Role extends PortalRole, Name extends keyof SamplesByName>(
  role: Role,
  name: Name,
  load: () => Promise<TabFile<readonly [SamplesByName[Role], SamplesByName[Name]]>>,
): Tab => tabWith(load, (samples) => Promise.all([samples[role](), samples[name]()]));

/** The tabs of the organizations. */
export const portalTabs: Readonly<Record<PortalRole, Tabs>> = {
  recruiter: {
    dashboard: tabOf('recruiter', () => import('../recruiter/dashboard.tsx')),
    candidates: tabOf('recruiter', () => import('../recruiter/candidates.tsx')),
    jobs: tabOf('recruiter', () => import('../recruiter/jobs.tsx')),
    analytics: reportOf('recruiter'),
    interviews: withPortal('recruiter', 'interviews', () => import('../interviews/interviews.tsx')),
    messages: withPortal('recruiter', 'correspondence', () => import('../recruiter/messages.ts')),
  },
  university: {
    reports: reportOf('university'),
    dashboard: tabOf('university', () => import('../university/dashboard.tsx')),
    applications: tabOf('university', () => import('../university/applications.tsx')),
    programs: universityList,
    students: universityList,
    messages: withPortal('university', 'correspondence', () => import('../university/messages.ts')),
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
    reports: reportOf('nonprofit'),
    dashboard: tabOf('nonprofit', () => import('../nonprofit/queue.tsx')),
    participants: nonprofitPage,
    services: nonprofitPage,
    programs: nonprofitPage,
    community: withPortal('nonprofit', 'correspondence', () => import('../nonprofit/messages.ts')),
  },
};
