import { describe, expect, test } from 'vitest';
import { communityMachine, communityStates, communityView } from '@vetsync/machines/community';
import type { CommunityParentEvent, CommunityInput, CommunityScreenEvent } from '@vetsync/machines/community';
import { communityLinks, mergeEvents, noEventFilters } from '@vetsync/machines/community/model';
import type { CommunityEvent } from '@vetsync/machines/community/model';
import { communityStats, networkFigures, sampleGroups } from '@vetsync/samples/community';
import { own, samples, start } from '../support/community.ts';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';

const events = mergeEvents(samples, [own]);
const titled = (id: string) => ({ id, title: events.find((event) => event.id === id)?.title ?? '' });
const route = (filters: Partial<CommunityInput['route']['filters']> = {}, eventId: string | null = null) => ({
  eventId,
  filters: { ...noEventFilters, ...filters },
});

function hub(input: Partial<CommunityInput> = {}) {
  const time = { now: start };
  const started = run(communityMachine, {
    input: {
      events,
      joined: [],
      waiting: [],
      route: route(),
      links: communityLinks({ mode: 'demo', role: 'user', screen: null }),
      stats: communityStats,
      network: networkFigures,
      groups: sampleGroups,
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now: () => time.now,
      ...input,
    },
  });
  const send = (event: CommunityScreenEvent | CommunityParentEvent) => started.actor.send(event);
  const pass = (ms: number) => {
    time.now += ms;
    started.clock.increment(ms);
  };
  const done = () => started.emittedOf('world.dispatch').map(({ command }) => command);
  return { ...started, send, pass, done, view: () => communityView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(communityStates).toEqual([
    'results.some',
    'results.none',
    'more.hidden',
    'more.shown',
    'dialog.closed',
    'dialog.event',
    'dialog.missing',
    'dialog.askingClash',
    'dialog.askingCancel',
  ]);
});

describe('the list of events', () => {
  test('shows twelve events, then the rest', () => {
    const { view, send } = hub();
    expect(view()).toMatchObject({ count: 17, hiddenCount: 5, isFiltered: false, dialog: 'closed' });
    send({ type: 'list.more' });
    expect(view().listed).toHaveLength(17);
    send({ type: 'filter.change', filter: 'q', value: 'a' });
    expect(view().listed.length).toBeLessThanOrEqual(12);
  });
  test('puts each filter in the URL, and shows all events when cleared', () => {
    const { view, send, value, emittedOf } = hub();
    send({ type: 'filter.change', filter: 'category', value: 'social' });
    send({ type: 'filter.change', filter: 'q', value: 'nothing like it' });
    expect(value()).toMatchObject({ results: 'none' });
    expect(emittedOf('filters.changed').at(-1)?.filters).toMatchObject({ category: 'social' });
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ count: 17, isFiltered: false });
    expect(emittedOf('filters.changed').at(-1)?.filters).toEqual(noEventFilters);
  });
  test('filters by a day of the calendar', () => {
    const { view, send } = hub();
    const [day, count] = Object.entries(view().days.events)[0] ?? ['', 0];
    send({ type: 'filter.change', filter: 'day', value: day });
    expect(view().count).toBe(count);
    send({ type: 'filter.change', filter: 'day', value: '' });
    expect(view().count).toBe(17);
  });
  test('expands More Filters if the URL sets one of them', () => {
    const { view, send } = hub();
    expect(view().isMoreShown).toBe(false);
    send({ type: 'location.changed', ...route({ group: 'mine' }) });
    expect(view()).toMatchObject({ isMoreShown: true, moreSet: 1, count: 8 });
    send({ type: 'more.hide' });
    send({ type: 'location.changed', ...route({ group: 'mine', q: 'x' }) });
    expect(view().isMoreShown).toBe(false);
    expect(hub({ route: route({ seats: true }) }).view().isMoreShown).toBe(true);
  });
  test('removes events that are over', () => {
    const { view, pass } = hub();
    for (let hour = 0; hour < 72; hour += 1) pass(3_600_000);
    expect(view().count).toBeLessThan(17);
    expect(view().listed.every(({ end }) => Date.parse(end) > view().reader.now)).toBe(true);
  });
});

describe('joining', () => {
  test('joins and leaves an event', () => {
    const { view, send, done, emittedOf } = hub();
    send({ type: 'event.join', eventId: 'hiring-fair' });
    expect(done()).toEqual([{ type: 'event.join', event: titled('hiring-fair') }]);
    expect(emittedOf('page.toast')).toHaveLength(1);
    send({ type: 'events.changed', events, joined: [titled('hiring-fair')], waiting: [] });
    expect(view().listed[0]).toMatchObject({ id: 'hiring-fair', participation: 'joined', step: 'leave' });
    expect(view().mine).toMatchObject([{ id: 'hiring-fair', participation: 'joined' }]);
    send({ type: 'event.join', eventId: 'hiring-fair' });
    expect(done()).toHaveLength(1);
    send({ type: 'event.leave', eventId: 'hiring-fair' });
    expect(done().at(-1)).toEqual({ type: 'event.leave', eventId: 'hiring-fair' });
  });
  test('offers only the waiting list of a full event', () => {
    const { send, done } = hub();
    send({ type: 'event.join', eventId: 'resume-review' });
    expect(done()).toEqual([]);
    send({ type: 'event.wait', eventId: 'resume-review' });
    expect(done()).toEqual([{ type: 'event.wait', event: titled('resume-review') }]);
    send({ type: 'event.wait', eventId: 'hiring-fair' });
    expect(done()).toHaveLength(1);
  });
  test('ignores events that are unknown, over or not joined', () => {
    const { send, done, pass } = hub();
    send({ type: 'event.join', eventId: 'nothing' });
    send({ type: 'event.leave', eventId: 'hiring-fair' });
    send({ type: 'event.cancel', eventId: 'hiring-fair' });
    pass(3 * 86_400_000);
    send({ type: 'event.join', eventId: 'hiring-fair' });
    expect(done()).toEqual([]);
  });
  test('removes a joined event that no longer exists', () => {
    const { view, send, done } = hub({ joined: [{ id: 'gone', title: 'Gone' }] });
    expect(view().mine).toEqual([{ id: 'gone', title: 'Gone', participation: 'joined', event: null }]);
    send({ type: 'event.leave', eventId: 'gone' });
    expect(done()).toEqual([{ type: 'event.leave', eventId: 'gone' }]);
  });
});

describe('joining an event at the time of another one', () => {
  const joined = [titled('sleeping-well')];
  test('asks first and joins after a confirmation', () => {
    const { view, send, done } = hub({ joined });
    send({ type: 'event.join', eventId: 'mock-interviews' });
    expect(view()).toMatchObject({
      dialog: 'askingClash',
      confirmingEvent: { clashes: ['Sleeping well again'] },
    });
    expect(done()).toEqual([]);
    send({ type: 'action.confirm' });
    expect(done()).toEqual([{ type: 'event.join', event: titled('mock-interviews') }]);
    expect(view().dialog).toBe('closed');
  });
  test('does not join if the person declines', () => {
    const { view, send, done } = hub({ joined });
    send({ type: 'event.join', eventId: 'mock-interviews' });
    send({ type: 'confirmation.dismiss' });
    expect(view()).toMatchObject({ dialog: 'closed', confirmingEvent: null });
    expect(done()).toEqual([]);
  });
  test('closes the question if another tab has joined', () => {
    const { view, send } = hub({ joined });
    send({ type: 'event.join', eventId: 'mock-interviews' });
    send({ type: 'events.changed', events, joined: [...joined, titled('mock-interviews')], waiting: [] });
    expect(view().dialog).toBe('closed');
  });
  test('does not ask if one ends when the other begins', () => {
    const { done, send } = hub({ joined: [titled('resume-review')] });
    send({ type: 'event.join', eventId: 'sleeping-well' });
    expect(done()).toHaveLength(1);
  });
});

describe('one event', () => {
  test('opens from the list and from the URL, and closes', () => {
    const { view, send, emittedOf } = hub();
    send({ type: 'event.open', eventId: 'hiring-fair' });
    expect(view()).toMatchObject({ dialog: 'event', open: { id: 'hiring-fair' } });
    send({ type: 'dialog.close' });
    expect(emittedOf('event.changed').map(({ eventId }) => eventId)).toEqual(['hiring-fair', null]);
    expect(hub({ route: route({}, 'nothing') }).view().dialog).toBe('missing');
  });
  test('stays open after a question is dismissed', () => {
    const { view, send } = hub({ route: route({}, 'OWN'), joined: [titled('OWN')] });
    send({ type: 'event.cancel', eventId: 'OWN' });
    expect(view().dialog).toBe('askingCancel');
    send({ type: 'confirmation.dismiss' });
    expect(view().dialog).toBe('event');
  });
  test('is canceled by its organizer', () => {
    const { view, send, done } = hub({ joined: [titled('OWN')] });
    send({ type: 'event.cancel', eventId: 'OWN' });
    send({ type: 'action.confirm' });
    expect(done()).toEqual([{ type: 'event.cancel', eventId: 'OWN' }]);
    expect(view().dialog).toBe('closed');
  });
  test('is saved to a calendar', () => {
    const { send, emittedOf } = hub({ joined: [titled('hiring-fair')] });
    send({ type: 'calendar.save', eventId: 'hiring-fair' });
    expect(emittedOf('page.saveCalendar')).toMatchObject([
      { entry: { id: 'event-hiring-fair', start: '2026-03-06T16:00:00.000Z', status: 'confirmed' } },
    ]);
    send({ type: 'calendar.save', eventId: 'nothing' });
    expect(emittedOf('page.saveCalendar')).toHaveLength(1);
  });
});

test("shows the reader's time only if it differs", () => {
  const zones = { 'America/Chicago': false, 'America/Winnipeg': false, 'America/New_York': true };
  for (const [timeZone, differs] of Object.entries(zones)) {
    const { view } = hub({ reader: { locale: 'en-US', timeZone } });
    expect(view().listed.find(({ id }) => id === 'hiring-fair')?.differs).toBe(differs);
  }
});

test('shows no samples outside the demo', () => {
  const none: CommunityEvent[] = [];
  expect(hub({ stats: null, network: null, groups: [], events: none }).view()).toMatchObject({
    stats: null,
    network: null,
    count: 0,
  });
});
