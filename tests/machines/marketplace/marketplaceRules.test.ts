import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaFilters,
  canApplyAgain,
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
  programApplicationOf,
  programTargetOf,
  parseMarketplacePage,
  parseMarketplaceRoute,
} from '@vetsync/machines/marketplace/model';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import { findTab, parseShellRoute } from '@vetsync/machines/shell/model';
import { nonprofitSubmissionSchema } from '@vetsync/machines/model/world';
import { parseQuery, formatQuery } from '@vetsync/machines/model/text';
import type { MarketplaceFilters, MarketplaceRoute, Organization } from '@vetsync/machines/marketplace/model';
import type { NonprofitApplication } from '@vetsync/machines/model/world';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const now = Date.parse('2026-03-04T16:15:00Z');
const organizations = sampleOrganizations(now);
const demo = { mode: 'demo', role: 'user' } as const;
const looking = (
  filters: Partial<MarketplaceFilters> = {},
  listing: MarketplaceRoute['listing'] = 'all',
): MarketplaceRoute => ({ filters: { ...noMarketplaceFilters, ...filters }, listing });
const idsOf = (route: MarketplaceRoute) => findOrganizations(organizations, route).map(({ id }) => id);
const programAt = (query: string) =>
  parseMarketplacePage('demoOrganization', ['3'], parseQuery(query)).programId;

const anyRoute: fc.Arbitrary<MarketplaceRoute> = fc.record({
  filters: fc.record({
    q: fc.string({ maxLength: marketplaceSearchMax }),
    category: fc.constantFrom(...categoryFilters),
    location: fc.constantFrom(...areaFilters),
    type: fc.constantFrom(...organizationTypeFilters),
  }),
  listing: fc.constantFrom(...directoryScopes),
});

describe('the eight samples', () => {
  test('are ids 1 to 8, one of each kind', () => {
    expect(organizations.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(organizations.map(({ type }) => type)).toEqual(organizationKinds);
  });
  test('have all details', () => {
    for (const organization of organizations) {
      for (const [field, value] of Object.entries(organization))
        expect(value, `${organization.name}: ${field}`).not.toEqual(Array.isArray(value) ? [] : '');
      expect(organization.activePrograms).toBe(organization.programs.length);
      expect(organization.rating).toBeGreaterThan(0);
      expect(organization.rating).toBeLessThanOrEqual(5);
      expect(Date.parse(organization.lastActive)).toBeLessThan(now);
      for (const { writtenAt } of organization.externalReviews)
        expect(Date.parse(writtenAt)).toBeLessThan(now);
    }
    const programs = organizations.flatMap((organization) => organization.programs.map(({ id }) => id));
    expect(new Set(programs).size).toBe(programs.length);
  });
  test('have no contact data of real people', () => {
    for (const { phone, email, website } of organizations) {
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
    expect(own).toMatchObject({ location, memberCount: findTab('nonprofit', 'participants')?.badge });
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
    expect(contactLinksOf(organizations[2] as Organization)).toEqual([
      { method: 'phone', href: 'tel:+12105550127', shown: '(210) 555-0127' },
      { method: 'text', href: 'sms:+12105550127', shown: '(210) 555-0127' },
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
    expect(contactLinksOf(organizations[3] as Organization).map(({ method }) => method)).toEqual([
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
      fc.property(anyRoute, fc.constantFrom('q', 'category', 'location', 'type'), ({ filters }, name) => {
        const wider = looking({ ...filters, [name]: noMarketplaceFilters[name as 'q'] });
        const found = idsOf(looking(filters));
        expect(idsOf(wider)).toEqual(expect.arrayContaining(found));
      }),
    );
  });
  test('finds only organization 1 in the pilot listing, where the selects have no effect', () => {
    fc.assert(
      fc.property(anyRoute, ({ filters }) => {
        expect(idsOf(looking({ ...filters, q: '' }, 'pilot'))).toEqual(['1']);
      }),
    );
    expect(idsOf(looking({ q: 'apprenticeship' }, 'pilot'))).toEqual(['1']);
    expect(idsOf(looking({ q: 'housing' }, 'pilot'))).toEqual([]);
  });
  test('is fast among 5,000', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => organizations[index % 8] as Organization);
    const find = () => findOrganizations(many, looking({ q: 'training', location: 'california' }));
    expect(find()).toHaveLength(1_250);
    expect(leastCpuTimeMs(find)).toBeLessThan(300);
  });
});

describe('the URL', () => {
  test('has the search, and restores it', () => {
    fc.assert(
      fc.property(anyRoute, (route) => {
        expect(parseMarketplaceRoute(parseQuery(formatQuery(marketplaceQuery(route))))).toEqual(route);
      }),
    );
  });
  test('has no query without a search', () => {
    expect(marketplaceHref(demo, looking())).toBe('/demo/platform/marketplace?role=user');
    expect(hasMarketplaceFilters(looking().filters)).toBe(false);
    expect(hasMarketplaceFilters(looking({ q: '  ' }).filters)).toBe(false);
    expect(hasMarketplaceFilters(looking({ type: 'service' }).filters)).toBe(true);
  });
  test('ignores invalid filters and limits the length of a search', () => {
    const query = parseQuery('?category=toString&location=__proto__&type=ALL&listing=2');
    expect(parseMarketplaceRoute(query)).toEqual(looking());
    expect(parseMarketplaceRoute({ q: 'x'.repeat(101) }).filters.q).toHaveLength(100);
  });
  test.each([
    ['/demo/organization/3', '', 'organization', '3'],
    ['/demo/organization/99', '', 'organization', '99'],
    ['/demo/organization-detail', '', 'organization', '1'],
    ['/demo/organization-detail', '?id=4', 'organization', '4'],
    ['/platform/marketplace/organization/5', '', 'organization', '5'],
    ['/platform/marketplace', '', 'list', ''],
    ['/demo/mission-marketplace', '?listing=pilot', 'list', ''],
    ['/platform/marketplace/organization', '', 'unknown', ''],
    ['/platform/marketplace/organization/5/more', '', 'unknown', ''],
    ['/platform/marketplace/elsewhere', '', 'unknown', ''],
  ])('%s%s is the %s %s', (path, search, page, organizationId) => {
    const { screen, detail, query } = parseShellRoute(path, search);
    expect(parseMarketplacePage(screen, detail, query)).toMatchObject({ page, organizationId });
  });
  test('of an organization keeps the search', () => {
    const listed = looking({ q: 'GI Bill', category: 'education' });
    const href = organizationHref(demo, '7', listed);
    expect(href).toBe('/demo/organization/7?q=GI%20Bill&category=education');
    expect(organizationHref({ mode: 'demo', role: 'admin' }, '7', looking())).toBe(
      '/demo/organization/7?role=admin',
    );
    expect(organizationHref({ mode: 'account', role: 'user' }, '7', looking())).toBe(
      '/platform/marketplace/organization/7',
    );
    const [path = '', search] = href.split('?');
    const { screen, detail, query } = parseShellRoute(path, search);
    expect(parseMarketplacePage(screen, detail, query).listed).toEqual(listed);
  });
  test('names the program of the application', () => {
    expect(programAt('?open=apply&program=3-housing')).toBe('3-housing');
    expect(programAt('?program=3-housing')).toBe(null);
    expect(programAt('?open=apply')).toBe(null);
  });
});

describe('applying', () => {
  const organization = organizations[2] as Organization;
  const [program] = organization.programs as [Organization['programs'][number]];
  const application = (more: Partial<NonprofitApplication> = {}): NonprofitApplication => ({
    id: 'A',
    veteranId: 'demo-veteran',
    veteranName: 'Marcus Delaney',
    veteranImage: '',
    veteranBranch: 'Army',
    veteranRank: 'Staff Sergeant',
    program: program.name,
    organization: organization.name,
    needsAssessment: [],
    submitDate: '2026-03-04T16:00:00.000Z',
    status: 'enrolled',
    progress: 0,
    ...more,
  });
  const known = (...applications: NonprofitApplication[]) =>
    programApplicationOf(applications, 'demo-veteran', organization, program);

  test('is for a program of the organization, with its services', () => {
    expect(programTargetOf(organization, program)).toEqual({
      kind: 'nonprofit',
      id: '3-housing',
      program: 'Housing Assistance',
      organization: 'Veterans Foundation',
      services: program.services,
    });
  });
  test("each program's application is valid in full", () => {
    for (const one of organizations)
      for (const { name, services } of one.programs) {
        const handed = application({
          program: name,
          organization: one.name,
          needsAssessment: [...services],
        });
        expect(nonprofitSubmissionSchema.safeParse(handed).success).toBe(true);
      }
  });
  test("the veteran's newest application for the program counts", () => {
    expect(known(application(), application({ id: 'B' }))?.id).toBe('B');
    expect(known(application({ veteranId: 'other' }))).toBe(null);
    expect(known(application({ program: 'Family Support' }))).toBe(null);
    expect(known(application({ organization: 'Safe Berth Relief Fund' }))).toBe(null);
  });
  test('is possible once, unless it was rejected', () => {
    expect(canApplyAgain(null)).toBe(true);
    expect(canApplyAgain(application())).toBe(false);
    expect(canApplyAgain(application({ status: 'active' }))).toBe(false);
    expect(canApplyAgain(application({ status: 'rejected' }))).toBe(true);
  });
});
