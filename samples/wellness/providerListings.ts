import { emptyListingContent, type PublishedListing } from '@vetsync/machines/organizations/model';
import type { Specialty } from '@vetsync/machines/wellness/model';
import { sampleProviders } from './providers.ts';

const types = {
  'Primary Care': 'primary-care',
  'Mental Health': 'mental-health',
  'Physical Therapy': 'physical-therapy',
  Cardiology: 'cardiology',
} as const satisfies Record<Specialty, string>;

/** The sample providers as their clinics have published them, at `now` (epoch milliseconds), nearest first. */
export const sampleProviderListings = (now: number): PublishedListing[] =>
  sampleProviders(now).map((provider) => {
    const { id, name, specialty, facility, location, distance, phone, acceptingPatients } = provider;
    const { rating, availability, nextAvailable } = provider;
    const at = new Date(now).toISOString();
    return {
      ...emptyListingContent,
      id,
      organizationId: facility,
      organization: { id: facility, slug: '', name: facility, kind: 'hospital', website: '', phone },
      kind: 'provider',
      status: 'published',
      title: name,
      type: types[specialty],
      location,
      acceptsNew: acceptingPatients,
      createdAt: at,
      updatedAt: at,
      publishedAt: null,
      version: 1,
      miles: distance,
      extras: { rating, availability, nextAvailable },
    };
  });
