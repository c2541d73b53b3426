import type { PortalRole } from '@vetsync/machines/account/model';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { ReportRecords } from '@vetsync/machines/portalAnalytics/model';
import type { Snapshot } from 'xstate';
import type { Samples, SamplesByName } from '../../samples.ts';
import { tabOf, tabWith, type Tab, type TabFile, type Tabs } from '../../tab.ts';

const hospitalPage = tabOf('hospital', () => import('../hospital/HospitalTab.tsx'));
const nonprofitPage = tabOf('nonprofit', () => import('../nonprofit/NonprofitTab.tsx'));

const universityList = tabOf('university', () => import('../university/list.tsx'));

/** The report of an organization about its records. */
const reportOf = <Records>(
  portalOf: (samples: Samples) => Promise<PortalSamples<Records>>,
  recordsOf: (samples: Records) => ReportRecords,
): Tab =>
  tabWith(
    () => import('../portalAnalytics/AnalyticsTab.tsx'),
    async (samples) => {
      const portal = await portalOf(samples);
      return { ...portal, records: (now) => recordsOf(portal.records(now)) };
    },
  );

/** A tab that shows an organization's samples together with others. */
const withPortal = <
  Role extends PortalRole,
  Name extends keyof SamplesByName,
  S extends Snapshot<unknown>,
  Shown,
>(
  role: Role,
  name: Name,
  load: () => Promise<
    TabFile<S, Shown> & { samplesOf: (portal: SamplesByName[Role], others: SamplesByName[Name]) => Shown }
  >,
): Tab =>
  tabWith(load, async (samples) => {
    const [{ samplesOf }, portal, others] = await Promise.all([load(), samples[role](), samples[name]()]);
    return samplesOf(portal, others);
  });

/** The tabs of the organizations. */
export const portalTabs: Readonly<Record<PortalRole, Tabs>> = {
  recruiter: {
    dashboard: tabWith(
      () => import('../recruiter/dashboard.tsx'),
      async (samples) => {
        const [portal, correspondence, earlier] = await Promise.all([
          samples.recruiter(),
          samples.correspondence(),
          samples.interviews(),
        ]);
        return { ...portal, correspondence, earlier };
      },
    ),
    candidates: tabOf('recruiter', () => import('../recruiter/candidates.tsx')),
    jobs: tabOf('recruiter', () => import('../recruiter/jobs.tsx')),
    analytics: reportOf(
      ({ recruiter }) => recruiter(),
      (samples) => ({ desk: 'recruiter', samples }),
    ),
    interviews: withPortal('recruiter', 'interviews', () => import('../interviews/interviews.tsx')),
    messages: withPortal('recruiter', 'correspondence', () => import('../recruiter/messages.ts')),
  },
  university: {
    reports: reportOf(
      ({ university }) => university(),
      (samples) => ({ desk: 'university', samples }),
    ),
    dashboard: withPortal('university', 'correspondence', () => import('../university/dashboard.tsx')),
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
    reports: reportOf(
      ({ nonprofit }) => nonprofit(),
      (samples) => ({ desk: 'nonprofit', samples }),
    ),
    dashboard: withPortal('nonprofit', 'correspondence', () => import('../nonprofit/queue.tsx')),
    participants: nonprofitPage,
    services: nonprofitPage,
    programs: nonprofitPage,
    community: withPortal('nonprofit', 'correspondence', () => import('../nonprofit/messages.ts')),
  },
};
