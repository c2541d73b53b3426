import { describe, expect, test } from 'vitest';
import { caseServicesMachine, caseServicesView } from '@vetsync/machines/exchange/caseServices';
import type { CaseCommand } from '@vetsync/machines/exchange/cases';
import { noServiceFilters, parseServicesRoute, serviceQuery } from '@vetsync/machines/exchange/model';
import { searchDebounceMs } from '@vetsync/machines/system/model';
import type { ExchangeFact, ServicePage, ServiceRow } from '@vetsync/machines/model/exchange';
import type { Choices, Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { caseFact, caseRowOf, kim, workspaceOfKind } from '../support/cases.ts';
import { at } from '../support/exchange.ts';
import { held, problem, puppet, run } from '../support/run.ts';

const rowOf = (id: string, more: Partial<ServiceRow> = {}): ServiceRow => ({
  id: `s${id}`,
  caseId: id,
  name: 'Moving costs',
  status: 'processing',
  requestedAt: at,
  personName: `Vet ${id}`,
  title: 'First month’s rent',
  owner: null,
  updatedAt: at,
  ...more,
});
const pageOf = (services: ServiceRow[], more: Partial<ServicePage> = {}): ServicePage => ({
  services,
  nextCursor: null,
  total: services.length,
  statuses: [{ status: 'processing', count: services.length }],
  ...more,
});

async function opened({
  workspace = workspaceOfKind('nonprofit'),
  page = pageOf([rowOf('a'), rowOf('b')]),
} = {}) {
  const actors = {
    loadWorkspace: held<Workspace, { slug: string }>(),
    loadServices: held<ServicePage, { filters: object; cursor: string | null }>(),
    loadChoices: held<Choices, { organizationId: string }>(),
    sendCommand: held<{ facts: readonly ExchangeFact[] }, { command: CaseCommand }>(),
  };
  const feed = puppet();
  let ids = 0;
  const started = run(caseServicesMachine, {
    input: {
      slug: 'first-month-fund',
      self: 'me',
      caseHref: (id) => `case ${id}`,
      href: ({ status }) => `services ${status}`,
      newId: () => `id ${(ids += 1)}`,
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse(at),
    },
    actors: {
      ...Object.fromEntries(Object.entries(actors).map(([name, { logic }]) => [name, logic])),
      followFeed: feed.logic,
    },
  });
  await actors.loadWorkspace.last().resolve(workspace);
  feed.sendToParent({ type: 'feed.opened', position: '1' });
  await actors.loadServices.last().resolve(page);
  return {
    ...started,
    ...actors,
    view: () => caseServicesView(started.actor.getSnapshot()),
    send: started.actor.send.bind(started.actor),
    tell: (row: ExchangeFact) => feed.sendToParent({ type: 'feed.row', position: row.id, row }),
  };
}

test('the route keeps what can be filtered by, and nothing else', () => {
  const owner = '018f2b6a-0000-7000-8000-000000000100';
  const filters = { q: 'rent', status: 'waiting', owner } as const;
  expect(serviceQuery(filters)).toEqual(filters);
  expect(parseServicesRoute('?q=rent&status=waiting&owner=none')).toEqual({ ...filters, owner: 'none' });
  expect(parseServicesRoute('?status=lost&owner=no%20id')).toEqual(noServiceFilters);
});

describe('the list', () => {
  test('leads to the record of each person, page by page', async () => {
    const page = await opened({ page: pageOf([rowOf('a')], { nextCursor: 'next', total: 2 }) });
    expect(page.view()).toMatchObject({ list: 'listed.idle', total: 2, rows: [{ href: 'case a' }] });
    page.send({ type: 'list.more' });
    await page.loadServices.last().reject(problem(500));
    expect(page.view().list).toBe('listed.pageFailed');
    page.send({ type: 'list.more' });
    await page.loadServices.last().resolve(pageOf([rowOf('a'), rowOf('b')], { total: null }));
    expect(page.view().rows.map(({ id }) => id)).toEqual(['sa', 'sb']);
  });

  test('is searched after a pause and filtered at once', async () => {
    const page = await opened();
    page.send({ type: 'search.change', q: 'moving' });
    page.clock.increment(searchDebounceMs);
    expect(page.loadServices.last().input).toMatchObject({ filters: { q: 'moving' } });
    page.send({ type: 'filter.choose', filter: 'status', value: 'done' });
    await page.loadServices.last().resolve(pageOf([]));
    expect(page.view()).toMatchObject({ list: 'noMatches', filtered: true });
    page.send({ type: 'filters.clear' });
    expect(page.emittedOf('location.changed').at(-1)).toMatchObject({ route: noServiceFilters });
  });

  test('follows what happens to the cases', async () => {
    const page = await opened();
    const services = [{ id: 'sa', name: 'Moving costs', status: 'done' as const, requestedAt: at }];
    page.tell(caseFact('caseAssigned', caseRowOf('a', { owner: kim })));
    expect(page.view().rows[0]).toMatchObject({ owner: kim, status: 'processing' });
    expect(page.loadServices.calls).toHaveLength(2);
    page.tell(caseFact('serviceChanged', caseRowOf('a', { services })));
    expect(page.view().rows[0]?.status).toBe('done');
    expect(page.loadServices.calls).toHaveLength(3);
  });
});

describe('a service', () => {
  const services = [{ id: 'sa', name: 'Moving costs', status: 'done' as const, requestedAt: at }];
  test('is changed in its row', async () => {
    const page = await opened();
    page.send({ type: 'service.move', serviceId: 'sa', status: 'processing' });
    expect(page.sendCommand.calls).toHaveLength(0);
    page.send({ type: 'service.move', serviceId: 'sa', status: 'done' });
    expect(page.view()).toMatchObject({ canChange: false, changing: 'sa' });
    expect(page.sendCommand.last().input.command).toEqual({
      id: 'id 1',
      as: 'o',
      type: 'service.change',
      payload: { serviceId: 'sa', status: 'done' },
    });
    await page.sendCommand
      .last()
      .resolve({ facts: [caseFact('serviceChanged', caseRowOf('a', { services }))] });
    expect(page.view()).toMatchObject({ canChange: true, changing: null, rows: [{ status: 'done' }, {}] });
  });

  test('that could not be changed says why, and the same again has the same id', async () => {
    const page = await opened();
    page.send({ type: 'service.move', serviceId: 'sa', status: 'done' });
    await page.sendCommand.last().reject(problem(500, { detail: 'Not now' }));
    expect(page.view()).toMatchObject({ notStored: 'Not now', rows: [{ status: 'processing' }, {}] });
    page.send({ type: 'service.move', serviceId: 'sa', status: 'done' });
    expect(page.sendCommand.last().input.command.id).toBe('id 1');
    await page.sendCommand.last().reject(problem(401));
    expect(page.emittedOf('proof.request')).toHaveLength(1);
    page.send({ type: 'proof.given' });
    await page.sendCommand.last().reject(problem(409, { code: 'case_closed' }));
    expect(page.loadServices.calls).toHaveLength(3);
  });

  test('is not offered to be changed to a viewer', async () => {
    const page = await opened({ workspace: workspaceOfKind('nonprofit', 'viewer') });
    page.send({ type: 'service.move', serviceId: 'sa', status: 'done' });
    expect(page.view().canChange).toBe(false);
    expect(page.sendCommand.calls).toHaveLength(0);
  });
});
