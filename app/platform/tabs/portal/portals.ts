import type { PortalRole } from '@vetsync/machines/account/model';
import type { ContactSamples } from '@vetsync/machines/messages/model';
import type { PortalSamples } from '@vetsync/machines/model/world';
import type { ReportRecords } from '../../../demo/demoReports.ts';
import type { TabValue } from '@vetsync/machines/shell/model';
import { tabWith, type TabWithMachine } from '../../tab.ts';

type Load<Samples> = () => Promise<Samples>;

const recruiter = async () => (await import('@vetsync/samples/recruiter')).recruiterPortal;
const recruiterDesk = async () => (await import('@vetsync/samples/recruiter')).recruiterContactSamples;
const university = async () => (await import('@vetsync/samples/university')).universityPortal;
const universityDesk = async () => (await import('@vetsync/samples/university')).universityContactSamples;
const nonprofit = async () => (await import('@vetsync/samples/nonprofit')).nonprofitPortal;
const nonprofitDesk = async () => (await import('@vetsync/samples/nonprofit')).nonprofitContactSamples;
const hospital = async () => (await import('@vetsync/samples/hospital')).hospitalPortal;

const correspondence = async () => {
  const { sampleCorrespondence } = await import('@vetsync/samples/messages');
  return { correspondence: sampleCorrespondence };
};
const interviews = async () => {
  const { sampleInterviews } = await import('@vetsync/samples/interviews');
  return { earlier: sampleInterviews };
};

/** Samples that a tab shows together. */
const both =
  <First extends object, Second extends object>(first: Load<First>, second: Load<Second>) =>
  async (): Promise<First & Second> => {
    const [one, other] = await Promise.all([first(), second()]);
    return { ...one, ...other };
  };

/** The report of an organization about its records. */
const reportOf = <Records>(
  load: Load<PortalSamples<Records>>,
  recordsOf: (samples: Records) => ReportRecords,
) =>
  tabWith(
    () => import('../portalAnalytics/DemoReportTab.tsx'),
    async () => {
      const portal = await load();
      return { ...portal, records: (now: number) => recordsOf(portal.records(now)) };
    },
  );

const messagesOf = (portal: Load<ContactSamples>) =>
  tabWith(() => import('../messages/DemoInboxTab.tsx'), both(portal, correspondence));

/** The tabs of the demo's organizations. */
export const portalTabs: Readonly<Record<PortalRole, Readonly<Partial<Record<TabValue, TabWithMachine>>>>> = {
  recruiter: {
    dashboard: tabWith(
      () => import('../recruiter/dashboard.tsx'),
      both(recruiter, both(correspondence, interviews)),
    ),
    candidates: tabWith(() => import('../recruiter/candidates.tsx'), recruiter),
    jobs: tabWith(() => import('../recruiter/jobs.tsx'), recruiter),
    analytics: reportOf(recruiter, (samples) => ({ role: 'recruiter', samples })),
    interviews: tabWith(() => import('../interviews/interviews.tsx'), both(recruiterDesk, interviews)),
    messages: messagesOf(recruiterDesk),
  },
  university: {
    reports: reportOf(university, (samples) => ({ role: 'university', samples })),
    dashboard: tabWith(() => import('../university/dashboard.tsx'), both(university, correspondence)),
    applications: tabWith(() => import('../university/applications.tsx'), university),
    programs: tabWith(() => import('../university/programs.tsx'), university),
    students: tabWith(() => import('../university/students.tsx'), university),
    messages: messagesOf(universityDesk),
  },
  hospital: {
    dashboard: tabWith(() => import('../hospital/dashboard.tsx'), hospital),
    patients: tabWith(() => import('../hospital/patients.tsx'), hospital),
    departments: tabWith(() => import('../hospital/departments.tsx'), hospital),
    'mental-health': tabWith(() => import('../hospital/mentalHealth.tsx'), hospital),
    appointments: tabWith(() => import('../hospital/appointments.tsx'), hospital),
    network: tabWith(() => import('../hospital/network.tsx'), hospital),
  },
  nonprofit: {
    reports: reportOf(nonprofit, (samples) => ({ role: 'nonprofit', samples })),
    dashboard: tabWith(() => import('../nonprofit/dashboard.tsx'), both(nonprofit, correspondence)),
    participants: tabWith(() => import('../nonprofit/participants.tsx'), nonprofit),
    services: tabWith(() => import('../nonprofit/services.tsx'), nonprofit),
    programs: tabWith(() => import('../nonprofit/programs.tsx'), nonprofit),
    community: tabWith(
      () => import('../nonprofit/community.tsx'),
      both(both(nonprofit, nonprofitDesk), correspondence),
    ),
  },
};
