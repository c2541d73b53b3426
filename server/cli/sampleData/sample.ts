import type { ListingContent, ListingKind, NewOrganization } from '@vetsync/machines/organizations/model';

export interface SampleListing extends Partial<ListingContent> {
  kind: ListingKind;
  title: string;
  /** @default 'published' */
  status?: 'draft' | 'published' | 'closed';
}
export interface SampleOrganization extends NewOrganization {
  /** Part of its people's email addresses, which nobody can receive mail at. */
  domain: string;
  owner: string;
  /** Waits for an administrator. */
  isPending?: boolean;
  listings: readonly SampleListing[];
}

/** Days from now, so that dates of samples always lie ahead. */
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 3_600_000);
/** As `YYYY-MM-DD`. */
export const sampleDay = (now: Date, days: number) => inDays(now, days).toISOString().slice(0, 10);
/** An hour of a day, in UTC. */
export const sampleTime = (now: Date, days: number, hour: number) =>
  `${sampleDay(now, days)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** Where samples are. */
export const sampleLocations = {
  norfolk: { location: 'Norfolk, Virginia', zip: '23510' },
  austin: { location: 'Austin, Texas', zip: '78701' },
  sanAntonio: { location: 'San Antonio, Texas', zip: '78205' },
  sanDiego: { location: 'San Diego, California', zip: '92101' },
  denver: { location: 'Denver, Colorado', zip: '80202' },
  tampa: { location: 'Tampa, Florida', zip: '33602' },
} as const;

/** Time zones of these places. */
export const sampleTimeZones: Readonly<Record<string, string>> = {
  'Norfolk, Virginia': 'America/New_York',
  'Austin, Texas': 'America/Chicago',
  'San Antonio, Texas': 'America/Chicago',
  'San Diego, California': 'America/Los_Angeles',
  'Denver, Colorado': 'America/Denver',
  'Tampa, Florida': 'America/New_York',
};
