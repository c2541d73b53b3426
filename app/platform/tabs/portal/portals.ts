import { tabOf, type Tabs } from '../../tab.ts';
import type { PortalRole } from './portalRoles.ts';
import type { Samples } from '../../samples.ts';

/** Tabs that show the same samples. */
const portalOf =
  <Shown>(samplesOf: (samples: Samples) => Promise<Shown>) =>
  (load: Parameters<typeof tabOf<Shown>>[0]) =>
    tabOf(load, samplesOf);

const recruiter = portalOf(({ recruiter: samples }) => samples());
const university = portalOf(({ university: samples }) => samples());
const hospital = portalOf(({ hospital: samples }) => samples());
const nonprofit = portalOf(({ nonprofit: samples }) => samples());

const recruiterMessages = portalOf(({ recruiter: samples, correspondence }) =>
  Promise.all([samples(), correspondence()]),
);
const universityMessages = portalOf(({ university: samples, correspondence }) =>
  Promise.all([samples(), correspondence()]),
);
const nonprofitMessages = portalOf(({ nonprofit: samples, correspondence }) =>
  Promise.all([samples(), correspondence()]),
);
const recruiterInterviews = portalOf(({ recruiter: samples, interviews }) =>
  Promise.all([samples(), interviews()]),
);

const hospitalPage = () => import('../hospital/HospitalTab.tsx');
const nonprofitPage = () => import('../nonprofit/NonprofitTab.tsx');
const reports = () => import('../portalAnalytics/AnalyticsTab.tsx');

/** The tabs of the organizations. */
export const portalTabs: Readonly<Record<PortalRole, Tabs>> = {
  recruiter: {
    dashboard: recruiter(() => import('../recruiter/dashboard.tsx')),
    candidates: recruiter(() => import('../recruiter/candidates.tsx')),
    jobs: recruiter(() => import('../recruiter/jobs.tsx')),
    analytics: recruiter(async () => ({ ...(await reports()), codeOf: (await reports()).codes.recruiter })),
    interviews: recruiterInterviews(() => import('../interviews/interviews.tsx')),
    messages: recruiterMessages(() => import('../recruiter/messages.ts')),
  },
  university: {
    reports: university(async () => ({ ...(await reports()), codeOf: (await reports()).codes.university })),
    dashboard: university(() => import('../university/dashboard.tsx')),
    applications: university(() => import('../university/applications.tsx')),
    programs: university(() => import('../university/programs.tsx')),
    students: university(() => import('../university/students.tsx')),
    messages: universityMessages(() => import('../university/messages.ts')),
  },
  hospital: {
    dashboard: hospital(hospitalPage),
    patients: hospital(hospitalPage),
    departments: hospital(hospitalPage),
    'mental-health': hospital(hospitalPage),
    appointments: hospital(hospitalPage),
    network: hospital(hospitalPage),
  },
  nonprofit: {
    reports: nonprofit(async () => ({ ...(await reports()), codeOf: (await reports()).codes.nonprofit })),
    dashboard: nonprofit(() => import('../nonprofit/queue.tsx')),
    participants: nonprofit(nonprofitPage),
    services: nonprofit(nonprofitPage),
    programs: nonprofit(nonprofitPage),
    community: nonprofitMessages(() => import('../nonprofit/messages.ts')),
  },
};
