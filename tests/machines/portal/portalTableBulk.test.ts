import { describe, expect, test } from 'vitest';
import { startTable, rows, select } from '../support/portalTable.ts';

describe('bulk actions', () => {
  test('selects single rows, all displayed rows, and none', () => {
    const { send, view, value } = startTable();
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
  test('rows that are no longer displayed are deselected', () => {
    const { send, view } = startTable();
    send({ type: 'rows.selectAll' });
    send({ type: 'filter.choose', column: 'program', value: 'Nursing' });
    send({ type: 'filters.clear' });
    expect([...view().selected]).toEqual(['a', 'c']);
    send({ type: 'rows.changed', rows: rows.slice(1) });
    expect([...view().selected]).toEqual(['c']);
  });
  test('asks with the number of rows it applies to, then runs and clears the selection', () => {
    const { send, view, value, emitted } = startTable();
    select(send, 'a', 'b', 'c');
    expect(view().bulk).toEqual([
      { id: 'mark', label: 'Mark', count: 2, isEnabled: true },
      { id: 'compare', label: 'Compare', count: 3, isEnabled: true },
      { id: 'close', label: 'Close', count: 3, isEnabled: true },
    ]);
    send({ type: 'bulk.run', action: 'mark' });
    expect(value()).toMatchObject({ selection: 'confirming' });
    expect(view().confirmation).toMatchObject({ title: 'Mark 2?' });
    send({ type: 'bulk.cancel' });
    expect(view()).toMatchObject({ confirmation: null, selected: new Set(['a', 'b', 'c']) });
    send({ type: 'bulk.run', action: 'mark' });
    const before = emitted.length;
    send({ type: 'bulk.confirm' });
    expect(emitted.slice(before)).toEqual([
      { type: 'world.dispatch', command: { type: 'decision.undo', decisionId: 'a' } },
      { type: 'world.dispatch', command: { type: 'decision.undo', decisionId: 'c' } },
      { type: 'page.toast', toast: { title: 'Marked 2' } },
    ]);
    expect(value()).toMatchObject({ selection: 'none' });
  });
  test('the question closes when no selected row is left', () => {
    const { send, value } = startTable();
    select(send, 'a', 'b');
    send({ type: 'bulk.run', action: 'mark' });
    send({
      type: 'rows.changed',
      rows: rows.map((row) => (row.id === 'a' ? { ...row, status: 'Done' } : row)),
    });
    expect(value()).toMatchObject({ selection: 'some' });
  });
  test("undo uses the id of each row's command", () => {
    const { send, view, value, emittedOf } = startTable();
    expect([view().undoNotice, value()]).toMatchObject([null, { undo: 'none' }]);
    send({ type: 'bulk.undo' });
    select(send, 'a', 'c');
    send({ type: 'bulk.run', action: 'close' });
    expect(value()).toMatchObject({ selection: 'none', undo: 'offered' });
    expect(view().undoNotice).toMatchObject({ title: 'Closed 2' });
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
    expect(view().undoNotice).toMatchObject({ title: 'Closed 2' });
    send({ type: 'bulk.undo' });
    expect(emittedOf('world.dispatch').slice(2)).toMatchObject(
      closed.map((decisionId) => ({ command: { type: 'decision.undo', decisionId } })),
    );
    expect(emittedOf('page.toast')).toMatchObject([{ toast: { title: 'Opened 2' } }]);
    expect([view().undoNotice, value()]).toMatchObject([null, { undo: 'none' }]);
    send({ type: 'bulk.undo' });
    expect(emittedOf('world.dispatch')).toHaveLength(4);
  });
  test('rows that were undone elsewhere are not undone again', () => {
    const { send, view, value, emittedOf } = startTable();
    select(send, 'a', 'c', 'd');
    send({ type: 'bulk.run', action: 'close' });
    send({ type: 'rows.changed', rows: rows.map((row) => ({ ...row, status: 'Done' })) });
    send({
      type: 'rows.changed',
      rows: rows.slice(0, 3).map((row) => ({ ...row, status: row.id === 'a' ? 'Waiting' : 'Done' })),
    });
    expect(view().undoNotice).toMatchObject({ title: 'Closed 1' });
    const sent = emittedOf('world.dispatch').length;
    send({ type: 'rows.changed', rows: rows.map((row) => ({ ...row, status: 'Waiting' })) });
    expect([view().undoNotice, value()]).toMatchObject([null, { undo: 'none' }]);
    send({ type: 'bulk.undo' });
    expect(emittedOf('world.dispatch')).toHaveLength(sent);
  });
  test('an undo offer can be dismissed, and the next one is a new offer', () => {
    const { send, view, emittedOf } = startTable();
    const doOne = (id: string) => {
      select(send, id);
      send({ type: 'bulk.run', action: 'close' });
      return view().undoNotice?.id;
    };
    const first = doOne('a');
    send({ type: 'bulk.dismiss' });
    expect(view().undoNotice).toBeNull();
    expect(doOne('c')).not.toBe(first);
    expect(emittedOf('page.toast')).toEqual([]);
  });
  test('respects minimum and maximum rows, and navigates without a question', () => {
    const { send, view, emittedOf, value } = startTable();
    select(send, 'a');
    expect(view().bulk[1]).toMatchObject({ count: 1, isEnabled: false });
    send({ type: 'bulk.run', action: 'compare' });
    expect(emittedOf('page.navigate')).toEqual([]);
    send({ type: 'rows.selectAll' });
    expect(view().bulk[1]).toMatchObject({ count: 4, isEnabled: false });
    send({ type: 'row.select', rowId: 'b', isSelected: false });
    send({ type: 'bulk.run', action: 'compare' });
    expect(emittedOf('page.navigate').map(({ to }) => to)).toEqual([
      '/demo/platform/students/compare/a%2Cc%2Cd?role=university',
    ]);
    expect(value()).toMatchObject({ selection: 'some' });
  });
});
