import { describe, expect, test } from 'vitest';
import { readerTickMs } from '@vetsync/machines/system/model';
import {
  readTableRoute,
  searchPauseMs,
  type BulkAction,
  type PortalRow,
  type PortalTable,
} from '@vetsync/machines/portal/model';
import {
  portalTableMachine,
  portalTableStates,
  portalTableView,
  type PortalTableEvent,
  type PortalTableParentEvent,
  type PortalTableInput,
} from '@vetsync/machines/portalTable';
import { run } from '../support/run.ts';

const seenAt = Date.parse('2026-11-21T14:27:00Z');
const undo = (row: PortalRow) => ({ type: 'decision.undo' as const, decisionId: row.id });
const mark: BulkAction = {
  id: 'mark',
  label: 'Mark',
  when: ({ status }) => status === 'Waiting',
  question: (count) => ({ title: `Mark ${count}?`, text: '', confirm: 'Mark' }),
  command: undo,
  toast: (count) => ({ title: `Marked ${count}` }),
};
const close: BulkAction = {
  id: 'close',
  label: 'Close',
  command: ({ id: applicationId }, id) => ({
    type: 'job.decide',
    decision: 'reject',
    applicationId,
    subject: '',
    personId: '',
    id,
  }),
  undo: {
    appliesTo: ({ status }) => status === 'Done',
    command: (decisionId) => ({ type: 'decision.undo', decisionId }),
    title: (count) => `Closed ${count}`,
    toast: (count) => ({ title: `Opened ${count}` }),
  },
};
const table: PortalTable = {
  id: 'sample',
  tab: 'applications',
  title: 'Applications',
  noun: { one: 'application', many: 'applications' },
  columns: [
    { key: 'name', label: 'Name', kind: 'person' },
    { key: 'program', label: 'Program', kind: 'text', filter: { all: 'All programs' } },
    {
      key: 'status',
      label: 'Status',
      kind: 'status',
      filter: { all: 'Any status' },
      statuses: [
        { label: 'Waiting', tone: 'caution' },
        { label: 'Done', tone: 'positive' },
      ],
    },
    { key: 'score', label: 'Match', kind: 'score' },
  ],
  search: { label: 'Search', placeholder: 'Name' },
  sort: { column: 'score', direction: 'descending' },
  steps: ['application', 'interview'],
  actions: [
    {
      id: 'review',
      label: 'Review',
      to: { step: 'application' },
      refusal: ({ program }) => (program === 'Closed' ? 'The program is closed' : null),
    },
    { id: 'interview', label: 'Interview', to: { step: 'interview' } },
    { id: 'message', label: 'Message', to: { tab: 'messages', step: 'new', key: 'person' } },
    { id: 'look', label: 'Look', to: { tab: 'programs', query: ({ program }) => ({ q: String(program) }) } },
    {
      id: 'undo',
      label: 'Undo',
      when: ({ status }) => status === 'Done',
      command: undo,
      toast: ({ name }) => ({ title: `Undone for ${String(name)}` }),
    },
  ],
  bulk: [
    mark,
    { id: 'compare', label: 'Compare', least: 2, most: 3, to: { tab: 'students', step: 'compare' } },
    close,
  ],
  empty: { title: 'None', text: '' },
};
const rows: PortalRow[] = [
  { id: 'a', name: 'Ana', person: 'p-a', program: 'Nursing', status: 'Waiting', score: 90 },
  { id: 'b', name: 'Ben', person: 'p-b', program: 'Business', status: 'Done', score: 80 },
  { id: 'c', name: 'Cam', person: 'p-c', program: 'Nursing', status: 'Waiting', score: 70 },
  { id: 'd', name: 'Dee', person: 'p-d', program: 'Business', status: 'Waiting', score: 60 },
];

function look(input: Partial<PortalTableInput> = {}, detail: string[] = [], query = {}) {
  const time = { now: seenAt };
  const drawn = { count: 0 };
  const started = run(portalTableMachine, {
    input: {
      table,
      rows,
      route: readTableRoute(input.table ?? table, detail, query),
      at: { mode: 'demo', role: 'university' },
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => time.now,
      random: () => ((drawn.count += 1) % 36) / 36,
      ...input,
    },
  });
  const send = (event: PortalTableEvent | PortalTableParentEvent) => started.actor.send(event);
  const view = () => portalTableView(started.actor.getSnapshot());
  const ids = () =>
    view()
      .rows.map(({ id }) => id)
      .join('');
  const lastRoute = () => started.emittedOf('location.changed').at(-1);
  return { ...started, send, view, ids, time, lastRoute };
}

const select = (send: ReturnType<typeof look>['send'], ...ids: string[]) =>
  ids.forEach((rowId) => send({ type: 'row.select', rowId, isSelected: true }));

test('has exactly these stable states', () => {
  expect(portalTableStates).toEqual([
    'results.listed',
    'results.empty',
    'results.noMatches',
    'filters.folded',
    'filters.unfolded',
    'selection.none',
    'selection.some',
    'selection.asking',
    'undo.none',
    'undo.offered',
  ]);
});

describe('looking through a table', () => {
  test('lists all in the usual order, with what each row offers', () => {
    const { ids, view } = look();
    expect(ids()).toBe('abcd');
    expect(view()).toMatchObject({ state: 'listed', total: 4, isFiltered: false, canSelect: true });
    expect(view().rows.map(({ name, actions }) => [name, actions.map(({ id }) => id).join()])).toEqual([
      ['Ana', 'review,interview,message,look'],
      ['Ben', 'review,interview,message,look,undo'],
      ['Cam', 'review,interview,message,look'],
      ['Dee', 'review,interview,message,look'],
    ]);
  });
  test('filters are unfolded and folded where there is little room', () => {
    const { send, view } = look();
    const seen = [1, 2, 3].map(() => {
      const { isUnfolded } = view();
      send({ type: 'filters.toggle' });
      return isUnfolded;
    });
    expect(seen).toEqual([false, true, false]);
  });
  test('a search is told in place of the last one, a choice as a step of its own', () => {
    const { send, ids, lastRoute, view, clock, emittedOf } = look();
    const told = emittedOf('location.changed').length;
    send({ type: 'search.type', q: 'nur' });
    clock.increment(searchPauseMs - 1);
    send({ type: 'search.type', q: 'nurs' });
    clock.increment(searchPauseMs - 1);
    expect(ids()).toBe('ac');
    expect(emittedOf('location.changed')).toHaveLength(told);
    clock.increment(1);
    expect(emittedOf('location.changed')).toHaveLength(told + 1);
    expect(lastRoute()).toMatchObject({ step: 'replace', route: { q: 'nurs' } });
    send({ type: 'search.type', q: 'nurs' });
    send({ type: 'filter.choose', column: 'status', value: 'Done' });
    expect(lastRoute()).toMatchObject({ step: 'push', route: { filters: { status: 'Done' } } });
    const chosen = emittedOf('location.changed').length;
    // The choice told of the search too.
    clock.increment(searchPauseMs);
    expect(emittedOf('location.changed')).toHaveLength(chosen);
    expect(view().state).toBe('noMatches');
    send({ type: 'filter.choose', column: 'status', value: null });
    expect(ids()).toBe('ac');
    expect(view()).toMatchObject({ state: 'listed', isFiltered: true });
    send({ type: 'filters.clear' });
    expect(lastRoute()).toMatchObject({ step: 'push', route: { q: '', filters: {} } });
    expect(ids()).toBe('abcd');
  });
  test('another order', () => {
    const { send, ids, lastRoute } = look();
    send({ type: 'sort.choose', sort: { column: 'name', direction: 'descending' } });
    expect(ids()).toBe('dcba');
    expect(lastRoute()).toMatchObject({ step: 'push', route: { sort: { column: 'name' } } });
  });
  test('an address that says what is shown already changes nothing; another row over it does', () => {
    const { actor, send } = look();
    const shown = actor.getSnapshot();
    send({ type: 'location.changed', route: readTableRoute(table, [], {}) });
    expect(actor.getSnapshot()).toBe(shown);
    send({ type: 'location.changed', route: readTableRoute(table, ['application', 'b'], {}) });
    expect(actor.getSnapshot().context.route.open?.id).toBe('b');
  });
  test('follows the address without telling it anything', () => {
    const { send, ids, emittedOf } = look();
    const told = emittedOf('location.changed').length;
    send({
      type: 'location.changed',
      route: readTableRoute(table, [], { program: 'Business', sort: 'name' }),
    });
    expect(ids()).toBe('bd');
    expect(emittedOf('location.changed')).toHaveLength(told);
  });
  test('a value that no row has any more stays to be seen among the choices', () => {
    const { view } = look({}, [], { program: 'Law' });
    expect(view()).toMatchObject({ state: 'noMatches' });
    expect(view().filters[0]).toMatchObject({ value: 'Law', options: ['Business', 'Nursing', 'Law'] });
  });
  test('rows come and go', () => {
    const { send, view, ids } = look({ rows: [] });
    expect(view().state).toBe('empty');
    send({ type: 'rows.changed', rows });
    expect([view().state, ids()]).toEqual(['listed', 'abcd']);
    send({ type: 'search.type', q: 'cam' });
    send({ type: 'rows.changed', rows: rows.slice(0, 2) });
    expect(view().state).toBe('noMatches');
    send({ type: 'rows.changed', rows: [] });
    expect(view().state).toBe('empty');
  });
  test('the very same rows change nothing, and a row is drawn by the same object as long as it is the same', () => {
    const { send, view } = look();
    const before = view().rows;
    send({ type: 'rows.changed', rows });
    expect(view().rows).toBe(before);
    send({ type: 'rows.changed', rows: [...rows] });
    expect(view().rows.every((row, at) => row === before[at])).toBe(true);
  });
  test('time goes on', () => {
    const { time, clock, view } = look();
    time.now += readerTickMs;
    clock.increment(readerTickMs);
    expect(view().reader.now).toBe(seenAt + readerTickMs);
  });
  test('what is shown is saved as a file', () => {
    const { send, emittedOf } = look({}, [], { program: 'Nursing' });
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
  test('opens, walks in the order shown, and closes', () => {
    const { send, view, lastRoute, emittedOf } = look({}, [], { sort: 'name' });
    send({ type: 'row.open', rowId: 'b' });
    expect(lastRoute()).toMatchObject({ step: 'push', route: { open: { step: 'application', id: 'b' } } });
    expect(view().open).toMatchObject({ previous: 'a', next: 'c', position: 2, count: 4, row: { id: 'b' } });
    send({ type: 'row.step', to: 'next' });
    expect(lastRoute()).toMatchObject({ step: 'replace', route: { open: { id: 'c' } } });
    send({ type: 'row.step', to: 'previous' });
    send({ type: 'row.step', to: 'previous' });
    const told = emittedOf('location.changed').length;
    send({ type: 'row.step', to: 'previous' });
    expect(emittedOf('location.changed')).toHaveLength(told);
    expect(view().open).toMatchObject({ id: 'a', previous: null });
    send({ type: 'row.close' });
    expect(lastRoute()).toMatchObject({ step: 'back', route: { open: null } });
    expect(view()).toMatchObject({ open: null, currentId: 'a' });
    send({ type: 'row.close' });
    expect(emittedOf('location.changed')).toHaveLength(told + 1);
  });
  test('an address may name a row that is not there, or not shown', () => {
    const { view, send } = look({}, ['application', 'zz']);
    expect(view().open).toMatchObject({ id: 'zz', row: null, position: 0, next: null });
    send({
      type: 'location.changed',
      route: readTableRoute(table, ['application', 'b'], { program: 'Nursing' }),
    });
    expect(view().open).toMatchObject({ id: 'b', row: { name: 'Ben' }, position: 0 });
  });
  test.each([
    ['review', { step: 'application', id: 'a' }],
    ['interview', { step: 'interview', id: 'a' }],
  ])('%s opens the row over the table', (action, open) => {
    const { send, view, emittedOf } = look();
    send({ type: 'row.act', rowId: 'a', action });
    expect(view().open).toMatchObject(open);
    expect(emittedOf('page.navigate')).toEqual([]);
  });
  test('other actions lead to places of their own', () => {
    const { send, emittedOf } = look();
    send({ type: 'row.act', rowId: 'a', action: 'message' });
    send({ type: 'row.act', rowId: 'a', action: 'look' });
    expect(emittedOf('page.navigate').map(({ to }) => to)).toEqual([
      '/demo/platform/messages/new/p-a?role=university',
      '/demo/platform/programs?q=Nursing&role=university',
    ]);
  });
  test('an action asks the world, for rows that it is offered for', () => {
    const { send, emitted } = look();
    const before = emitted.length;
    send({ type: 'row.act', rowId: 'a', action: 'undo' });
    send({ type: 'row.act', rowId: 'zz', action: 'undo' });
    send({ type: 'row.act', rowId: 'b', action: 'nothing' });
    expect(emitted).toHaveLength(before);
    send({ type: 'row.act', rowId: 'b', action: 'undo' });
    expect(emitted.slice(before)).toEqual([
      { type: 'world.dispatch', command: { type: 'decision.undo', decisionId: 'b' } },
      { type: 'page.toast', toast: { title: 'Undone for Ben' } },
    ]);
  });
});

test('an action that is refused says why and does nothing', () => {
  const closed: PortalRow = { ...rows[0], id: 'e', program: 'Closed' };
  const { send, view, lastRoute } = look({ rows: [...rows, closed] });
  const refusals = view().rows.map(({ id, actions }) => [id, actions[0]?.refusal]);
  expect(Object.fromEntries(refusals)).toMatchObject({ a: null, e: 'The program is closed' });
  send({ type: 'row.act', rowId: 'e', action: 'review' });
  expect(view().open).toBeNull();
  send({ type: 'row.act', rowId: 'a', action: 'review' });
  expect(lastRoute()).toMatchObject({ route: { open: { id: 'a' } } });
});

describe('many rows at once', () => {
  test('selects one by one, all that are shown, and none', () => {
    const { send, view, value } = look();
    select(send, 'a', 'zz');
    expect([...view().selected]).toEqual(['a']);
    expect(value()).toMatchObject({ selection: 'some' });
    send({ type: 'row.select', rowId: 'a', isSelected: false });
    expect(value()).toMatchObject({ selection: 'none' });
    send({ type: 'search.type', q: 'nurs' });
    send({ type: 'rows.selectAll' });
    expect([...view().selected]).toEqual(['a', 'c']);
    send({ type: 'selection.clear' });
    expect(value()).toMatchObject({ selection: 'none' });
  });
  test('what goes out of sight is no longer selected', () => {
    const { send, view } = look();
    send({ type: 'rows.selectAll' });
    send({ type: 'filter.choose', column: 'program', value: 'Nursing' });
    send({ type: 'filters.clear' });
    expect([...view().selected]).toEqual(['a', 'c']);
    send({ type: 'rows.changed', rows: rows.slice(1) });
    expect([...view().selected]).toEqual(['c']);
  });
  test('asks, counting the rows that it is for, then does it and clears', () => {
    const { send, view, value, emitted } = look();
    select(send, 'a', 'b', 'c');
    expect(view().bulk).toEqual([
      { id: 'mark', label: 'Mark', count: 2, isOffered: true },
      { id: 'compare', label: 'Compare', count: 3, isOffered: true },
      { id: 'close', label: 'Close', count: 3, isOffered: true },
    ]);
    send({ type: 'bulk.ask', action: 'mark' });
    expect(value()).toMatchObject({ selection: 'asking' });
    expect(view().question).toMatchObject({ title: 'Mark 2?' });
    send({ type: 'bulk.cancel' });
    expect(view()).toMatchObject({ question: null, selected: new Set(['a', 'b', 'c']) });
    send({ type: 'bulk.ask', action: 'mark' });
    const before = emitted.length;
    send({ type: 'bulk.confirm' });
    expect(emitted.slice(before)).toEqual([
      { type: 'world.dispatch', command: { type: 'decision.undo', decisionId: 'a' } },
      { type: 'world.dispatch', command: { type: 'decision.undo', decisionId: 'c' } },
      { type: 'page.toast', toast: { title: 'Marked 2' } },
    ]);
    expect(value()).toMatchObject({ selection: 'none' });
  });
  test('the question goes when nothing is left that it could be about', () => {
    const { send, value } = look();
    select(send, 'a', 'b');
    send({ type: 'bulk.ask', action: 'mark' });
    send({
      type: 'rows.changed',
      rows: rows.map((row) => (row.id === 'a' ? { ...row, status: 'Done' } : row)),
    });
    expect(value()).toMatchObject({ selection: 'some' });
  });
  test('what was done is undone for each row by the id that its command was given', () => {
    const { send, view, value, emittedOf } = look();
    expect([view().done, value()]).toMatchObject([null, { undo: 'none' }]);
    send({ type: 'bulk.undo' });
    select(send, 'a', 'c');
    send({ type: 'bulk.ask', action: 'close' });
    expect(value()).toMatchObject({ selection: 'none', undo: 'offered' });
    expect(view().done).toMatchObject({ title: 'Closed 2' });
    const closed = emittedOf('world.dispatch').map(({ command }) => ('id' in command ? command.id : ''));
    expect(new Set(closed).size).toBe(2);
    // One is answered before the other.
    const answered = (...ids: string[]) =>
      send({
        type: 'rows.changed',
        rows: rows.map((row) => (ids.includes(row.id) ? { ...row, status: 'Done' } : row)),
      });
    answered('a');
    answered('a', 'c');
    expect(view().done).toMatchObject({ title: 'Closed 2' });
    send({ type: 'bulk.undo' });
    expect(emittedOf('world.dispatch').slice(2)).toMatchObject(
      closed.map((decisionId) => ({ command: { type: 'decision.undo', decisionId } })),
    );
    expect(emittedOf('page.toast')).toMatchObject([{ toast: { title: 'Opened 2' } }]);
    expect([view().done, value()]).toMatchObject([null, { undo: 'none' }]);
    send({ type: 'bulk.undo' });
    expect(emittedOf('world.dispatch')).toHaveLength(4);
  });
  test('what was taken back elsewhere is not undone again', () => {
    const { send, view, value, emittedOf } = look();
    select(send, 'a', 'c', 'd');
    send({ type: 'bulk.ask', action: 'close' });
    send({ type: 'rows.changed', rows: rows.map((row) => ({ ...row, status: 'Done' })) });
    send({
      type: 'rows.changed',
      rows: rows.slice(0, 3).map((row) => ({ ...row, status: row.id === 'a' ? 'Waiting' : 'Done' })),
    });
    expect(view().done).toMatchObject({ title: 'Closed 1' });
    const sent = emittedOf('world.dispatch').length;
    send({ type: 'rows.changed', rows: rows.map((row) => ({ ...row, status: 'Waiting' })) });
    expect([view().done, value()]).toMatchObject([null, { undo: 'none' }]);
    send({ type: 'bulk.undo' });
    expect(emittedOf('world.dispatch')).toHaveLength(sent);
  });
  test('the offer is dismissed, and the next one is another', () => {
    const { send, view, emittedOf } = look();
    const doOne = (id: string) => {
      select(send, id);
      send({ type: 'bulk.ask', action: 'close' });
      return view().done?.id;
    };
    const first = doOne('a');
    send({ type: 'bulk.dismiss' });
    expect(view().done).toBeNull();
    expect(doOne('c')).not.toBe(first);
    expect(emittedOf('page.toast')).toEqual([]);
  });
  test('takes no fewer and no more rows than it says, and needs no question to go somewhere', () => {
    const { send, view, emittedOf, value } = look();
    select(send, 'a');
    expect(view().bulk[1]).toMatchObject({ count: 1, isOffered: false });
    send({ type: 'bulk.ask', action: 'compare' });
    expect(emittedOf('page.navigate')).toEqual([]);
    send({ type: 'rows.selectAll' });
    expect(view().bulk[1]).toMatchObject({ count: 4, isOffered: false });
    send({ type: 'row.select', rowId: 'b', isSelected: false });
    send({ type: 'bulk.ask', action: 'compare' });
    expect(emittedOf('page.navigate').map(({ to }) => to)).toEqual([
      '/demo/platform/students/compare/a%2Cc%2Cd?role=university',
    ]);
    expect(value()).toMatchObject({ selection: 'some' });
  });
});

describe('coming back', () => {
  const persisted = {
    route: readTableRoute(table, [], { program: 'Nursing', sort: 'name' }),
    topId: 'c',
    currentId: 'a',
  };
  test('finds the table as it was left, and the address is told', () => {
    const { ids, view, lastRoute } = look({ persisted });
    expect(ids()).toBe('ac');
    expect(view()).toMatchObject({ topId: 'c', currentId: 'a', isFiltered: true });
    expect(lastRoute()).toMatchObject({ step: 'replace', route: persisted.route });
  });
  test('an address that asks for something has its way', () => {
    const { ids, view } = look({ persisted }, [], { q: 'ben' });
    expect(ids()).toBe('b');
    expect(view()).toMatchObject({ topId: null, currentId: 'a' });
  });
  test('a row that is open stays so; the same search keeps its place', () => {
    const { view } = look({ persisted }, ['application', 'c'], { program: 'Nursing', sort: 'name' });
    expect(view()).toMatchObject({ topId: 'c', currentId: 'c', open: { id: 'c' } });
    expect(look({ persisted }, ['application', 'd']).view()).toMatchObject({ topId: null, currentId: 'd' });
  });
  test('where the list was scrolled to is noted', () => {
    const { send, actor } = look();
    send({ type: 'list.scrolled', rowId: 'c' });
    expect(actor.getSnapshot().context.topId).toBe('c');
    send({ type: 'list.scrolled', rowId: null });
    expect(actor.getSnapshot().context.topId).toBeNull();
  });
});
