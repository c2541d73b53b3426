import { programLoads, type NonprofitRecords } from '@vetsync/machines/nonprofit/model';
import type { DemoListingsTab } from '../../platform/tabs/portal/DemoOwnListings.tsx';
import { publishedSample } from './demoOwnListings.ts';

/** The programs of the demo's nonprofit. Whoever is approved in the queue takes a place at once. */
export const nonprofitPrograms: DemoListingsTab<NonprofitRecords> = {
  role: 'nonprofit',
  tab: 'programs',
  listingsIn: (records, world, now) =>
    programLoads(records, world).map(({ program, enrolled, received, waiting }) => ({
      listing: publishedSample('program', now, {
        id: program.id,
        title: program.name,
        description: program.description,
        eligibility: program.eligibility,
        capacity: program.capacity,
        more: {
          lead: program.lead,
          funding: program.fundingAmount,
          services: program.services,
        },
      }),
      counts: { received, fresh: waiting, taken: enrolled },
    })),
  linksOf: ({ id, title }, href) => ({
    applications: href('dashboard', { program: title }),
    people: href('participants', { listing: id }),
    candidates: null,
  }),
};
