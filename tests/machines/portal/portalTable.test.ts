import { describe, expect, test } from 'vitest';
import { clockTickMs } from '@vetsync/machines/system/model';
import { parseTableRoute, searchPauseMs, type PortalRow } from '@vetsync/machines/portal/model';
import { portalTableStates } from '@vetsync/machines/portal/portalTable';

import { startTable, rows, seenAt, table } from '../support/portalTable.ts';

test('has exactly these stable states', () => {
  expect(portalTableStates).toEqual([
    'results.listed',
    'results.empty',
    'results.noMatches',
    'filters.closed',
    'filters.menu',
    'filters.sheet',
    'naming.idle',
    'naming.naming',
  ]);
});

describe('search, filters and order', () => {
  test("lists all rows in the default order, with each row's actions", () => {
    const { ids, view } = startTable();
    expect(ids()).toBe('abcd');
    expect(view()).toMatchObject({ state: 'listed', total: 4, isFiltered: false });
    expect(view().rows.map(({ name, actions }) => [name, actions.map(({ id }) => id).join()])).toEqual([
      ['Ana', 'review,interview,message,look'],
      ['Ben', 'review,interview,message,look,undo'],
      ['Cam', 'review,interview,message,look'],
      ['Dee', 'review,interview,message,look'],
    ]);
  });
  test('filters are offered in a menu or a sheet, with what each would display', () => {
    const { send, view } = startTable({}, [], { q: 'ing' });
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
  test('a search replaces the history entry, a filter adds one', () => {
    const { send, ids, lastRoute, view, clock, emittedOf } = startTable();
    const told = emittedOf('location.changed').length;
    send({ type: 'search.type', q: 'nur' });
    clock.increment(searchPauseMs - 1);
    send({ type: 'search.type', q: 'nurs' });
    clock.increment(searchPauseMs - 1);
    expect(ids()).toBe('ac');
    expect(emittedOf('location.changed')).toHaveLength(told);
    clock.increment(1);
    expect(emittedOf('location.changed')).toHaveLength(told + 1);
    expect(lastRoute()).toMatchObject({ historyAction: 'replace', route: { q: 'nurs' } });
    send({ type: 'search.type', q: 'nurs' });
    send({ type: 'filter.choose', column: 'status', value: 'Done' });
    expect(lastRoute()).toMatchObject({ historyAction: 'push', route: { filters: { status: 'Done' } } });
    const chosen = emittedOf('location.changed').length;
    // The choice told of the search too.
    clock.increment(searchPauseMs);
    expect(emittedOf('location.changed')).toHaveLength(chosen);
    expect(view().state).toBe('noMatches');
    send({ type: 'filter.choose', column: 'status', value: null });
    expect(ids()).toBe('ac');
    expect(view()).toMatchObject({ state: 'listed', isFiltered: true });
    send({ type: 'filters.clear' });
    expect(lastRoute()).toMatchObject({ historyAction: 'push', route: { q: '', filters: {} } });
    expect(ids()).toBe('abcd');
  });
  test('sorts by another column', () => {
    const { send, ids, lastRoute } = startTable();
    send({ type: 'sort.choose', sort: { column: 'name', direction: 'descending' } });
    expect(ids()).toBe('dcba');
    expect(lastRoute()).toMatchObject({ historyAction: 'push', route: { sort: { column: 'name' } } });
  });
  test('a URL that names what is shown changes nothing, but one with another open row does', () => {
    const { actor, send } = startTable();
    const shown = actor.getSnapshot();
    send({ type: 'location.changed', route: parseTableRoute(table, [], {}) });
    expect(actor.getSnapshot()).toBe(shown);
    send({ type: 'location.changed', route: parseTableRoute(table, ['application', 'b'], {}) });
    expect(actor.getSnapshot().context.route.open?.id).toBe('b');
  });
  test('follows the URL without changing it', () => {
    const { send, ids, emittedOf } = startTable();
    const told = emittedOf('location.changed').length;
    send({
      type: 'location.changed',
      route: parseTableRoute(table, [], { program: 'Business', sort: 'name' }),
    });
    expect(ids()).toBe('bd');
    expect(emittedOf('location.changed')).toHaveLength(told);
  });
  test('a chosen value stays among the options even if no row has it any more', () => {
    const { view } = startTable({}, [], { program: 'Law' });
    expect(view()).toMatchObject({ state: 'noMatches' });
    expect(view().filters[0]).toMatchObject({
      value: 'Law',
      options: ['Business', 'Nursing', 'Law'].map((program) => ({ value: program, label: program })),
    });
  });
  test('rows are added and removed', () => {
    const { send, view, ids } = startTable({ rows: [] });
    expect(view().state).toBe('empty');
    send({ type: 'rows.changed', rows });
    expect([view().state, ids()]).toEqual(['listed', 'abcd']);
    send({ type: 'search.type', q: 'cam' });
    send({ type: 'rows.changed', rows: rows.slice(0, 2) });
    expect(view().state).toBe('noMatches');
    send({ type: 'rows.changed', rows: [] });
    expect(view().state).toBe('empty');
  });
  test('the same rows change nothing, and an unchanged row keeps its view', () => {
    const { send, view } = startTable();
    const before = view().rows;
    send({ type: 'rows.changed', rows });
    expect(view().rows).toBe(before);
    send({ type: 'rows.changed', rows: [...rows] });
    expect(view().rows.every((row, index) => row === before[index])).toBe(true);
  });
  test('relative times are updated', () => {
    const { time, clock, view } = startTable();
    time.now += clockTickMs;
    clock.increment(clockTickMs);
    expect(view().intl.now).toBe(seenAt + clockTickMs);
  });
  test('saves the displayed rows as a file', () => {
    const { send, emittedOf } = startTable({}, [], { program: 'Nursing' });
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
    const { send, view, lastRoute, emittedOf } = startTable({}, [], { sort: 'name' });
    send({ type: 'row.open', rowId: 'b' });
    expect(lastRoute()).toMatchObject({
      historyAction: 'push',
      route: { open: { step: 'application', id: 'b' } },
    });
    expect(view().open).toMatchObject({ previous: 'a', next: 'c', position: 2, count: 4, row: { id: 'b' } });
    send({ type: 'row.step', to: 'next' });
    expect(lastRoute()).toMatchObject({ historyAction: 'replace', route: { open: { id: 'c' } } });
    send({ type: 'row.step', to: 'previous' });
    send({ type: 'row.step', to: 'previous' });
    const told = emittedOf('location.changed').length;
    send({ type: 'row.step', to: 'previous' });
    expect(emittedOf('location.changed')).toHaveLength(told);
    expect(view().open).toMatchObject({ id: 'a', previous: null });
    send({ type: 'row.close' });
    expect(lastRoute()).toMatchObject({ historyAction: 'back', route: { open: null } });
    expect(view()).toMatchObject({ open: null, currentId: 'a' });
    send({ type: 'row.close' });
    expect(emittedOf('location.changed')).toHaveLength(told + 1);
  });
  test("the URL may name a row that doesn't exist or isn't displayed", () => {
    const { view, send } = startTable({}, ['application', 'zz']);
    expect(view().open).toMatchObject({ id: 'zz', row: null, position: 0, next: null });
    send({
      type: 'location.changed',
      route: parseTableRoute(table, ['application', 'b'], { program: 'Nursing' }),
    });
    expect(view().open).toMatchObject({ id: 'b', row: { name: 'Ben' }, position: 0 });
  });
  test.each([
    ['review', { step: 'application', id: 'a' }],
    ['interview', { step: 'interview', id: 'a' }],
  ])('%s opens the row over the table', (action, open) => {
    const { send, view, emittedOf } = startTable();
    send({ type: 'row.runAction', rowId: 'a', action });
    expect(view().open).toMatchObject(open);
    expect(emittedOf('page.navigate')).toEqual([]);
  });
  test('actions with their own URL navigate there', () => {
    const { send, emittedOf } = startTable();
    send({ type: 'row.runAction', rowId: 'a', action: 'message' });
    send({ type: 'row.runAction', rowId: 'a', action: 'look' });
    expect(emittedOf('page.navigate').map(({ to }) => to)).toEqual([
      '/platform/messages/new/p-a',
      '/platform/programs?q=Nursing',
    ]);
  });
  test('an action without a URL is told to the page, only for rows that offer it', () => {
    const { send, emittedOf } = startTable();
    send({ type: 'row.runAction', rowId: 'a', action: 'undo' });
    send({ type: 'row.runAction', rowId: 'zz', action: 'undo' });
    send({ type: 'row.runAction', rowId: 'b', action: 'nothing' });
    expect(emittedOf('row.actionRequested')).toEqual([]);
    send({ type: 'row.runAction', rowId: 'b', action: 'undo' });
    expect(emittedOf('row.actionRequested')).toEqual([
      { type: 'row.actionRequested', rowId: 'b', action: 'undo' },
    ]);
  });
});

test('a refused action gives its reason and does nothing', () => {
  const closed: PortalRow = { ...rows[0], id: 'e', program: 'Closed' };
  const { send, view, lastRoute } = startTable({ rows: [...rows, closed] });
  const refusals = view().rows.map(({ id, actions }) => [id, actions[0]?.refusal]);
  expect(Object.fromEntries(refusals)).toMatchObject({ a: null, e: 'The program is closed' });
  send({ type: 'row.runAction', rowId: 'e', action: 'review' });
  expect(view().open).toBeNull();
  send({ type: 'row.runAction', rowId: 'a', action: 'review' });
  expect(lastRoute()).toMatchObject({ route: { open: { id: 'a' } } });
});

describe('returning to a table', () => {
  const stored = {
    route: parseTableRoute(table, [], { program: 'Nursing', sort: 'name' }),
    topRowId: 'c',
    currentId: 'a',
  };
  test('restores the table and updates the URL', () => {
    const { ids, view, lastRoute } = startTable({ stored });
    expect(ids()).toBe('ac');
    expect(view()).toMatchObject({ topRowId: 'c', currentId: 'a', isFiltered: true });
    expect(lastRoute()).toMatchObject({ historyAction: 'replace', route: stored.route });
  });
  test('a URL with a search or filter takes precedence', () => {
    const { ids, view } = startTable({ stored }, [], { q: 'ben' });
    expect(ids()).toBe('b');
    expect(view()).toMatchObject({ topRowId: null, currentId: 'a' });
  });
  test("the URL's open row stays open, and the same search keeps its scroll position", () => {
    const { view } = startTable({ stored }, ['application', 'c'], { program: 'Nursing', sort: 'name' });
    expect(view()).toMatchObject({ topRowId: 'c', currentId: 'c', open: { id: 'c' } });
    expect(startTable({ stored }, ['application', 'd']).view()).toMatchObject({
      topRowId: null,
      currentId: 'd',
    });
  });
  test('remembers the scroll position', () => {
    const { send, actor } = startTable();
    send({ type: 'list.scrolled', rowId: 'c' });
    expect(actor.getSnapshot().context.topRowId).toBe('c');
    send({ type: 'list.scrolled', rowId: null });
    expect(actor.getSnapshot().context.topRowId).toBeNull();
  });
});
