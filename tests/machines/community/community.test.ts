import { publishedListing } from '../support/listings.ts';
import { describe, expect, test, vi } from 'vitest';
import { communityMachine, communityView } from '@vetsync/machines/community/community';
import type {
  CommunityParentEvent,
  CommunityInput,
  CommunityScreenEvent,
} from '@vetsync/machines/community/community';
import {
  communityLinks,
  eventsOfParticipant,
  mergeEvents,
  noEventFilters,
} from '@vetsync/machines/community/model';
import type { CommunityEvent } from '@vetsync/machines/community/model';
import { communityStats, networkFigures, sampleGroups } from '@vetsync/samples/community';
import type { Phrase } from '@vetsync/machines/system/model';
import { communityId, listedEventOf } from '@vetsync/machines/model/exchange';
import type { EventParticipation, ExchangeFact } from '@vetsync/machines/model/exchange';
import { emptyListingContent, type ListedEventRow } from '@vetsync/machines/organizations/model';
import type { Problem } from '@vetsync/machines/system/model';
import { noPart, organizationEvents, own, samples, start } from '../support/community.ts';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const events = mergeEvents(samples, [own]);
const titled = (id: string) => ({ id, title: events.find((event) => event.id === id)?.title ?? '' });
const route = (filters: Partial<CommunityInput['route']['filters']> = {}, eventId: string | null = null) => ({
  eventId,
  filters: { ...noEventFilters, ...filters },
});

type ReadPart = () => Promise<{ participation: EventParticipation }>;
function hub(
  input: Partial<CommunityInput> = {},
  organized: readonly ListedEventRow[] = [],
  readPart: ReadPart = async () => ({ participation: noPart }),
) {
  const time = { now: start };
  const started = run(communityMachine.provide({ actors: organizationEvents(organized, readPart) }), {
    input: {
      events,
      joined: [],
      waiting: [],
      route: route(),
      links: communityLinks({ role: 'user', screen: null }),
      at: { role: 'user' },
      stats: communityStats,
      network: networkFigures,
      groups: sampleGroups,
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now: () => time.now,
      random: () => 0.5,
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

test('the calendar has the closing days of what the person saved, and saves one into their own', () => {
  const kept = [
    publishedListing({ id: 'b', title: 'Welder', closesOn: '2026-03-20' }),
    publishedListing({ id: 'a', title: 'Rigger', closesOn: '2026-03-09' }),
    publishedListing({ id: 'past', closesOn: '2026-03-03' }),
  ];
  const { send, view, emittedOf } = hub({ kept: kept.slice(0, 1) });
  expect(view().closing.map(({ program }) => program)).toEqual(['Welder']);
  send({ type: 'kept.changed', kept });
  expect(view().closing.map(({ program }) => program)).toEqual(['Rigger', 'Welder']);
  expect(view().days.closing).toEqual({ '2026-03-09': 1, '2026-03-20': 1 });
  send({ type: 'filter.change', filter: 'day', value: '2026-03-20' });
  expect(view().closing.map(({ program }) => program)).toEqual(['Welder']);
  send({ type: 'deadline.save', deadlineId: view().closing[0]!.id });
  send({ type: 'deadline.save', deadlineId: 'gone' });
  expect(emittedOf('page.saveCalendar')).toMatchObject([{ entry: { id: 'deadline-b-0' } }]);
});

test('has exactly these stable states', () => {
  expect(statesOf(communityMachine)).toEqual([
    'search.waiting',
    'search.loading',
    'search.idle',
    'search.loadingMore',
    'search.failed',
    'results.some',
    'results.none',
    'more.hidden',
    'more.shown',
    'dialog.closed',
    'dialog.reading',
    'dialog.event.plain',
    'dialog.event.reading',
    'dialog.event.known',
    'dialog.event.unknown',
    'dialog.reporting.writing',
    'dialog.reporting.sending',
    'dialog.reporting.notSent',
    'dialog.reporting.sent',
    'dialog.moving.writing',
    'dialog.moving.sending',
    'dialog.moving.notSent',
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
    expect(view().listed.every(({ end }) => Date.parse(end) > view().intl.now)).toBe(true);
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
    expect(done()).toEqual([{ type: 'event.remove', eventId: 'OWN' }]);
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

test('shows no samples outside the demo', () => {
  const none: CommunityEvent[] = [];
  expect(hub({ stats: null, network: null, groups: [], events: none }).view()).toMatchObject({
    stats: null,
    network: null,
    count: 0,
  });
});

/** The server's answer to a command. */
const settled = (asked: string, kind: string | null, problem: Problem | null = null) =>
  ({
    type: 'command.settled',
    id: asked,
    facts: kind === null ? [] : [{ kind } as ExchangeFact],
    problem,
  }) as const;

describe('events of organizations', () => {
  const id = '0198c0de-0000-7000-8000-000000000001';
  const fair: ListedEventRow = {
    ...emptyListingContent,
    id,
    organizationId: 'harbor',
    kind: 'event',
    status: 'published',
    title: 'Harbor open house',
    type: 'career',
    location: 'Norfolk, VA',
    startsAt: '2026-03-10T22:00:00.000Z',
    timeZone: 'America/New_York',
    durationMinutes: 60,
    capacity: 2,
    createdAt: '2026-03-01T12:00:00.000Z',
    updatedAt: '2026-03-01T12:00:00.000Z',
    publishedAt: '2026-03-01T12:00:00.000Z',
    version: 1,
    organization: {
      id: 'harbor',
      slug: 'harbor',
      name: 'Harbor Works',
      kind: 'employer',
      website: '',
      phone: '',
    },
    miles: null,
    taken: 1,
    waiting: 0,
  };
  const coffee = (isOwn: boolean): ListedEventRow => ({
    ...fair,
    organizationId: communityId,
    organization: { ...fair.organization, id: communityId, name: 'Ana Ruiz' },
    host: { isVerified: true, isOwn },
  });
  const loaded = async (
    input: Partial<CommunityInput> = {},
    row = fair,
    part: Partial<EventParticipation> = {},
  ) => {
    const participation = { ...noPart, ...part };
    const started = hub({ events: [], ...input }, [row], async () => ({ participation }));
    await vi.waitFor(() => expect(started.view().search).toBe('all'));
    const asked = () => started.emittedOf('server.request').at(-1)!;
    const toasts = () =>
      started.emittedOf('page.toast').map(({ toast }) => (toast.title as Phrase & { code: string }).code);
    return { ...started, asked, toasts };
  };

  test('are found, in their own time zone, with their seats', async () => {
    const { view } = await loaded();
    expect(view().listed).toMatchObject([
      {
        id,
        date: '2026-03-10',
        time: '18:00',
        attending: 1,
        left: 1,
        step: 'join',
        organizer: 'Harbor Works',
      },
    ]);
    expect(view().listed[0]?.writeHref).toContain('harbor');
  });
  describe('of a person', () => {
    test('have a host, whom nobody writes to through the organization that has them', async () => {
      const { view } = await loaded({}, coffee(false));
      expect(view().listed).toMatchObject([
        { organizer: 'Ana Ruiz', host: { isVerified: true }, isHosted: false, writeHref: null, step: 'join' },
      ]);
    });
    test('are called off by their host, through the server, and then gone', async () => {
      const { view, send, asked, toasts, done } = await loaded(
        { joined: [{ id, title: 'Coffee' }] },
        coffee(true),
      );
      send({ type: 'event.open', eventId: id });
      send({ type: 'report.open' });
      expect(view().dialog).toBe('event');
      send({ type: 'event.cancel', eventId: id });
      send({ type: 'action.confirm' });
      expect(asked().request).toEqual({ type: 'event.cancel', payload: { listingId: id } });
      expect(view().dialog).toBe('event');
      send(settled(asked().id, 'eventLeft'));
      expect([toasts(), done()]).toEqual([['community.canceled'], []]);
      expect(view()).toMatchObject({ dialog: 'closed', count: 0 });
    });
    test('are moved by their host, once the time and the place are right', async () => {
      const { view, send, asked, toasts } = await loaded(
        { joined: [{ id, title: 'Coffee' }] },
        coffee(true),
        { state: 'joined', place: 'The back room' },
      );
      send({ type: 'event.open', eventId: id });
      await vi.waitFor(() => expect(view().open?.isMovable).toBe(true));
      send({ type: 'move.open' });
      expect(view().move).toMatchObject({ state: 'writing', fields: { place: 'The back room' } });
      send({ type: 'move.change', field: 'place', value: ' ' });
      send({ type: 'move.send' });
      expect(view().move).toMatchObject({ state: 'writing', focus: 'place', attempt: 1 });
      send({ type: 'move.change', field: 'place', value: ' The front room ' });
      send({ type: 'move.send' });
      const first = asked();
      expect(first.request).toMatchObject({
        type: 'event.change',
        payload: { listingId: id, place: 'The front room' },
      });
      send(settled(first.id, null, { status: 429, code: 'too_many_requests', detail: 'Later.' }));
      expect(view().move).toMatchObject({ state: 'notSent' });
      send({ type: 'move.send' });
      expect(asked().id).toBe(first.id);
      send(settled(first.id, null));
      expect(toasts()).toEqual(['community.moved']);
      expect(view().move).toBeNull();
    });
    test('are reported, and what was written stays until it is sent', async () => {
      const { view, send, asked } = await loaded({}, coffee(false));
      send({ type: 'event.open', eventId: id });
      send({ type: 'report.open' });
      send({ type: 'report.send' });
      expect(view().report).toMatchObject({ state: 'writing', canSend: false });
      send({ type: 'report.change', reason: 'spam' });
      send({ type: 'report.change', note: ' They sell insurance. ' });
      send({ type: 'report.send' });
      const first = asked();
      expect(first.request).toEqual({
        type: 'event.report',
        payload: { listingId: id, reason: 'spam', note: 'They sell insurance.' },
      });
      send(settled(first.id, null, { status: 429, code: 'too_many_requests', detail: 'Later.' }));
      expect(view().report).toMatchObject({ state: 'notSent', reason: 'spam' });
      expect(view().report?.failure).not.toBeNull();
      send({ type: 'report.send' });
      expect(asked().id).toBe(first.id);
      send(settled(first.id, 'reportSent'));
      expect(view().report?.state).toBe('sent');
      send({ type: 'report.close' });
      expect(view()).toMatchObject({ dialog: 'event', report: null });
    });
    test('are read as a whole when only what one keeps of them is known', async () => {
      const kept = { ...listedEventOf({ ...coffee(true), remote: false }, ''), isHosted: true as const };
      const joined = [{ id, title: 'Coffee', listed: kept }];
      const partial = eventsOfParticipant(joined);
      expect(partial).toMatchObject([{ isHosted: true, isPartial: true, host: {} }]);
      const input = { events: partial, joined, route: route({}, id) };
      const whole = hub(input, [coffee(true)]);
      await vi.waitFor(() => expect(whole.view().open?.organizer).toBe('Ana Ruiz'));
      // Without an answer, it is shown as it is known.
      const without = hub(input, []);
      await vi.waitFor(() => expect(without.view()).toMatchObject({ dialog: 'event', open: { id } }));
    });
  });
  const keptAt = (location: string) =>
    [{ id, title: fair.title, listed: listedEventOf({ ...fair, location }, 'Harbor Works') }] as const;
  test('are at the time and place of which the reader was told last', async () => {
    const changed = (location: string) => ({
      type: 'events.changed' as const,
      events: eventsOfParticipant(keptAt(location)),
      joined: keptAt(location),
      waiting: [],
    });
    const { view, send } = await loaded({
      events: eventsOfParticipant(keptAt('Pier 3')),
      joined: keptAt('Pier 3'),
    });
    // What was found is newer than what was kept.
    expect(view().listed[0]?.location).toBe('Norfolk, VA');
    send(changed('Pier 3'));
    expect(view().listed[0]?.location).toBe('Norfolk, VA');
    send(changed('Pier 4'));
    expect(view().listed[0]?.location).toBe('Pier 4');
  });
  test('are joined when the server says so, and nothing is claimed before', async () => {
    const { view, send, asked, toasts, done } = await loaded();
    send({ type: 'event.join', eventId: id });
    expect(asked().request).toEqual({ type: 'event.join', payload: { listingId: id } });
    expect(view().listed[0]?.isSending).toBe(true);
    expect([toasts(), done()]).toEqual([[], []]);
    // A second press asks nothing again.
    const first = asked().id;
    send({ type: 'event.join', eventId: id });
    expect(asked().id).toBe(first);
    send(settled('another', 'eventJoined'));
    expect(view().listed[0]?.isSending).toBe(true);
    send(settled(first, 'eventWaited'));
    expect(toasts()).toEqual(['community.waiting']);
    expect(view().listed[0]?.isSending).toBe(false);
  });
  test('say why they could not be joined', async () => {
    const { send, asked, toasts } = await loaded();
    send({ type: 'event.join', eventId: id });
    send(settled(asked().id, null, { status: 409, code: 'listing_closed' }));
    expect(toasts()).toEqual(['community.notSent']);
  });
  test('have a waiting list that nobody passes, and are left by the server, too', async () => {
    const { view, send, asked } = await loaded({}, { ...fair, waiting: 1 });
    expect(view().listed[0]?.step).toBe('wait');
    send({ type: 'event.wait', eventId: id });
    expect(asked().request.type).toBe('event.join');
    send(settled(asked().id, 'eventWaited'));
    send({ type: 'events.changed', events: [], joined: [{ id, title: fair.title }], waiting: [] });
    send({ type: 'event.leave', eventId: id });
    expect(asked().request).toEqual({ type: 'event.leave', payload: { listingId: id } });
  });
  test('ask what the organizer asks, and say it only for the event that is open', async () => {
    const row = { ...fair, guests: 2, questions: ['Ramp?', 'Food?'] };
    const { view, send, asked } = await loaded({ route: route({}, id) }, row);
    await vi.waitFor(() => expect(view().part?.state).toBe('known'));
    expect(view().open).toMatchObject({ asksFirst: true, guests: 2, questions: ['Ramp?', 'Food?'] });
    send({ type: 'guests.change', guests: 2 });
    send({ type: 'answer.change', index: 1, text: 'Anything' });
    send({ type: 'seen.change', isSeen: true });
    // News of the world keeps what was typed.
    send({ type: 'events.changed', events: [], joined: [], waiting: [] });
    expect(view().part?.saying).toEqual({ guests: 2, answers: ['', 'Anything'], isSeen: true });
    send({ type: 'event.join', eventId: id });
    expect(asked().request.payload).toEqual({
      listingId: id,
      guests: 2,
      answers: ['', 'Anything'],
      isSeen: true,
    });
    send({ type: 'dialog.close' });
    // Another one begins anew.
    send({ type: 'event.open', eventId: 'other' });
    send({ type: 'event.open', eventId: id });
    expect(view().part?.saying).toEqual({ guests: 0, answers: [], isSeen: false });
  });
  test('keep a seat for whoever was waiting, who takes it or lets it go', async () => {
    const heldUntil = '2026-03-05T16:15:00.000Z';
    const waiting = [{ id, title: fair.title, heldUntil }];
    const { view, send, asked } = await loaded({ waiting }, { ...fair, taken: 2, waiting: 3 });
    expect(view().listed[0]).toMatchObject({ step: 'accept', participation: 'offered', heldUntil });
    expect(view().mine).toMatchObject([{ participation: 'offered' }]);
    send({ type: 'event.join', eventId: id });
    expect(asked().request).toEqual({ type: 'event.join', payload: { listingId: id } });
  });
  test('show that the part in them could not be read, and read it again', async () => {
    let isDown = true;
    const started = hub({ events: [], route: route({}, id) }, [fair], async () => {
      if (isDown) throw { status: 500, code: 'internal' };
      return { participation: { ...noPart, state: 'joined', code: 'K7Q4MD' } };
    });
    await vi.waitFor(() => expect(started.view().part?.state).toBe('unknown'));
    isDown = false;
    started.send({ type: 'part.retry' });
    await vi.waitFor(() => expect(started.view().part?.known?.code).toBe('K7Q4MD'));
  });
  test('are read by themselves if the URL names one that is not loaded', async () => {
    const { view } = await loaded({ route: route({ category: 'wellness' }, id) });
    expect(view().dialog).toBe('event');
    const missing = await loaded({ route: route({}, id.replace('01', '02')) });
    await vi.waitFor(() => expect(missing.view().dialog).toBe('missing'));
  });
});
