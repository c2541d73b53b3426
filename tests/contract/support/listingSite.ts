import type { ListingContent, ListingServer } from '@vetsync/machines/organizations/model';

/** The jobs that both servers know. */
export const siteJobs: readonly (Partial<ListingContent> & { title: string })[] = [
  { title: 'Crane mechanic', type: 'full-time', salaryFrom: 60_000, salaryTo: 72_000 },
  {
    title: 'Yard supervisor',
    type: 'full-time',
    salaryFrom: 70_000,
    salaryTo: 88_000,
    clearance: 'secret',
  },
  {
    title: 'Night dispatcher',
    type: 'part-time',
    salaryFrom: 30_000,
    salaryTo: 36_000,
    requiredSkills: ['Radio procedure'],
    remote: true,
  },
];

/** One of the two servers, with these jobs. */
export interface ListingSite {
  server: ListingServer;
  close: () => Promise<void>;
}
