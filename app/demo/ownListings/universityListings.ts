import { programDemand, type UniversitySamples } from '@vetsync/machines/university/model';
import type { DemoListingsTab } from '../../platform/tabs/portal/DemoOwnListings.tsx';
import { publishedSample } from './demoOwnListings.ts';

/** The programs of the demo's university, those most applied for first. */
export const universityPrograms: DemoListingsTab<UniversitySamples> = {
  role: 'university',
  tab: 'programs',
  listingsIn: (samples, world, now) =>
    programDemand(samples, world).map(({ id, name, seats, open, applications, waiting, ...program }) => ({
      listing: publishedSample('degree', now, {
        id,
        title: name,
        duration: program.duration,
        tuition: program.tuition,
        militaryCredits: program.militaryCredits,
        benefits: ['gi-bill'],
        capacity: seats,
        more: { lead: program.advisor, coverage: program.giBillCoverage },
      }),
      counts: { received: applications, fresh: waiting, taken: seats - open },
    })),
  linksOf: ({ id, title }, href) => ({
    applications: href('applications', { listing: title }),
    people: href('students', { listing: id }),
    candidates: null,
  }),
};
