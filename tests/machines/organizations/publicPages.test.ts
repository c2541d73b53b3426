import { describe, expect, test } from 'vitest';
import {
  emptyListingContent,
  publicListingsView,
  publicListingView,
  publicOrganizationView,
  publicSignInHref,
  structuredDataOf,
} from '@vetsync/machines/organizations/model';
import type { ListingKind, Organization, PublishedListing } from '@vetsync/machines/organizations/model';

const origin = 'https://vetsync.example';
const id = '0198b1de-4c2a-7a64-9a3e-3f1f2f7a5c11';
const listing = (kind: ListingKind, given: Partial<PublishedListing> = {}): PublishedListing => ({
  ...emptyListingContent,
  id,
  organizationId: 'o1',
  kind,
  status: 'published',
  title: 'Crane mechanic',
  description: 'Keep the cranes running.',
  location: 'Norfolk, VA',
  zip: '23510',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  publishedAt: '2026-01-02T00:00:00.000Z',
  version: 2,
  organization: {
    id: 'o1',
    slug: 'harbor',
    name: 'Harbor',
    kind: 'employer',
    website: 'https://www.harbor.example/jobs',
    phone: '',
  },
  miles: null,
  ...given,
});
const organization: Organization = {
  id: 'o1',
  kind: 'employer',
  slug: 'harbor',
  status: 'approved',
  name: 'Harbor',
  website: 'javascript:alert(1)',
  about: '',
  contactEmail: '',
  phone: '',
  location: 'Norfolk, Virginia',
  zip: '23510',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
};
const dataOf = (kind: ListingKind, given: Partial<PublishedListing> = {}) =>
  structuredDataOf({ kind: 'listing', listing: listing(kind, given) }, origin);

const back = (path: string) => `/auth?returnTo=${encodeURIComponent(path)}`;

describe('structured data', () => {
  test('of a job has what search engines ask for, and nothing that is unknown', () => {
    const data = dataOf('job', { type: 'contract', salaryFrom: 60_000, closesOn: '2027-03-01' });
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Crane mechanic',
      description: 'Keep the cranes running.',
      datePosted: '2026-01-02T00:00:00.000Z',
      // The last day counts wherever people are.
      validThrough: '2027-03-02T12:00:00.000Z',
      employmentType: 'CONTRACTOR',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbor',
        sameAs: 'https://www.harbor.example/jobs',
        url: `${origin}/o/harbor`,
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Norfolk',
          addressRegion: 'VA',
          postalCode: '23510',
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 60_000, unitText: 'YEAR' },
      },
      identifier: { '@type': 'PropertyValue', name: 'Harbor', value: id },
      url: `${origin}/listings/${id}`,
    });
  });

  test('of a job from anywhere names the country instead of a place', () => {
    expect(dataOf('job', { remote: true, location: '', zip: '' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    });
    expect(dataOf('job', { remote: true, location: '', zip: '' })).not.toHaveProperty('jobLocation');
    expect(dataOf('job')).not.toHaveProperty('jobLocationType');
  });

  test('of a degree program has its tuition, also if it is free', () => {
    expect(dataOf('degree', { tuition: 0, closesOn: '2027-03-01' })).toMatchObject({
      '@type': 'EducationalOccupationalProgram',
      name: 'Crane mechanic',
      provider: { name: 'Harbor' },
      applicationDeadline: '2027-03-01',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    });
    expect(dataOf('degree')).not.toHaveProperty('offers');
  });

  test('of an event has its start, its end and where it is', () => {
    const at = { startsAt: '2027-03-01T15:00:00.000Z', durationMinutes: 90 };
    expect(dataOf('event', at)).toMatchObject({
      '@type': 'Event',
      startDate: '2027-03-01T15:00:00.000Z',
      endDate: '2027-03-01T16:30:00.000Z',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place' },
    });
    expect(dataOf('event', { ...at, remote: true })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${origin}/listings/${id}` },
    });
    expect(dataOf('event', { ...at, durationMinutes: null })).not.toHaveProperty('endDate');
  });

  /** What search engines require of each type, by path: schema.org and the guidelines for rich results. */
  const place = ['location.@type', 'location.address.addressLocality', 'location.address.addressCountry'];
  const workplace = place.map((path) => path.replace('location', 'jobLocation'));
  const ofJob = ['title', 'description', 'datePosted', 'hiringOrganization.name'];
  const ofDegree = [
    'name',
    'description',
    'url',
    'provider.@type',
    'provider.name',
    'educationalProgramMode',
  ];
  const ofEvent = ['name', 'startDate', 'eventStatus', 'eventAttendanceMode', 'organizer.name'];
  const remote = { remote: true, location: '', zip: '' } as const;
  const start = { startsAt: '2027-03-01T15:00:00.000Z' };
  test.each<[ListingKind, Partial<PublishedListing>, readonly string[]]>([
    ['job', {}, [...ofJob, ...workplace]],
    ['job', remote, [...ofJob, 'jobLocationType', 'applicantLocationRequirements.name']],
    ['degree', { tuition: 9_000 }, [...ofDegree, 'offers.price', 'offers.priceCurrency', 'offers.category']],
    ['degree', remote, ofDegree],
    ['event', start, [...ofEvent, ...place]],
    ['event', { ...start, ...remote }, [...ofEvent, 'location.@type', 'location.url']],
  ])('of a %s with %o has all that is required', (kind, given, required) => {
    const data: unknown = JSON.parse(JSON.stringify(dataOf(kind, given)));
    const valueAt = (path: string) =>
      path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], data);
    for (const path of required) {
      expect({ path, value: valueAt(path) }).toEqual({ path, value: expect.anything() });
      expect(valueAt(path)).not.toBe('');
    }
  });

  test.each(['program', 'provider'] as const)('of a %s is a service', (kind) => {
    expect(dataOf(kind)).toMatchObject({ '@type': 'Service', provider: { name: 'Harbor' } });
  });

  test('of an organization stands for itself; pages without a subject have none', () => {
    const page = { kind: 'organization', organization, listings: [], hasMore: false } as const;
    expect(structuredDataOf(page, origin)).toMatchObject({
      '@type': 'Organization',
      name: 'Harbor',
      address: { addressLocality: 'Norfolk', addressRegion: 'Virginia' },
    });
    expect(structuredDataOf({ kind: 'missing' }, origin)).toBeNull();
  });
});

describe('the view', () => {
  test('of a listing leads to sign-in and on to where one applies', () => {
    const view = publicListingView({ kind: 'listing', listing: listing('job') });
    expect(view.applyHref).toBe(back(`/platform/marketplace?open=apply&listing=${id}`));
    expect(publicListingView({ kind: 'listing', listing: listing('event') }).applyHref).toBeNull();
  });

  test('shows a website by its host, and no link that is none', () => {
    expect(publicListingView({ kind: 'listing', listing: listing('job') }).website).toEqual({
      href: 'https://www.harbor.example/jobs',
      host: 'harbor.example',
    });
    const view = publicOrganizationView({ kind: 'organization', organization, listings: [], hasMore: true });
    expect(view.website).toBeNull();
    expect(view.moreHref).toBe('/listings?organization=o1');
  });

  test('of a search keeps words and place when the kind changes', () => {
    const found = { listings: [listing('job')], nextCursor: 'next', facets: null };
    const filters = { kind: 'job', q: 'crane', near: '23510', type: 'contract' } as const;
    const view = publicListingsView({ kind: 'listings', filters, found, isZipUnknown: false });
    expect(view.kinds[0]).toEqual({ kind: 'all', isCurrent: false, href: '/listings?q=crane&near=23510' });
    expect(view.kinds[1]).toMatchObject({ kind: 'job', isCurrent: true });
    expect(view.listings[0]?.href).toBe(`/listings/${id}`);
    expect(view.moreHref).toBe('/listings?kind=job&q=crane&near=23510&type=contract&cursor=next');
    const last = { ...found, nextCursor: null };
    expect(
      publicListingsView({ kind: 'listings', filters, found: last, isZipUnknown: false }).moreHref,
    ).toBeNull();
  });

  test('signing in comes back to the page', () => {
    expect(publicSignInHref({ kind: 'listing', listing: listing('job') })).toBe(back(`/listings/${id}`));
    const page = { kind: 'organization', organization, listings: [], hasMore: false } as const;
    expect(publicSignInHref(page)).toBe(back('/o/harbor'));
    expect(publicSignInHref({ kind: 'missing' })).toBe(back('/listings'));
  });
});
