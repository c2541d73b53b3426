import type { Organization } from '@vetsync/machines/marketplace/model';
import type { MarketplaceSamples } from '@vetsync/machines/marketplaceTab';
import { sampleGroups } from './groups.ts';
import { sampleServices } from './services.ts';

const day = 24 * 60 * 60_000;

/**
 * The eight organizations of the marketplace, ids 1 to 8 (feature spec, section 3). All are invented; their telephone
 * numbers are reserved for fiction (555-01xx), and their domains are below `example.org`. `now` in epoch milliseconds.
 */
export const sampleOrganizations = (now: number): Organization[] =>
  [...sampleServices, ...sampleGroups]
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ activeHoursAgo, externalReviews, ...sample }) => ({
      ...sample,
      image: sample.type,
      activePrograms: sample.programs.length,
      lastActive: new Date(now - (activeHoursAgo / 24) * day).toISOString(),
      externalReviews: externalReviews.map(({ daysAgo, ...review }) => ({
        ...review,
        writtenAt: new Date(now - daysAgo * day).toISOString(),
      })),
    }));

export const marketplaceSamples: MarketplaceSamples = { organizations: sampleOrganizations };
