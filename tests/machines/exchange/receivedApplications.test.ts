import { describe, expect, test } from 'vitest';
import { receivedOf } from '../support/exchange.ts';
import { noApplicationFilters, parseApplicationsRoute } from '@vetsync/machines/exchange/model';
import {
  decided,
  fact,
  opened,
  opening,
  received,
  rows,
  withSettings,
} from '../support/receivedApplications.ts';
import { problem, seconds } from '../support/run.ts';

describe('the list', () => {
  test('is read again once the feed is open, so that nothing falls between the two', async () => {
    const page = opening();
    await page.loadWorkspace.last().resolve(page.workspace);
    await page.loadApplications.last().resolve({ applications: [], nextCursor: null });
    expect(page.view().list).toBe('empty');
    page.feed.sendToParent({ type: 'feed.opened', position: '7' });
    expect(page.loadApplications.calls).toHaveLength(2);
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(rows(page)).toEqual(['a']);
  });
  test('says to who does not work there that they cannot see it', async () => {
    const page = opening();
    await page.loadWorkspace.last().reject(problem(404));
    expect(page.view()).toMatchObject({ state: 'missing', organization: null });
  });
  test('shows a new application at its top, once', async () => {
    const page = await opened();
    page.tell(received('c'));
    page.tell(received('c'));
    expect(rows(page)).toEqual(['c', 'a', 'b']);
    expect(page.view().rows[0]).toMatchObject({ isNew: true, applicantName: 'Vet c' });
  });
  test('counts new applications while its top is out of sight', async () => {
    const page = await opened();
    page.send({ type: 'list.scrolled', away: true });
    page.tell(received('c'));
    expect([rows(page), page.view().newCount]).toEqual([['a', 'b'], 1]);
    page.send({ type: 'arrivals.show' });
    expect([rows(page), page.view().newCount]).toEqual([['c', 'a', 'b'], 0]);
  });
  test('starts over with the newest where the oldest were first', async () => {
    const page = await opened({ search: '?sort=oldest' });
    page.tell(received('c'));
    expect([rows(page), page.view().newCount]).toEqual([['a', 'b'], 1]);
    page.send({ type: 'arrivals.show' });
    expect(page.loadApplications.last().input.filters.sort).toBe('newest');
  });
  test('leaves out new applications that its filters exclude', async () => {
    const page = await opened({ search: '?q=kim' });
    page.tell(received('c', 'Lee'));
    page.tell(received('d', 'Kim'));
    expect(rows(page)).toEqual(['d', 'a', 'b']);
  });
  test('is sorted and filtered by what was sent, and the URL keeps it', async () => {
    const page = await opened({ search: '?place=Norfolk%2C+VA&skill=Welding&requirements=met&sort=years' });
    const filters = { place: 'Norfolk, VA', skill: 'Welding', requirements: 'met', sort: 'years' };
    expect(page.loadApplications.last().input.filters).toMatchObject(filters);
    expect(page.view()).toMatchObject({
      filtered: true,
      hasRequirements: true,
      sort: { column: 'years', direction: 'descending' },
    });
    page.send({ type: 'sort.change', sort: 'place' });
    page.send({ type: 'filter.choose', filter: 'skill', value: null });
    expect(page.emittedOf('location.changed').at(-1)).toMatchObject({
      route: { filters: { ...filters, skill: null, sort: 'place' } },
    });
    expect(page.view().rowHref).toBe(
      '/organizations/tidewater-works/applications?place=Norfolk%2C%20VA&requirements=met&sort=place&application=',
    );
    const { filters: invalid } = parseApplicationsRoute(
      `?place=${'x'.repeat(101)}&skill=+&requirements=some&sort=-years`,
    );
    expect(invalid).toEqual(noApplicationFilters);
  });
  test('counts a new application only if what was sent matches', async () => {
    const page = await opened({ search: '?place=Norfolk%2C+VA&skill=Welding&requirements=met' });
    const summary = {
      requirements: { met: 2, of: 2 },
      skills: ['welding'],
      location: 'norfolk, va',
      yearsOfService: 4,
    };
    const tell = (id: string, more: Partial<typeof summary> | null) => {
      const arrival = received(id);
      page.tell({
        ...arrival,
        payload: { ...arrival.payload, ...(more && { summary: { ...summary, ...more } }) },
      });
    };
    tell('c', {});
    tell('d', { requirements: { met: 1, of: 2 } });
    tell('e', { location: 'Reno, NV' });
    tell('f', { skills: [] });
    // An older server says nothing of it.
    tell('g', null);
    expect(rows(page)).toEqual(['c', 'a', 'b']);
    expect(page.view().rows[0]?.summary).toEqual(summary);
  });
  test('shows what was sent again, and keeps it with the next decision', async () => {
    const page = await opened();
    const summary = { requirements: null, skills: ['Rigging'], location: null, yearsOfService: 9 };
    page.tell(fact('applicationUpdated', 'a', { status: 'submitted', version: 2, summary }));
    expect(page.view().rows[0]).toMatchObject({ summary, version: 2 });
    page.tell(decided('interview', 3, 'somebody'));
    expect(page.view().rows[0]).toMatchObject({ summary, status: 'interview' });
  });
  test('of a school has no requirements', async () => {
    const page = opening();
    const { organization, role } = page.workspace;
    await page.loadWorkspace.last().resolve({ organization: { ...organization, kind: 'university' }, role });
    expect(page.view().hasRequirements).toBe(false);
  });
  test('keeps what arrived while a page was read', async () => {
    const page = await opened();
    page.send({ type: 'filter.choose', filter: 'status', value: 'submitted' });
    page.tell(received('c'));
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(rows(page)).toEqual(['c', 'a']);
  });
  test('shows a decision of a colleague, and never an older standing over a newer one', async () => {
    const page = await opened();
    page.tell(decided('interview', 2, 'somebody'));
    expect(page.view().rows[0]).toMatchObject({ status: 'interview', version: 2 });
    page.send({ type: 'sort.change', sort: 'newest' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: null });
    expect(page.view().rows[0]).toMatchObject({ status: 'interview', version: 2 });
    page.tell(decided('submitted', 1, 'somebody'));
    expect(page.view().rows[0]?.status).toBe('interview');
  });
  test('loads the next page when its end is near', async () => {
    const page = opening();
    await page.loadWorkspace.last().resolve(page.workspace);
    page.feed.sendToParent({ type: 'feed.opened', position: '7' });
    await page.loadApplications.last().resolve({ applications: [receivedOf('a')], nextCursor: 'after a' });
    page.send({ type: 'list.endReached' });
    expect(page.loadApplications.last().input.cursor).toBe('after a');
    await page.loadApplications.last().reject(problem(500));
    expect(page.view().list).toBe('listed.pageFailed');
    page.send({ type: 'list.retry' });
    await page.loadApplications
      .last()
      .resolve({ applications: [receivedOf('a'), receivedOf('b')], nextCursor: null });
    expect(rows(page)).toEqual(['a', 'b']);
  });
  test('follows the feed again from where it was, after an interruption', async () => {
    const page = await opened();
    page.tell(received('c'), '8');
    page.feed.sendToParent({ type: 'feed.closed' });
    expect(page.view().live).toBe('waiting');
    seconds(page.clock, 3);
    expect(page.feed.inputs.at(-1)).toEqual({ organizationId: 'o', after: '8' });
    page.feed.sendToParent({ type: 'feed.opened', position: '8' });
    expect([page.view().live, page.loadApplications.calls.length]).toEqual(['live', 1 + 1]);
  });
  test('is gone for whoever is no longer on the staff', async () => {
    const page = await opened();
    page.feed.sendToParent({ type: 'feed.denied' });
    expect(rows(page)).toEqual([]);
    expect(page.view()).toMatchObject({ state: 'loading', detail: null });
    await page.loadWorkspace.last().reject(problem(404));
    // The page can say what is gone.
    expect(page.view()).toMatchObject({ state: 'missing', organization: page.workspace.organization });
  });
  test('is closed by a suspension, without asking again and again, and opens after it', async () => {
    const page = await opened();
    page.feed.sendToParent({ type: 'feed.denied' });
    const { organization, role } = page.workspace;
    const calls = page.loadWorkspace.calls.length;
    await page.loadWorkspace.last().resolve({ organization: { ...organization, status: 'suspended' }, role });
    expect(page.view()).toMatchObject({ state: 'suspended', rows: [], detail: null });
    expect(page.loadWorkspace.calls).toHaveLength(calls);
    page.actor.send({ type: 'page.woken' });
    await page.loadWorkspace.last().resolve({ organization, role });
    expect(page.view().state).toBe('open');
  });
});

describe('saved views and row height', () => {
  test('are stored for the account, and a view is a link', async () => {
    const page = await withSettings();
    expect(page.view()).toMatchObject({ canNameView: true, settings: 'stored', naming: null });
    page.send({ type: 'view.name' });
    page.send({ type: 'view.save' });
    expect(page.saveSettings.calls).toHaveLength(0);
    page.send({ type: 'view.type', name: '  Kim and  co ' });
    expect(page.view().naming).toMatchObject({ canSave: true, replaces: null });
    page.send({ type: 'view.save' });
    expect(page.saveSettings.last().input.settings).toEqual({
      density: 'comfortable',
      views: { o: [{ id: 'command 1', name: 'Kim and co', query: { q: 'kim' } }] },
    });
    expect(page.view()).toMatchObject({ settings: 'saving', naming: null, canNameView: false });
    await page.saveSettings.last().resolve(undefined);
    expect(page.view().settings).toBe('stored');
    expect(page.view().views.at(-1)).toMatchObject({
      name: 'Kim and co',
      href: '/organizations/tidewater-works/applications?q=kim',
      isCurrent: true,
    });
    page.send({ type: 'view.remove', viewId: 'command 1' });
    expect(page.saveSettings.last().input.settings.views).toEqual({ o: [] });
  });
  test('say when they could not be stored, and are sent again', async () => {
    const page = await withSettings();
    page.send({ type: 'density.choose', density: 'compact' });
    await page.saveSettings.last().reject(problem(0));
    expect(page.view()).toMatchObject({ density: 'compact', settings: 'notStored' });
    page.send({ type: 'settings.retry' });
    expect(page.saveSettings.last().input.settings.density).toBe('compact');
  });
  test('that could not be read are not replaced', async () => {
    const page = await opened({ search: '?q=kim' });
    await page.loadSettings.last().reject(problem(0));
    page.send({ type: 'view.name' });
    page.send({ type: 'density.choose', density: 'compact' });
    expect(page.view()).toMatchObject({ naming: null, density: 'compact', settings: 'unknown' });
    expect(page.saveSettings.calls).toHaveLength(0);
    page.send({ type: 'page.woken' });
    await page.loadSettings.last().resolve({ density: 'comfortable', views: {} });
    expect(page.view()).toMatchObject({ density: 'comfortable', settings: 'stored', canNameView: true });
  });
  test('keep the views of other organizations', async () => {
    const other = { id: 'x', name: 'Other', query: {} };
    const page = await withSettings({ density: 'compact', views: { elsewhere: [other] } });
    expect(page.view().views.some(({ name }) => name === 'Other')).toBe(false);
    page.send({ type: 'view.name' });
    page.send({ type: 'view.type', name: 'Kim' });
    page.send({ type: 'view.save' });
    expect(page.saveSettings.last().input.settings.views).toMatchObject({ elsewhere: [other], o: [{}] });
  });
});

test('an export has all applications, or those to the listing that is chosen', async () => {
  const listing = '018f2b6a-0000-7000-8000-000000000100';
  const page = await opened({ search: `?q=kim&status=interview&listing=${listing}` });
  page.send({ type: 'export.open' });
  expect(page.view()).toMatchObject({ tools: 'export', canExport: true });
  page.send({ type: 'export.start' });
  expect(page.view().tools).toBe('closed');
  page.send({ type: 'export.start' });
  page.send({ type: 'filter.choose', filter: 'listing', value: null });
  page.send({ type: 'export.open' });
  page.send({ type: 'export.close' });
  page.send({ type: 'export.open' });
  page.send({ type: 'export.start' });
  expect(page.emittedOf('page.download').map(({ href }) => href)).toEqual([
    `/api/organizations/o/applications/export.csv?listing=${listing}`,
    '/api/organizations/o/applications/export.csv',
  ]);
  page.send({ type: 'filters.open' });
  expect(page.view().tools).toBe('filters');
  page.send({ type: 'filters.close' });
  expect(page.view().tools).toBe('closed');
});
