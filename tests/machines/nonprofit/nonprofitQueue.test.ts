import { describe, expect, test } from 'vitest';
import { applyFact, emptyWorld, factOf } from '@vetsync/machines/model/world';
import { noQueueFilters, parseQueueFilters, formatQueueFilters } from '@vetsync/machines/nonprofit/model';
import { readerTickMs } from '@vetsync/machines/system/model';
import type { World, WorldCommand } from '@vetsync/machines/model/world';
import {
  nonprofitQueueMachine,
  nonprofitQueueStates,
  nonprofitQueueView,
} from '@vetsync/machines/nonprofitQueue';
import type {
  NonprofitQueueEvent,
  NonprofitQueueParentEvent,
  NonprofitQueueInput,
} from '@vetsync/machines/nonprofitQueue';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { run } from '../support/run.ts';
import { nonprofit as submission } from '../support/world.ts';

const start = Date.parse('2026-03-04T16:15:00Z');
const nonprofit = sampleNonprofit(start);
const subject = 'Housing Assistance at Veterans Foundation';

/** A queue and the world it asks, as the platform wires them; `isSilent` keeps the world from answering. */
function open(input: Partial<NonprofitQueueInput> = {}, { isSilent = false } = {}) {
  const state: { world: World; at: number } = { world: emptyWorld, at: start };
  let drawn = 0;
  const random = () => ((drawn += 1) * 0.618_033_988_749) % 1;
  const started = run(nonprofitQueueMachine, {
    input: {
      nonprofit,
      world: emptyWorld,
      filters: noQueueFilters,
      at: { mode: 'demo', role: 'nonprofit' },
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => state.at,
      random,
      ...input,
    },
  });
  const send = (event: NonprofitQueueEvent | NonprofitQueueParentEvent) => started.actor.send(event);
  /** As another tab, or the review, would do it. */
  const dispatch = (command: WorldCommand) => {
    state.at += 1;
    state.world = applyFact(state.world, factOf(command, { at: state.at, random }));
    send({ type: 'world.changed', world: state.world });
  };
  started.actor.on('world.dispatch', ({ command }) => isSilent || dispatch(command));
  const view = () => nonprofitQueueView(started.actor.getSnapshot());
  const entry = (id: string) => view().entries.find(({ application }) => application.id === id);
  return { ...started, send, dispatch, state, view, entry };
}
const reject = (applicationId: string, id = 'r1'): WorldCommand => ({
  type: 'nonprofit.decide',
  applicationId,
  decision: 'reject',
  subject,
  notes: 'Lives in another county.',
  id,
});

test('has exactly these stable states', () => {
  expect(nonprofitQueueStates).toEqual([
    'list.listed',
    'list.noMatches',
    'list.empty',
    'approval.none',
    'approval.approved',
  ]);
});

describe('the queue', () => {
  test('shows 342 participants, 156 transitions, 67 placements and nine applications', () => {
    const { view } = open();
    expect(view()).toMatchObject({
      list: 'listed',
      approval: null,
      figures: { participants: 342, transitions: 156, placements: 67 },
      waiting: 9,
      rejected: 0,
      isFiltered: false,
    });
    expect(view().entries[0]).toMatchObject({
      application: { veteranName: 'Loretta Vandermeer' },
      canApprove: true,
      rejection: null,
      href: '/demo/platform/dashboard/application/program-1?role=nonprofit',
    });
  });
  test('is empty when nobody waits', () => {
    const { view } = open({ nonprofit: { ...nonprofit, queue: [] } });
    expect(view()).toMatchObject({ list: 'empty', waiting: 0, entries: [] });
  });
  test("includes a veteran's application when it is submitted", () => {
    const { view, dispatch, entry } = open();
    dispatch({ type: 'nonprofit.submit', application: submission('MINE') });
    expect(view().waiting).toBe(10);
    expect(entry('MINE')).toMatchObject({ canApprove: true });
  });
});

describe('Quick Approve', () => {
  test('moves the application from the queue to the participants and confirms it', () => {
    const { view, send, entry, emittedOf, value } = open();
    send({ type: 'application.approve', applicationId: 'program-1' });
    expect(value()).toEqual({ list: 'listed', approval: 'approved' });
    expect(entry('program-1')).toBeUndefined();
    expect(view()).toMatchObject({ waiting: 8, figures: { participants: 343 } });
    expect(view().approval).toMatchObject({
      name: 'Loretta Vandermeer',
      program: 'Housing Assistance',
      href: '/demo/platform/participants?case=program-1&role=nonprofit',
    });
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([{ title: 'Application Approved' }]);
    expect(emittedOf('world.dispatch')[0]?.command).toMatchObject({
      type: 'nonprofit.decide',
      applicationId: 'program-1',
      decision: 'approve',
      subject,
    });
  });
  test("makes the veteran's application active with progress 25 and notifies the veteran", () => {
    const { dispatch, send, state } = open();
    dispatch({ type: 'nonprofit.submit', application: submission('MINE') });
    send({ type: 'application.approve', applicationId: 'MINE' });
    expect(state.world.nonprofitApplications[0]).toMatchObject({ status: 'active', progress: 25 });
    expect(state.world.notifications.at(-1)).toMatchObject({ targetRole: 'user', subjectId: 'MINE' });
  });
  test('ignores a second press before the world has answered', () => {
    const { send, emittedOf, entry } = open({}, { isSilent: true });
    send({ type: 'application.approve', applicationId: 'program-1' });
    expect(entry('program-1')?.canApprove).toBe(false);
    send({ type: 'application.approve', applicationId: 'program-1' });
    expect(emittedOf('world.dispatch')).toHaveLength(1);
  });
  test('stays while other things change before the world has answered', () => {
    const { send, dispatch, emittedOf, entry, value } = open({}, { isSilent: true });
    send({ type: 'application.approve', applicationId: 'program-1' });
    dispatch(reject('program-2'));
    expect(entry('program-1')?.canApprove).toBe(false);
    expect(value()).toMatchObject({ approval: 'approved' });
    const [approval] = emittedOf('world.dispatch');
    if (!approval) throw new Error('Nothing was approved.');
    dispatch(approval.command);
    expect(entry('program-1')).toBeUndefined();
    expect(value()).toMatchObject({ approval: 'approved' });
  });
  test('ignores unknown and rejected applications', () => {
    const { send, dispatch, emittedOf, value } = open();
    dispatch(reject('program-2'));
    send({ type: 'application.approve', applicationId: 'nobody' });
    send({ type: 'application.approve', applicationId: 'program-2' });
    expect(emittedOf('world.dispatch')).toEqual([]);
    expect(value()).toMatchObject({ approval: 'none' });
  });
  test("can be undone, which restores the application's position", () => {
    const { view, send, emittedOf, value } = open();
    const before = view().entries.map(({ application }) => application.id);
    send({ type: 'application.approve', applicationId: 'program-3' });
    send({ type: 'decision.undo', decisionId: view().approval?.decisionId ?? '' });
    expect(value()).toMatchObject({ approval: 'none' });
    expect(view().entries.map(({ application }) => application.id)).toEqual(before);
    expect(view().figures.participants).toBe(342);
    expect(emittedOf('page.toast').at(-1)?.toast.title).toEqual('Decision withdrawn');
  });
  test('hides its confirmation when dismissed or undone in another tab', () => {
    const { send, dispatch, view, value } = open();
    send({ type: 'application.approve', applicationId: 'program-1' });
    send({ type: 'approval.dismiss' });
    expect(value()).toMatchObject({ approval: 'none' });
    send({ type: 'application.approve', applicationId: 'program-2' });
    dispatch({ type: 'decision.undo', decisionId: view().approval?.decisionId ?? '' });
    expect(value()).toMatchObject({ approval: 'none' });
    expect(view().waiting).toBe(8);
  });
  test('keeps its confirmation while other things change', () => {
    const { send, dispatch, value } = open();
    send({ type: 'application.approve', applicationId: 'program-1' });
    dispatch(reject('program-2'));
    expect(value()).toMatchObject({ approval: 'approved' });
  });
});

describe('a rejected application', () => {
  test('stays in the queue, last and marked', () => {
    const { view, dispatch } = open();
    dispatch(reject('program-1'));
    expect(view()).toMatchObject({ waiting: 8, rejected: 1, figures: { participants: 342 } });
    expect(view().entries.at(-1)).toMatchObject({
      application: { id: 'program-1', status: 'rejected' },
      rejection: { decisionId: 'r1', notes: 'Lives in another county.' },
      canApprove: false,
    });
  });
  test('returns to the waiting ones after Undo', () => {
    const { view, dispatch, send, entry } = open();
    dispatch(reject('program-1'));
    send({ type: 'decision.undo', decisionId: 'r1' });
    expect(entry('program-1')).toMatchObject({ rejection: null, canApprove: true });
    expect(view()).toMatchObject({ waiting: 9, rejected: 0 });
  });
  test('ignores undoing a decision that is not in the queue', () => {
    const { send, emittedOf } = open();
    send({ type: 'decision.undo', decisionId: 'elsewhere' });
    expect(emittedOf('world.dispatch')).toEqual([]);
  });
});

describe('filters', () => {
  test('filter the list, are in the URL and in links', () => {
    const { view, send, emittedOf } = open();
    send({ type: 'filter.choose', filter: 'program', value: 'Career Transition' });
    expect(view().entries.every(({ application }) => application.program === 'Career Transition')).toBe(true);
    expect(view().priorities.map(({ count }) => count)).toEqual([4, 0, 1, 1, 2]);
    send({ type: 'filter.choose', filter: 'priority', value: 'Low' });
    expect(view()).toMatchObject({ isFiltered: true, list: 'listed' });
    expect(view().entries).toHaveLength(2);
    expect(view().entries[0]?.href).toContain('priority=Low&program=Career%20Transition');
    expect(emittedOf('filters.changed').at(-1)?.filters).toEqual({
      priority: 'Low',
      program: 'Career Transition',
    });
  });
  test('can match nothing, and can be cleared', () => {
    const { view, send } = open({ filters: { priority: 'Critical', program: 'Family Support' } });
    expect(view().list).toBe('noMatches');
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ list: 'listed', isFiltered: false });
    send({ type: 'location.changed', filters: { priority: 'High', program: 'all' } });
    expect(view().entries).toHaveLength(3);
  });
  test('survive formatting and parsing as a URL', () => {
    expect(parseQueueFilters({ priority: 'High', program: 'Nowhere' }, nonprofit.programs)).toEqual({
      priority: 'High',
      program: 'all',
    });
    expect(formatQueueFilters(noQueueFilters)).toEqual({ priority: null, program: null });
    expect(formatQueueFilters({ priority: 'Low', program: 'Family Support' })).toEqual({
      priority: 'Low',
      program: 'Family Support',
    });
  });
});

test('relative times are updated', () => {
  const { view, clock, state } = open();
  state.at += readerTickMs;
  clock.increment(readerTickMs);
  expect(view().reader.now).toBe(start + readerTickMs);
});

test('the monthly counts of a figure add up to it', () => {
  const { monthlyCounts, figures } = open().view();
  for (const name of ['transitions', 'placements'] as const)
    expect(monthlyCounts[name].reduce((sum, count) => sum + count, 0)).toBe(figures[name]);
});
