import { keptCandidates } from '@vetsync/machines/exchange/candidates';
import { parseCandidatesRoute } from '@vetsync/machines/exchange/model';
import { clockTickMs, searchDebounceMs } from '@vetsync/machines/system/model';
import type { PortalRow } from '@vetsync/machines/portal/model';
import { describe, expect, test } from 'vitest';
import { rows, seenAt, startList, table } from '../support/candidateList.ts';

const routeOf = (detail: readonly string[], query = {}) => parseCandidatesRoute(table, detail, query);

describe('search, filters and order', () => {
  test("lists all rows in the default order, with each row's actions", () => {
    const { ids, view } = startList();
    expect(ids()).toBe('abcd');
    expect(view()).toMatchObject({ state: 'listed', total: 4, isFiltered: false, isPartial: false });
    expect(view().rows.map(({ name, actions }) => [name, actions.map(({ id }) => id).join()])).toEqual(
      ['Ana', 'Ben', 'Cam', 'Dee'].map((name) => [name, 'message,compare']),
    );
  });
  test('filters are offered in a menu or a sheet, with what each would display', () => {
    const { send, view } = startList({}, [], { q: 'ing' });
    const counts = () =>
      view().filters.map(({ column, options }) => [column, options.map(({ count }) => count)]);
    expect(view().offered).toBe('closed');
    expect(counts()).toEqual([
      ['program', [null, null]],
      ['status', [null, null]],
    ]);
    send({ type: 'filters.open', as: 'menu' });
    expect(view().offered).toBe('menu');
    expect(counts()).toEqual([
      ['program', [1, 2]],
      ['status', [3, 0]],
    ]);
    // A filter counts what it could still choose from, not only what it has chosen.
    send({ type: 'filter.choose', column: 'program', value: 'Business' });
    expect(counts()).toEqual([
      ['program', [1, 2]],
      ['status', [1, 0]],
    ]);
    send({ type: 'filters.close' });
    send({ type: 'filters.open', as: 'sheet' });
    expect(view().offered).toBe('sheet');
    send({ type: 'filters.close' });
    expect(view().offered).toBe('closed');
  });
  test('the URL follows a search once typing pauses, and a filter at once', () => {
    const { send, ids, lastRoute, view, clock, emittedOf } = startList();
    expect(emittedOf('location.changed')).toEqual([]);
    send({ type: 'search.change', q: 'nur' });
    clock.increment(searchDebounceMs - 1);
    send({ type: 'search.change', q: 'nurs' });
    clock.increment(searchDebounceMs - 1);
    expect(ids()).toBe('ac');
    expect(emittedOf('location.changed')).toEqual([]);
    clock.increment(1);
    expect(lastRoute()).toEqual({
      type: 'location.changed',
      route: { filters: { q: 'nurs', values: {}, sort: table.sort }, open: null },
      isClosing: false,
    });
    send({ type: 'search.change', q: 'nurse' });
    send({ type: 'search.change', q: 'nurs' });
    send({ type: 'filter.choose', column: 'status', value: 'Done' });
    expect(lastRoute()).toMatchObject({ route: { filters: { q: 'nurs', values: { status: 'Done' } } } });
    // The choice told of the search too.
    clock.increment(searchDebounceMs);
    expect(emittedOf('location.changed')).toHaveLength(2);
    expect(view().state).toBe('noMatches');
    send({ type: 'filter.choose', column: 'status', value: null });
    expect(ids()).toBe('ac');
    expect(view()).toMatchObject({ state: 'listed', isFiltered: true });
    send({ type: 'filters.clear' });
    expect(lastRoute()).toMatchObject({ route: { filters: { q: '', values: {} } } });
    expect(ids()).toBe('abcd');
  });
  test('sorts by another column', () => {
    const { send, ids, lastRoute } = startList();
    send({ type: 'sort.choose', sort: { column: 'name', direction: 'descending' } });
    expect(ids()).toBe('dcba');
    expect(lastRoute()).toMatchObject({ route: { filters: { sort: { column: 'name' } } } });
  });
  test('follows the URL without changing it', () => {
    const { send, ids, view, emittedOf } = startList();
    const before = view().rows;
    send({ type: 'location.changed', route: routeOf([]) });
    expect(view().rows).toBe(before);
    send({ type: 'location.changed', route: routeOf(['application', 'b']) });
    expect(view().open).toMatchObject({ position: 2 });
    send({ type: 'location.changed', route: routeOf([], { program: 'Business', sort: 'name' }) });
    expect([ids(), view().open]).toEqual(['bd', null]);
    expect(emittedOf('location.changed')).toEqual([]);
  });
  test('a chosen value stays among the options even if no row has it any more', () => {
    const { view } = startList({}, [], { program: 'Law' });
    expect(view()).toMatchObject({ state: 'noMatches' });
    expect(view().filters[0]).toMatchObject({
      value: 'Law',
      options: ['Business', 'Nursing', 'Law'].map((program) => ({ value: program, label: program })),
    });
  });
  test('nobody at all is no search without matches', () => {
    const { send, view } = startList({ rows: [] });
    expect(view().state).toBe('empty');
    send({ type: 'search.change', q: 'cam' });
    expect(view().state).toBe('noMatches');
  });
  test('an unchanged row keeps its view', () => {
    const { send, view } = startList();
    const before = view().rows;
    send({ type: 'compare.add', candidateId: 'b' });
    const { rows: after } = view();
    expect(after.map((row, index) => row === before[index])).toEqual([true, false, true, true]);
    expect(after[1]?.actions.map(({ id, buttonId }) => [id, buttonId])).toEqual([
      ['message', 'message'],
      ['uncompare', 'compare'],
    ]);
  });
  test('relative times are updated', () => {
    const { time, clock, view } = startList();
    time.now += clockTickMs;
    clock.increment(clockTickMs);
    expect(view().intl.now).toBe(seenAt + clockTickMs);
  });
  test('saves the displayed rows as a file', () => {
    const { send, emittedOf } = startList({}, [], { program: 'Nursing' });
    send({ type: 'csv.save' });
    expect(emittedOf('page.saveFile').map(({ file }) => file)).toEqual([
      {
        name: 'vetsync-sample-2026-11-21.csv',
        mediaType: 'text/csv',
        text: '﻿Name,Program,Status,Match\r\n"Ana","Nursing","Waiting","90%"\r\n"Cam","Nursing","Waiting","70%"\r\n',
      },
    ]);
  });
});

describe('opening rows', () => {
  test('opens a row, steps to its neighbors in the displayed order, and closes', () => {
    const { send, view, lastRoute, emittedOf } = startList({}, [], { sort: 'name' });
    send({ type: 'row.open', rowId: 'b' });
    expect(lastRoute()).toMatchObject({ isOpening: true, route: { open: 'b' } });
    expect(view().open).toEqual({ previous: 'a', next: 'c', position: 2, count: 4 });
    send({ type: 'row.step', to: 'next' });
    expect(lastRoute()).toEqual({
      type: 'location.changed',
      isClosing: false,
      route: { open: 'c', filters: expect.anything() },
    });
    send({ type: 'row.step', to: 'previous' });
    send({ type: 'row.step', to: 'previous' });
    const told = emittedOf('location.changed').length;
    send({ type: 'row.step', to: 'previous' });
    expect(emittedOf('location.changed')).toHaveLength(told);
    expect(view()).toMatchObject({ open: { previous: null }, currentId: 'a' });
    send({ type: 'row.close' });
    expect(lastRoute()).toMatchObject({ isClosing: true, route: { open: null } });
    expect(view()).toMatchObject({ open: null, currentId: 'a' });
    send({ type: 'row.close' });
    expect(emittedOf('location.changed')).toHaveLength(told + 1);
  });
  test("the URL may name a row that doesn't exist or isn't displayed", () => {
    const { view, send } = startList({}, ['application', 'zz']);
    expect(view().open).toMatchObject({ position: 0, next: null });
    send({ type: 'location.changed', route: routeOf(['application', 'b'], { program: 'Nursing' }) });
    expect(view()).toMatchObject({ open: { position: 0 }, currentId: 'b' });
  });
  test('an action with a URL leads there, only for rows that are listed', () => {
    const { send, emittedOf } = startList();
    send({ type: 'row.runAction', rowId: 'a', action: 'message' });
    send({ type: 'row.runAction', rowId: 'zz', action: 'message' });
    send({ type: 'row.runAction', rowId: 'b', action: 'nothing' });
    expect(emittedOf('page.navigate').map(({ to }) => to)).toEqual(['/platform/messages/new/a']);
  });
});

test('a refused action gives its reason and does nothing', () => {
  const closed: PortalRow = { ...rows[0], id: 'e', program: 'Closed' };
  const { send, view } = startList({ rows: [...rows, closed] });
  const refusals = () => Object.fromEntries(view().rows.map(({ id, actions }) => [id, actions[1]?.refusal]));
  expect(refusals()).toMatchObject({ a: null, e: 'The program is closed' });
  send({ type: 'row.runAction', rowId: 'e', action: 'compare' });
  send({ type: 'row.runAction', rowId: 'a', action: 'uncompare' });
  expect(view().rows.filter(({ row }) => row['isCompared'])).toEqual([]);
});

describe('returning to a list', () => {
  const kept = {
    place: {
      filters: routeOf([], { program: 'Nursing', sort: 'name' }).filters,
      topRowId: 'c',
      topRowOffset: 3,
      lastId: 'a',
    },
    compared: [],
  };
  test('restores it and updates the URL', () => {
    const { ids, view, emittedOf } = startList({ kept });
    expect(ids()).toBe('ac');
    expect(view()).toMatchObject({ topRowId: 'c', topRowOffset: 3, currentId: 'a', isFiltered: true });
    expect(emittedOf('location.changed')).toEqual([
      { type: 'location.changed', route: { filters: kept.place.filters, open: null }, isClosing: false },
    ]);
  });
  test('a URL with a search, a filter or a comparison takes precedence', () => {
    const { ids, view } = startList({ kept }, [], { q: 'ben' });
    expect(ids()).toBe('b');
    expect(view()).toMatchObject({ topRowId: null, topRowOffset: 0, currentId: 'a' });
    const compared = startList({ kept }, ['compare', 'a,b']);
    expect([compared.ids(), compared.emittedOf('location.changed')]).toEqual(['abcd', []]);
  });
  test("the URL's open row stays open, and the same search keeps its scroll position", () => {
    const { view } = startList({ kept }, ['application', 'c'], { program: 'Nursing', sort: 'name' });
    expect(view()).toMatchObject({ topRowId: 'c', currentId: 'c', open: { position: 2 } });
    expect(startList({ kept }, ['application', 'd']).view()).toMatchObject({
      topRowId: null,
      currentId: 'd',
    });
  });
  test('remembers the scroll position', () => {
    const { send, actor } = startList();
    const place = () => keptCandidates(actor.getSnapshot()).place;
    send({ type: 'list.scrolled', rowId: 'c', offset: 4 });
    expect(place()).toMatchObject({ topRowId: 'c', topRowOffset: 4 });
    send({ type: 'list.scrolled', rowId: null });
    expect(place()).toMatchObject({ topRowId: null, topRowOffset: 0 });
  });
});
