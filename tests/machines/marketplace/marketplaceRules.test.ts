import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaFilters,
  categoryCounts,
  categoryFilters,
  contactLinksOf,
  findOrganizations,
  hasMarketplaceFilters,
  directoryScopes,
  marketplaceHref,
  marketplaceQuery,
  marketplaceSearchMax,
  noMarketplaceFilters,
  organizationHref,
  organizationKinds,
  organizationTypeFilters,
  parseMarketplacePage,
  parseMarketplaceFilters,
} from '@vetsync/machines/marketplace/model';
import { sampleOrganizations, sampleServiceListings } from '@vetsync/samples/marketplace';
import { parseShellRoute } from '@vetsync/machines/shell/model';
import { listingTarget } from '../../../machines/marketplace/listingSearch/listingTarget.ts';
import { nonprofitSubmissionSchema } from '@vetsync/machines/model/world';
import { parseQuery, formatQuery } from '@vetsync/machines/model/text';
import type { ListedOrganization, MarketplaceFilters } from '@vetsync/machines/marketplace/model';
import type { NonprofitApplication } from '@vetsync/machines/model/world';
import { sampleCounts } from '@vetsync/samples/portal';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const now = Date.parse('2026-03-04T16:15:00Z');
const organizations = sampleOrganizations(now);
const demo = { role: 'user' } as const;
const looking = (filters: Partial<MarketplaceFilters> = {}): MarketplaceFilters => ({
  ...noMarketplaceFilters,
  ...filters,
});
const idsOf = (filters: MarketplaceFilters) => findOrganizations(organizations, filters).map(({ id }) => id);

const anySearch: fc.Arbitrary<MarketplaceFilters> = fc.record({
  q: fc.string({ maxLength: marketplaceSearchMax }),
  category: fc.constantFrom(...categoryFilters),
  location: fc.constantFrom(...areaFilters),
  type: fc.constantFrom(...organizationTypeFilters),
  kind: fc.constantFrom('all', 'employer', 'nonprofit'),
  listing: fc.constantFrom(...directoryScopes),
});

describe('the eight samples', () => {
  test('are ids 1 to 8, one of each kind', () => {
    expect(organizations.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(organizations.map(({ extras }) => extras.type)).toEqual(organizationKinds);
  });
  test('have all details', () => {
    for (const { extras, ...organization } of organizations) {
      for (const [field, value] of Object.entries({ ...organization, ...extras }))
        expect(value, `${organization.name}: ${field}`).not.toEqual(Array.isArray(value) ? [] : '');
      expect(extras.activePrograms).toBe(extras.programs.length);
      expect(extras.rating).toBeGreaterThan(0);
      expect(extras.rating).toBeLessThanOrEqual(5);
      expect(Date.parse(extras.lastActive)).toBeLessThan(now);
      for (const { writtenAt } of extras.externalReviews) expect(Date.parse(writtenAt)).toBeLessThan(now);
    }
    const programs = organizations.flatMap(({ extras }) => extras.programs.map(({ id }) => id));
    expect(new Set(programs).size).toBe(programs.length);
  });
  test('have no contact data of real people', () => {
    for (const { phone, contactEmail: email, website } of organizations) {
      expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(email).toMatch(/^[a-z]+@[a-z-]+\.example\.org$/);
      expect(website).toMatch(/^https:\/\/[a-z-]+\.example\.org$/);
    }
  });
  test('cover every category, location and type of the filters', () => {
    for (const category of categoryFilters) expect(idsOf(looking({ category })), category).not.toEqual([]);
    for (const location of areaFilters) expect(idsOf(looking({ location })), location).not.toEqual([]);
    for (const type of organizationTypeFilters) expect(idsOf(looking({ type })), type).not.toEqual([]);
  });
  test("include the demo's nonprofit, with its figures", () => {
    const { organization, location } = sampleProfileOf('nonprofit');
    const own = organizations.find(({ name }) => name === organization);
    expect(own).toMatchObject({
      location,
      extras: { memberCount: sampleCounts.tabs.nonprofit?.participants },
    });
  });
});

test('category ids and displayed counts', () => {
  expect(categoryCounts).toEqual({
    all: 247,
    'veterans-orgs': 85,
    community: 62,
    volunteer: 45,
    networking: 28,
    education: 18,
    health: 9,
  });
  const { all, ...each } = categoryCounts;
  expect(Object.values(each).reduce<number>((sum, count) => sum + count, 0)).toBe(all);
});

describe('contact', () => {
  test('by phone, text message, email and web, the preferred one first', () => {
    expect(contactLinksOf(organizations[2] as ListedOrganization)).toEqual([
      { method: 'phone', href: 'tel:2105550127', shown: '(210) 555-0127' },
      { method: 'text', href: 'sms:2105550127', shown: '(210) 555-0127' },
      {
        method: 'email',
        href: 'mailto:intake@veterans-foundation.example.org',
        shown: 'intake@veterans-foundation.example.org',
      },
      {
        method: 'website',
        href: 'https://veterans-foundation.example.org',
        shown: 'veterans-foundation.example.org',
      },
    ]);
  });
  test('only by what it offers', () => {
    expect(contactLinksOf(organizations[3] as ListedOrganization).map(({ method }) => method)).toEqual([
      'email',
      'website',
    ]);
  });
});

describe('the search', () => {
  test('finds by name, description or tags, regardless of case and accents', () => {
    expect(idsOf(looking({ q: 'IRON TRAIL' }))).toEqual(['2']);
    expect(idsOf(looking({ q: 'storm damage' }))).toEqual(['5']);
    expect(idsOf(looking({ q: ' gi bill ' }))).toEqual(['1', '7']);
    expect(idsOf(looking({ q: 'stïpend' }))).toEqual(['1']);
  });
  test("doesn't find by other fields", () => {
    expect(idsOf(looking({ q: 'San Antonio' }))).toEqual([]);
  });
  test('filters by each select, and by all together', () => {
    expect(idsOf(looking({ category: 'education' }))).toEqual(['1', '7']);
    expect(idsOf(looking({ category: 'veterans-orgs' }))).toEqual(['3', '8']);
    expect(idsOf(looking({ location: 'california' }))).toEqual(['1', '2', '6']);
    expect(idsOf(looking({ location: 'virtual' }))).toEqual(['1', '2', '6', '7']);
    expect(idsOf(looking({ location: 'national' }))).toEqual(['3', '4', '5', '6', '7', '8']);
    expect(idsOf(looking({ type: 'service' }))).toEqual(['3', '5', '8']);
    expect(idsOf(looking({ type: 'community' }))).toEqual(['2', '4', '7']);
    expect(idsOf(looking({ type: 'corporate' }))).toEqual(['1', '6']);
    expect(idsOf(looking({ category: 'education', location: 'california' }))).toEqual(['1']);
    expect(idsOf(looking({ category: 'health', type: 'service' }))).toEqual([]);
  });
  test('an additional filter never finds more', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom('q', 'category', 'location', 'type'), (search, name) => {
        const narrow = { ...search, listing: 'all' } as const;
        const wider = { ...narrow, [name]: noMarketplaceFilters[name] };
        expect(idsOf(wider)).toEqual(expect.arrayContaining(idsOf(narrow)));
      }),
    );
  });
  test('finds only organization 1 in the pilot listing, where the selects have no effect', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(idsOf({ ...search, q: '', listing: 'pilot' })).toEqual(['1']);
      }),
    );
    expect(idsOf(looking({ q: 'apprenticeship', listing: 'pilot' }))).toEqual(['1']);
    expect(idsOf(looking({ q: 'housing', listing: 'pilot' }))).toEqual([]);
  });
  test('is fast among 5,000', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => organizations[index % 8] as ListedOrganization);
    const find = () => findOrganizations(many, looking({ q: 'training', location: 'california' }));
    expect(find()).toHaveLength(1_250);
    expect(leastCpuTimeMs(find)).toBeLessThan(300);
  });
});

describe('the URL', () => {
  test('has the search, and restores it', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(parseMarketplaceFilters(parseQuery(formatQuery(marketplaceQuery(search))))).toEqual(search);
      }),
    );
  });
  test('has no query without a search', () => {
    expect(marketplaceHref(demo, looking())).toBe('/platform/marketplace');
    expect(hasMarketplaceFilters(looking())).toBe(false);
    expect(hasMarketplaceFilters(looking({ q: '  ', listing: 'pilot' }))).toBe(false);
    expect(hasMarketplaceFilters(looking({ type: 'service' }))).toBe(true);
    expect(hasMarketplaceFilters(looking({ kind: 'employer' }))).toBe(true);
  });
  test('ignores invalid filters and limits the length of a search', () => {
    const query = parseQuery('?category=toString&location=__proto__&type=ALL&kind=job&listing=2');
    expect(parseMarketplaceFilters(query)).toEqual(looking());
    expect(parseMarketplaceFilters({ q: 'x'.repeat(101) }).q).toHaveLength(100);
  });
  test.each([
    ['/platform/marketplace/organization/3', '', 'organization', '3'],
    ['/platform/marketplace/organization/99', '', 'organization', '99'],
    ['/organization-detail', '', 'organization', '1'],
    ['/organization-detail', '?id=4', 'organization', '4'],
    ['/platform/marketplace/organization/5', '', 'organization', '5'],
    ['/platform/marketplace', '', null, ''],
    ['/platform/marketplace', '?show=organizations', 'organizations', ''],
    ['/platform/marketplace', '?show=listings&kind=job', 'listings', ''],
    ['/platform/marketplace', '?show=toString', null, ''],
    ['/mission-marketplace', '?listing=pilot', null, ''],
    ['/platform/marketplace/organization', '', 'unknown', ''],
    ['/platform/marketplace/organization/5/more', '', 'unknown', ''],
    ['/platform/marketplace/elsewhere', '', 'unknown', ''],
  ])('%s%s is the %s %s', (path, search, page, slug) => {
    const { screen, detail, query } = parseShellRoute(path, search);
    expect(parseMarketplacePage(screen, detail, query)).toEqual({ page, slug });
  });
  test('of an organization keeps the search', () => {
    const search = looking({ q: 'GI Bill', category: 'education' });
    const href = organizationHref(demo, '7', search);
    expect(href).toBe('/platform/marketplace/organization/7?q=GI%20Bill&category=education');
    expect(organizationHref({ role: 'admin' }, '7')).toBe('/platform/marketplace/organization/7');
    expect(organizationHref({ role: 'user' }, 'oak-school')).toBe(
      '/platform/marketplace/organization/oak-school',
    );
    const [path = '', query] = href.split('?');
    expect(parseMarketplaceFilters(parseShellRoute(path, query).query)).toEqual(search);
  });
});

describe('applying', () => {
  const services = sampleServiceListings(now);
  test('is for a program of the organization, with its services', () => {
    const [program] = (organizations[2] as (typeof organizations)[number]).extras.programs;
    expect(listingTarget(services.find(({ id }) => id === '3-housing')!)).toEqual({
      kind: 'nonprofit',
      id: '3-housing',
      program: 'Housing Assistance',
      organization: 'Veterans Foundation',
      services: program?.services,
    });
  });
  test("each program's application is valid in full", () => {
    expect(services).toHaveLength(organizations.flatMap(({ extras }) => extras.programs).length);
    for (const { title, organization, extras } of services) {
      const handed: NonprofitApplication = {
        id: 'A',
        veteranId: 'demo-veteran',
        veteranName: 'Marcus Delaney',
        veteranImage: '',
        veteranBranch: 'Army',
        veteranRank: 'Staff Sergeant',
        program: title,
        organization: organization.name,
        needsAssessment: [...(extras?.program?.services ?? [])],
        submitDate: '2026-03-04T16:00:00.000Z',
        status: 'enrolled',
        progress: 0,
      };
      expect(nonprofitSubmissionSchema.safeParse(handed).success).toBe(true);
    }
  });
});
