import { describe, expect, test } from 'vitest';
import { portalRoles } from '@vetsync/machines/account/model';
import {
  applicationsHref,
  caseRouteQuery,
  inboxHref,
  noApplicationFilters,
  noCaseFilters,
  pageSearchOf,
  pageShown,
  pagesOfTab,
  parseCasesRoute,
  portalHrefOf,
  portalPageHref,
  portalPageTabs,
  portalTabsOf,
  type OpenPortalTab,
} from '@vetsync/machines/exchange/model';
import {
  listingHref,
  organizationCandidatesHref,
  organizationListingsHref,
} from '@vetsync/machines/organizations/model';
import { formatQuery, parseQuery } from '@vetsync/machines/model/text';
import { findTab, parseShellRoute, tabsOf } from '@vetsync/machines/shell/model';

const slug = 'tidewater-works';
const candidates: OpenPortalTab = { slug, role: 'recruiter', tab: 'candidates' };
const interviews: OpenPortalTab = { slug, role: 'recruiter', tab: 'interviews' };
const searchOf = (href: string) => href.slice(href.indexOf('?'));

describe('the address of a page inside the portal', () => {
  test.each([
    [
      applicationsHref(slug, { filters: noApplicationFilters, open: 'a' }),
      '/candidates?as=tidewater-works&application=a',
    ],
    [inboxHref(slug, { thread: 't' }), '/messages?as=tidewater-works&thread=t'],
    [`${organizationListingsHref(slug)}?status=draft`, '/jobs?as=tidewater-works&status=draft'],
  ])('%s', (href, expected) => {
    expect(portalHrefOf(href, candidates)).toBe(`/platform${expected}`);
  });

  test.each([
    listingHref(slug, 'l'),
    '/organizations/another/applications',
    '/account',
    'https://example.org/',
  ])('%s stays as it is', (href) => expect(portalHrefOf(href, candidates)).toBe(href));

  test('a prefix for an id stays one', () => {
    const prefix = applicationsHref(slug, { filters: noApplicationFilters, open: '' });
    expect(portalHrefOf(prefix, candidates)).toMatch(/&application=$/);
    expect(portalHrefOf(prefix, interviews)).toMatch(/&application=$/);
  });

  test('of applications of a hospital stays that of the page', () => {
    const href = applicationsHref(slug, { filters: noApplicationFilters, open: null });
    expect(portalHrefOf(href, { slug, role: 'hospital' })).toBe(href);
    expect(portalPageHref('applications', { slug, role: 'hospital' })).toBeNull();
    expect(portalPageHref('messages', { slug, role: 'hospital' })).toBe(
      '/platform/patients?as=tidewater-works&show=messages',
    );
  });
});

describe('a tab with two pages', () => {
  const participants: OpenPortalTab = { slug, role: 'nonprofit', tab: 'participants' };
  const shown = (href: string, open = participants) => pageShown(open, parseQuery(searchOf(href)));

  test('shows the first unless the address names the other', () => {
    expect(pagesOfTab('nonprofit', 'participants')).toEqual([
      'cases',
      'applications',
      'candidates',
      'interviews',
    ]);
    expect(pagesOfTab('recruiter', 'candidates')).toEqual(['applications', 'candidates', 'cases']);
    expect(pagesOfTab('nonprofit', 'community')).toEqual(['messages', 'events']);
    expect(portalPageHref('events', participants)).toBe('/platform/community?as=tidewater-works&show=events');
    expect(shown('?as=tidewater-works')).toBe('cases');
    expect(shown('?show=applications')).toBe('applications');
    expect(shown('?show=listings')).toBe('cases');
    expect(shown('', candidates)).toBe('applications');
    expect(pageShown({ role: 'hospital', tab: 'mental-health' }, {})).toBeNull();
  });

  test.each(['applications', 'cases'] as const)('is led to by the address of its %s', (page) => {
    const href = portalPageHref(page, participants, { q: 'a' }) ?? '';
    expect(shown(href)).toBe(page);
    expect(pageSearchOf(searchOf(href))).toBe('?q=a');
  });

  test('keeps what is open in the address of the other page', () => {
    const href = portalHrefOf(
      applicationsHref(slug, { filters: noApplicationFilters, open: 'a' }),
      participants,
    );
    expect(href).toBe('/platform/participants?as=tidewater-works&show=applications&application=a');
  });
});

test('the route of the cases keeps what can be filtered by, and nothing else', () => {
  const filters = {
    ...noCaseFilters,
    q: 'val',
    status: 'at_risk',
    owner: 'none',
    priority: 'high',
    due: 'today',
    sort: 'next',
  } as const;
  const query = formatQuery(caseRouteQuery({ filters, open: 'c' }));
  expect(query).toBe('?q=val&status=at_risk&owner=none&priority=high&due=today&sort=next&case=c');
  expect(parseCasesRoute(query)).toEqual({ filters, open: 'c' });
  expect(parseCasesRoute('?status=lost&owner=x+y&priority=urgent&due=tomorrow&sort=worst')).toEqual({
    filters: noCaseFilters,
    open: null,
  });
});

describe.each(portalRoles)('the tabs of a %s', (role) => {
  const tabs = portalTabsOf(role);
  test('are some of the role, in its order', () => {
    const all = tabsOf[role].map(({ value }) => value);
    expect(tabs.map(({ value }) => value)).toEqual(
      all.filter((value) => tabs.some((tab) => tab.value === value)),
    );
    expect(tabs[0]?.value).toBe('dashboard');
  });
  test('include those that its pages are shown in', () => {
    const values = tabs.map(({ value }) => value);
    for (const tab of Object.values(portalPageTabs[role])) expect(values).toContain(tab);
  });
  test('lead to people who have not applied, by the same address in all of them', () => {
    const href = organizationCandidatesHref(slug);
    const { path, query } = { path: href.split('?')[0] ?? '', query: parseQuery(searchOf(href)) };
    const tab = findTab(role, parseShellRoute(path).tab)!.value;
    expect(pageShown({ role, tab }, query)).toBe('candidates');
    expect(portalPageHref('candidates', { slug, role })).toBe(
      `/platform/${tab}?as=tidewater-works&show=candidates`,
    );
  });
});
