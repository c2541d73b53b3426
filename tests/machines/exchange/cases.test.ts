import { describe, expect, test } from 'vitest';
import { noCaseFilters } from '@vetsync/machines/exchange/model';
import { searchDebounceMs } from '@vetsync/machines/system/model';
import {
  caseFact,
  casePageOf,
  caseRowOf,
  kim,
  openedCases,
  wholeCaseOf,
  workspaceOfKind,
} from '../support/cases.ts';
import { problem } from '../support/run.ts';

describe('the list', () => {
  test('asks for the people of its kind of organization, page by page', async () => {
    const page = await openedCases({
      page: casePageOf([caseRowOf('a')], { nextCursor: 'next', total: 3 }),
    });
    expect(page.loadCases.last().input).toEqual({
      organizationId: 'o',
      filters: { kind: 'participant' },
      cursor: null,
    });
    expect(page.view()).toMatchObject({ kind: 'participant', list: 'listed.idle', hasMore: true, total: 3 });
    page.send({ type: 'list.endReached' });
    await page.loadCases.last().reject(problem(500));
    expect(page.view().list).toBe('listed.pageFailed');
    page.send({ type: 'list.retry' });
    expect(page.loadCases.last().input).toMatchObject({ cursor: 'next' });
    await page.loadCases.last().resolve(casePageOf([caseRowOf('a'), caseRowOf('b')], { total: null }));
    expect(page.view().rows.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test.each([
    ['employer', 'hire'],
    ['university', 'student'],
    ['hospital', 'patient'],
  ] as const)('of an %s has each %s', async (kind, of) => {
    const page = await openedCases({ workspace: workspaceOfKind(kind), page: casePageOf([]) });
    expect(page.loadCases.last().input).toMatchObject({ filters: { kind: of } });
    expect(page.view()).toMatchObject({ kind: of, list: 'empty', canAdd: kind === 'hospital' });
  });

  test('searches after a pause, and asks for what is due on the reader’s day', async () => {
    const page = await openedCases();
    page.send({ type: 'search.change', q: 'vet' });
    expect(page.loadCases.calls).toHaveLength(2);
    page.clock.increment(searchDebounceMs);
    expect(page.loadCases.last().input).toMatchObject({ filters: { q: 'vet' } });
    page.send({ type: 'filter.choose', filter: 'due', value: 'today' });
    page.send({ type: 'filter.choose', filter: 'status', value: 'no such status' });
    page.send({ type: 'sort.change', sort: 'next' });
    expect(page.loadCases.last().input).toMatchObject({
      filters: { q: 'vet', due: '2026-11-01', sort: 'next', kind: 'participant' },
    });
    await page.loadCases.last().resolve(casePageOf([]));
    expect(page.view()).toMatchObject({ list: 'noMatches', filtered: true });
    page.send({ type: 'filters.clear' });
    expect(page.emittedOf('location.changed').at(-1)).toMatchObject({
      route: { filters: { ...noCaseFilters, sort: 'next' }, open: null },
    });
  });

  test('offers the people by status, with counts that facts keep current', async () => {
    const page = await openedCases();
    const counts = () => Object.fromEntries(page.view().views.map(({ status, count }) => [status, count]));
    expect(counts()).toEqual({ null: 2, active: 2, at_risk: 0, graduated: 0, left: 0 });
    page.tell(caseFact('caseChanged', caseRowOf('a', { status: 'at_risk', version: 2 })));
    expect(counts()).toMatchObject({ null: 2, active: 1, at_risk: 1 });
    expect(page.view().views[2]).toMatchObject({ href: 'list?status=at_risk&case=', isCurrent: false });
    page.tell(caseFact('caseOpened', caseRowOf('c')));
    expect(counts()).toMatchObject({ null: 3, active: 2 });
    page.tell(caseFact('caseRemoved', caseRowOf('c')));
    expect(counts()).toMatchObject({ null: 2, active: 1 });
  });

  test('shows a new person on top, once, and not where it would move what somebody reads', async () => {
    const page = await openedCases();
    const fact = caseFact('caseOpened', caseRowOf('c'));
    page.tell(fact);
    page.tell(fact);
    expect(page.view().rows.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    page.send({ type: 'list.scrolled', away: true });
    page.tell(caseFact('caseOpened', caseRowOf('d')));
    expect(page.view().rows.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    page.tell(caseFact('caseRemoved', caseRowOf('c')));
    expect(page.view().rows.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('a page that was read earlier does not bring back what has changed since', async () => {
    const page = await openedCases();
    page.send({ type: 'sort.change', sort: 'name' });
    page.tell(
      caseFact('caseChanged', caseRowOf('a', { status: 'at_risk', updatedAt: '2026-11-01T12:00:01.000Z' })),
    );
    await page.loadCases.last().resolve(casePageOf([caseRowOf('a'), caseRowOf('b')]));
    expect(page.view().rows[0]?.status).toBe('at_risk');
  });

  test('is loaded again when facts may be missing', async () => {
    const page = await openedCases();
    page.feed.sendToParent({ type: 'feed.reset', position: '9' });
    expect(page.loadCases.calls).toHaveLength(3);
  });
});

describe('several people', () => {
  test('get a status together, and get it back', async () => {
    const page = await openedCases();
    for (const rowId of ['a', 'b']) page.send({ type: 'row.select', rowId, isSelected: true });
    expect(page.view().bulk.statuses).toEqual([
      { status: 'active', count: 0 },
      { status: 'at_risk', count: 2 },
    ]);
    page.send({ type: 'bulk.status', status: 'active' });
    expect(page.sendCommands.calls).toHaveLength(0);
    page.send({ type: 'bulk.status', status: 'at_risk' });
    const { commands } = page.sendCommands.last().input;
    expect(commands[0]).toMatchObject({
      as: 'o',
      type: 'case.change',
      expectedVersion: 1,
      payload: { caseId: 'a', changes: { status: 'at_risk' } },
    });
    await page.sendCommands.last().resolve({
      results: [
        {
          id: commands[0]!.id,
          facts: [caseFact('caseChanged', caseRowOf('a', { status: 'at_risk', version: 2 }))],
        },
        {
          id: commands[1]!.id,
          problem: {
            status: 409,
            code: 'case_changed',
            state: { caseId: 'b', status: 'graduated', version: 3 },
            changedBy: kim,
          },
        },
      ],
    } as never);
    expect(page.view().batch).toMatchObject({
      state: 'reported',
      done: 1,
      undoable: 1,
      others: [{ personName: 'Vet b', result: { state: 'changed', by: 'Kim' } }],
    });
    expect(page.view().selected).toEqual(new Set(['b']));
    page.send({ type: 'batch.undo' });
    expect(page.sendCommands.last().input.commands).toMatchObject([
      { expectedVersion: 2, payload: { caseId: 'a', changes: { status: 'active' } } },
    ]);
  });

  test('are given to a colleague; who has them already stays', async () => {
    const page = await openedCases({ page: casePageOf([caseRowOf('a'), caseRowOf('b', { owner: kim })]) });
    page.send({ type: 'rows.selectAll' });
    page.send({ type: 'bulk.assign', ownerId: 'kim' });
    expect(page.sendCommands.last().input.commands.map(({ payload }) => payload)).toEqual([
      { caseId: 'a', ownerId: 'kim', fromId: null },
    ]);
  });

  test('are not offered to a viewer', async () => {
    const page = await openedCases({ workspace: workspaceOfKind('nonprofit', 'viewer') });
    page.send({ type: 'rows.selectAll' });
    page.send({ type: 'export.open' });
    page.send({ type: 'export.start' });
    expect(page.view()).toMatchObject({
      tools: 'closed',
      canSelect: false,
      canExport: false,
      selected: new Set(),
    });
    expect(page.emittedOf('page.download')).toEqual([]);
  });
});

test('the file has everybody of the kind, or those of a listing', async () => {
  const page = await openedCases();
  page.send({ type: 'export.open' });
  expect(page.view().tools).toBe('export');
  page.send({ type: 'export.start' });
  expect(page.view().tools).toBe('closed');
  expect(page.emittedOf('page.download')).toMatchObject([
    { href: '/api/organizations/o/cases/export.csv?kind=participant' },
  ]);
});

describe('somebody who has not applied', () => {
  const threads = [{ id: 't', person: { id: 'v', name: 'Val Veteran' } }];
  async function adding() {
    const page = await openedCases({ workspace: workspaceOfKind('hospital'), page: casePageOf([]) });
    page.send({ type: 'adding.open' });
    await page.loadThreads.last().resolve({ threads, nextCursor: null });
    return page;
  }
  const patient = caseRowOf('p', { kind: 'patient', status: 'active_treatment', applicationId: null });

  test('is added from a conversation, and the record opens', async () => {
    const page = await adding();
    expect(page.view().adding).toMatchObject({ state: 'listed', people: [{ threadId: 't' }] });
    page.send({ type: 'adding.search', q: 'val' });
    page.clock.increment(searchDebounceMs);
    expect(page.loadThreads.last().input).toMatchObject({ q: 'val', organizationId: 'o' });
    await page.loadThreads.last().resolve({ threads, nextCursor: null });
    page.send({ type: 'adding.choose', threadId: 't' });
    expect(page.sendCommand.last().input.command).toMatchObject({
      type: 'case.open',
      payload: { threadId: 't' },
    });
    await page.sendCommand.last().resolve({ facts: [caseFact('caseOpened', patient)] });
    expect(page.view()).toMatchObject({ adding: null, currentId: 'p', record: { state: 'finding' } });
    expect(page.emittedOf('location.changed').at(-1)).toMatchObject({
      route: { open: 'p' },
      isOpening: true,
    });
  });

  test('is added to a department, of which the list is, or to another, or to none', async () => {
    const page = await adding();
    expect(page.view().adding).toMatchObject({ placeId: null });
    page.send({ type: 'adding.choose', threadId: 't' });
    const { id } = page.sendCommand.last().input.command;
    await page.sendCommand.last().reject(problem(500));
    page.send({ type: 'adding.place', listingId: 'l' });
    expect(page.view().adding).toMatchObject({ state: 'listed', placeId: 'l' });
    page.send({ type: 'adding.choose', threadId: 't' });
    expect(page.sendCommand.last().input.command).toMatchObject({
      payload: { threadId: 't', listingId: 'l' },
    });
    expect(page.sendCommand.last().input.command.id).not.toBe(id);
    // It is on its way.
    page.send({ type: 'adding.place', listingId: null });
    expect(page.view().adding).toMatchObject({ state: 'sending', placeId: 'l' });
    await page.sendCommand.last().reject(problem(500));
    page.send({ type: 'adding.close' });
    page.send({ type: 'filter.choose', filter: 'listing', value: 'k' });
    await page.loadCases.last().resolve(casePageOf([]));
    page.send({ type: 'adding.open' });
    expect(page.view().adding).toMatchObject({ placeId: 'k' });
    page.send({ type: 'adding.place', listingId: null });
    expect(page.view().adding).toMatchObject({ placeId: null });
  });

  test('who has a record already is shown', async () => {
    const page = await adding();
    page.send({ type: 'adding.choose', threadId: 't' });
    await page.sendCommand.last().reject(problem(409, { code: 'case_exists', state: { caseId: 'x' } }));
    expect(page.view()).toMatchObject({ adding: null, currentId: 'x' });
  });

  test('stays to be chosen if it fails, and a proof is asked for', async () => {
    const page = await adding();
    page.send({ type: 'adding.choose', threadId: 't' });
    const { id } = page.sendCommand.last().input.command;
    await page.sendCommand.last().reject(problem(500, { detail: 'Not now' }));
    expect(page.view().adding).toMatchObject({ state: 'listed', failure: 'Not now' });
    page.send({ type: 'adding.choose', threadId: 't' });
    expect(page.sendCommand.last().input.command.id).toBe(id);
    await page.sendCommand.last().reject(problem(401));
    expect(page.emittedOf('proof.request')).toHaveLength(1);
    page.send({ type: 'proof.refused' });
    page.send({ type: 'adding.close' });
    expect(page.view().adding).toBeNull();
  });

  test('cannot be added where people apply', async () => {
    const page = await openedCases();
    page.send({ type: 'adding.open' });
    expect(page.view().adding).toBeNull();
  });
});

test('an open record that is not listed is loaded, and can be missing', async () => {
  const page = await openedCases({ open: 'z' });
  expect(page.view().record).toMatchObject({ state: 'finding', position: 0 });
  await page.loadCase.last().reject(problem(500));
  expect(page.view().record?.state).toBe('failed');
  page.send({ type: 'detail.retry' });
  await page.loadCase.last().reject(problem(404));
  expect(page.view().record?.state).toBe('missing');
  page.send({ type: 'row.close' });
  expect(page.view().record).toBeNull();
  page.send({ type: 'location.changed', route: { filters: noCaseFilters, open: 'a' } });
  await page.loadCase.last().resolve(wholeCaseOf(caseRowOf('a')));
  page.send({ type: 'row.step', to: 'next' });
  expect(page.loadCase.last().input.id).toBe('b');
});
