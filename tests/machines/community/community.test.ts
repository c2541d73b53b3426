import { describe, expect, test } from 'vitest';
import { communityMachine, communityStates, communityView } from '@vetsync/machines/community';
import type { CommunityParentEvent, CommunityInput, CommunityScreenEvent } from '@vetsync/machines/community';
import { communityLinks, mergeEvents, noEventFilters } from '@vetsync/machines/community/model';
import type { CommunityEvent } from '@vetsync/machines/community/model';
import { communityStats, networkFigures, sampleGroups } from '@vetsync/samples/community';
import { own, samples, start } from '../support/community.ts';
import { run } from '../support/run.ts';

const events = mergeEvents(samples, [own]);
const titled = (id: string) => ({ id, title: events.find((one) => one.id === id)?.title ?? '' });
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

describe('looking for events', () => {
  test('twelve are listed, then the rest', () => {
    const { view, send } = hub();
    expect(view()).toMatchObject({ count: 17, hidden: 5, isFiltered: false, dialog: 'closed' });
    send({ type: 'list.extend' });
    expect(view().listed).toHaveLength(17);
    send({ type: 'filter.change', filter: 'q', value: 'a' });
    expect(view().listed.length).toBeLessThanOrEqual(12);
  });
  test('each change is told to the address; clearing brings everything back', () => {
    const { view, send, value, emittedOf } = hub();
    send({ type: 'filter.change', filter: 'category', value: 'social' });
    send({ type: 'filter.change', filter: 'q', value: 'nothing like it' });
    expect(value()).toMatchObject({ results: 'none' });
    expect(emittedOf('filters.changed').at(-1)?.filters).toMatchObject({ category: 'social' });
    send({ type: 'filters.clear' });
    expect(view()).toMatchObject({ count: 17, isFiltered: false });
    expect(emittedOf('filters.changed').at(-1)?.filters).toEqual(noEventFilters);
  });
  test('a day of the calendar, and all days again', () => {
    const { view, send } = hub();
    const [day, count] = Object.entries(view().days.events)[0] ?? ['', 0];
    send({ type: 'filter.change', filter: 'day', value: day });
    expect(view().count).toBe(count);
    send({ type: 'filter.change', filter: 'day', value: '' });
    expect(view().count).toBe(17);
  });
  test('More Filters unfold where the address asks for one', () => {
    const { view, send } = hub();
    expect(view().isMoreShown).toBe(false);
    send({ type: 'location.changed', ...route({ group: 'mine' }) });
    expect(view()).toMatchObject({ isMoreShown: true, moreSet: 1, count: 8 });
    send({ type: 'more.hide' });
    send({ type: 'location.changed', ...route({ group: 'mine', q: 'x' }) });
    expect(view().isMoreShown).toBe(false);
    expect(hub({ route: route({ places: true }) }).view().isMoreShown).toBe(true);
  });
  test('what is over goes by itself', () => {
    const { view, pass } = hub();
    for (let hour = 0; hour < 72; hour += 1) pass(3_600_000);
    expect(view().count).toBeLessThan(17);
    expect(view().listed.every(({ end }) => Date.parse(end) > view().reader.now)).toBe(true);
  });
});

describe('taking part', () => {
  test('joins into the shared world, and leaves it', () => {
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
  test('a full event has its waiting list and nothing else', () => {
    const { send, done } = hub();
    send({ type: 'event.join', eventId: 'resume-review' });
    expect(done()).toEqual([]);
    send({ type: 'event.wait', eventId: 'resume-review' });
    expect(done()).toEqual([{ type: 'event.wait', event: titled('resume-review') }]);
    send({ type: 'event.wait', eventId: 'hiring-fair' });
    expect(done()).toHaveLength(1);
  });
  test('what nobody announced, or is over, or was never joined, does nothing', () => {
    const { send, done, pass } = hub();
    send({ type: 'event.join', eventId: 'nothing' });
    send({ type: 'event.leave', eventId: 'hiring-fair' });
    send({ type: 'event.cancel', eventId: 'hiring-fair' });
    pass(3 * 86_400_000);
    send({ type: 'event.join', eventId: 'hiring-fair' });
    expect(done()).toEqual([]);
  });
  test('a joined event that is no longer announced can still be removed', () => {
    const { view, send, done } = hub({ joined: [{ id: 'gone', title: 'Gone' }] });
    expect(view().mine).toEqual([{ id: 'gone', title: 'Gone', participation: 'joined', event: null }]);
    send({ type: 'event.leave', eventId: 'gone' });
    expect(done()).toEqual([{ type: 'event.leave', eventId: 'gone' }]);
  });
});

describe('another event at that time', () => {
  const joined = [titled('sleeping-well')];
  test('is asked about; joining anyway joins', () => {
    const { view, send, done } = hub({ joined });
    send({ type: 'event.join', eventId: 'mock-interviews' });
    expect(view()).toMatchObject({ dialog: 'askingClash', asked: { clashes: ['Sleeping well again'] } });
    expect(done()).toEqual([]);
    send({ type: 'question.confirm' });
    expect(done()).toEqual([{ type: 'event.join', event: titled('mock-interviews') }]);
    expect(view().dialog).toBe('closed');
  });
  test('or not', () => {
    const { view, send, done } = hub({ joined });
    send({ type: 'event.join', eventId: 'mock-interviews' });
    send({ type: 'question.dismiss' });
    expect(view()).toMatchObject({ dialog: 'closed', asked: null });
    expect(done()).toEqual([]);
  });
  test('the question goes where another tab joined meanwhile', () => {
    const { view, send } = hub({ joined });
    send({ type: 'event.join', eventId: 'mock-interviews' });
    send({ type: 'events.changed', events, joined: [...joined, titled('mock-interviews')], waiting: [] });
    expect(view().dialog).toBe('closed');
  });
  test('that ends as this one begins is none', () => {
    const { done, send } = hub({ joined: [titled('resume-review')] });
    send({ type: 'event.join', eventId: 'sleeping-well' });
    expect(done()).toHaveLength(1);
  });
});

describe('one event by itself', () => {
  test('opens by the list and by the address, and closes', () => {
    const { view, send, emittedOf } = hub();
    send({ type: 'event.open', eventId: 'hiring-fair' });
    expect(view()).toMatchObject({ dialog: 'event', open: { id: 'hiring-fair' } });
    send({ type: 'dialog.close' });
    expect(emittedOf('event.changed').map(({ eventId }) => eventId)).toEqual(['hiring-fair', null]);
    expect(hub({ route: route({}, 'nothing') }).view().dialog).toBe('missing');
  });
  test('a question over it leads back to it', () => {
    const { view, send } = hub({ route: route({}, 'OWN'), joined: [titled('OWN')] });
    send({ type: 'event.cancel', eventId: 'OWN' });
    expect(view().dialog).toBe('askingCancel');
    send({ type: 'question.dismiss' });
    expect(view().dialog).toBe('event');
  });
  test('calling off an own one', () => {
    const { view, send, done } = hub({ joined: [titled('OWN')] });
    send({ type: 'event.cancel', eventId: 'OWN' });
    send({ type: 'question.confirm' });
    expect(done()).toEqual([{ type: 'event.cancel', eventId: 'OWN' }]);
    expect(view().dialog).toBe('closed');
  });
  test('goes into one’s own calendar', () => {
    const { send, emittedOf } = hub({ joined: [titled('hiring-fair')] });
    send({ type: 'calendar.save', eventId: 'hiring-fair' });
    expect(emittedOf('page.saveCalendar')).toMatchObject([
      { entry: { id: 'event-hiring-fair', start: '2026-03-06T16:00:00.000Z', status: 'confirmed' } },
    ]);
    send({ type: 'calendar.save', eventId: 'nothing' });
    expect(emittedOf('page.saveCalendar')).toHaveLength(1);
  });
});

test('your time is said only where clocks differ', () => {
  const zones = { 'America/Chicago': false, 'America/Winnipeg': false, 'America/New_York': true };
  for (const [timeZone, differs] of Object.entries(zones)) {
    const { view } = hub({ reader: { locale: 'en-US', timeZone } });
    expect(view().listed.find(({ id }) => id === 'hiring-fair')?.differs).toBe(differs);
  }
});

test('outside the demo nothing is a sample', () => {
  const none: CommunityEvent[] = [];
  expect(hub({ stats: null, network: null, groups: [], events: none }).view()).toMatchObject({
    stats: null,
    network: null,
    count: 0,
  });
});
