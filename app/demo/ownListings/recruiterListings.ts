import { openingDemand, type OpeningDemand, type RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { Clearance } from '@vetsync/machines/organizations/model';
import type { DemoListingsTab } from '../../platform/tabs/portal/DemoOwnListings.tsx';
import { publishedSample } from './demoOwnListings.ts';

const types = { 'Full-time': 'full-time', 'Part-time': 'part-time', Contract: 'contract' } as const;
const clearances: Readonly<Record<string, Clearance>> = { Secret: 'secret', 'Top Secret': 'top-secret' };

function jobOf({ id, title, location, openings, pay, posted, ...opening }: OpeningDemand, now: number) {
  const isRemote = location === 'Remote';
  return publishedSample('job', now, {
    id,
    title,
    description: opening.description,
    type: types[opening.type],
    location: isRemote ? '' : location,
    remote: isRemote,
    salaryFrom: pay.from,
    salaryTo: pay.to,
    requiredSkills: [...opening.requiredSkills],
    preferredSkills: [...opening.preferredSkills],
    clearance: clearances[opening.clearance] ?? '',
    capacity: openings,
    publishedAt: posted,
    more: { team: opening.team },
  });
}

/** The jobs of the demo's recruiter, those most applied for first. */
export const jobsTab: DemoListingsTab<RecruiterSamples> = {
  role: 'recruiter',
  tab: 'jobs',
  listingsIn: (samples, world, now) =>
    openingDemand(samples, world).map((opening) => ({
      listing: jobOf(opening, now),
      counts: {
        received: opening.applicants,
        fresh: opening.fresh,
        taken: opening.openings - opening.left,
      },
    })),
  linksOf: ({ title }, href) => ({
    applications: href('dashboard', { listing: title }),
    candidates: href('candidates', { q: title }),
    people: null,
  }),
};
