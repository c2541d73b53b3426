import type { ReceivedBooking } from '@vetsync/machines/bookings/model';
import {
  parseStaffBookings,
  staffBookingsMachine,
  staffBookingsQuery,
  staffBookingsView,
  type ListCommand,
  type LoadedVisits,
  type StaffBookingsInput,
  type VisitsRequest,
} from '@vetsync/machines/bookings/staffBookings';
import type { Workspace } from '@vetsync/machines/exchange/receivedApplications';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { describe, expect, test } from 'vitest';
import { held, problem, puppet, run } from '../support/run.ts';

/** A Friday afternoon in Chicago. */
const start = Date.parse('2026-03-06T22:15:00Z');
const visit = (id: string, at: string, change: Partial<ReceivedBooking> = {}) =>
  ({
    id,
    start: at,
    end: new Date(Date.parse(at) + 1_800_000).toISOString(),
    timeZone: 'America/Chicago',
    confirms: 'onRequest',
    status: 'confirmed',
    until: null,
    proposal: null,
    waits: false,
    arrivedAt: null,
    personName: id,
    reason: null,
    ...change,
  }) as ReceivedBooking;
const asked = visit('R', '2026-03-12T15:00:00.000Z', {
  status: 'requested',
  until: '2026-03-10T15:00:00.000Z',
});
const early = visit('E', '2026-03-06T14:00:00.000Z');
const late = visit('L', '2026-03-07T03:00:00.000Z');
const workspace = (role: Workspace['role'] = 'reviewer'): Workspace => ({
  organization: { id: 'O', slug: 'harbor', status: 'approved' } as Workspace['organization'],
  role,
});
const loaded = (range: VisitsRequest, visits: readonly ReceivedBooking[] = [early, late]): LoadedVisits => {
  const { organizationId: _id, ...rest } = range;
  return { range: rest, visits, requests: [asked], providers: [] };
};

async function opened(input: Partial<StaffBookingsInput> = {}, role: Workspace['role'] = 'reviewer') {
  const space = held<Workspace, { slug: string }>();
  const load = held<LoadedVisits, VisitsRequest>();
  const command = held<unknown, { command: ListCommand }>();
  const [feed, locations, wake] = [puppet(), puppet(), puppet()];
  let ids = 0;
  const started = run(staffBookingsMachine, {
    input: {
      slug: 'harbor',
      route: { day: null, span: 'day', calendarId: null },
      href: (route) => JSON.stringify(staffBookingsQuery(route)),
      visitHref: (id) => `?booking=${id}`,
      moveHref: ({ id }, day) => `?move=${id}&day=${day}`,
      newId: () => `id ${(ids += 1)}`,
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => start,
      ...input,
    },
    actors: {
      loadWorkspace: space.logic,
      loadVisits: load.logic,
      sendCommand: command.logic,
      followFeed: feed.logic,
      locationChanges: locations.logic,
      wakeUps: wake.logic,
    },
  });
  await space.last().resolve(workspace(role));
  return {
    ...started,
    space,
    load,
    command,
    feed,
    locations,
    send: started.actor.send.bind(started.actor),
    view: () => staffBookingsView(started.actor.getSnapshot()),
    answer: () => load.last().resolve(loaded(load.last().input)),
  };
}

describe('the appointments of an organization', () => {
  test('are those of today where the reader is', async () => {
    const { view, load, answer } = await opened();
    expect(load.last().input).toEqual({
      organizationId: 'O',
      from: Date.parse('2026-03-06T06:00:00Z'),
      to: Date.parse('2026-03-07T06:00:00Z'),
      calendarId: null,
    });
    await answer();
    expect(view()).toMatchObject({
      state: 'open',
      isOld: false,
      requests: [{ id: 'R', actions: ['confirm'] }],
      days: [
        {
          day: '2026-03-06',
          isToday: true,
          visits: [
            { id: 'E', href: '?booking=E', actions: ['arrive', 'complete'] },
            { id: 'L', actions: ['arrive'] },
          ],
        },
      ],
    });
  });

  test('are those of a week across a change of the clock', async () => {
    const { view, load, answer } = await opened({
      route: { day: '2026-03-11', span: 'week', calendarId: 'C' },
    });
    const { from, to, calendarId } = load.last().input;
    expect([from, to].map((at) => new Date(at).toISOString())).toEqual([
      '2026-03-08T06:00:00.000Z',
      '2026-03-15T05:00:00.000Z',
    ]);
    expect(calendarId).toBe('C');
    await answer();
    expect(view().days).toHaveLength(7);
    expect(JSON.parse(view().links.after)).toEqual({ day: '2026-03-15', span: 'week', calendar: 'C' });
    expect(JSON.parse(view().links.today)).toEqual({ span: 'week', calendar: 'C' });
  });

  test('follow the address and the feed', async () => {
    const { view, load, answer, locations, feed, clock } = await opened();
    await answer();
    locations.sendToParent({
      type: 'location.changed',
      route: { day: '2026-03-07', span: 'day', calendarId: null },
    });
    expect(view().isOld).toBe(true);
    await answer();
    expect(view()).toMatchObject({ isOld: false, days: [{ day: '2026-03-07', visits: [] }] });
    const calls = load.calls.length;
    locations.sendToParent({
      type: 'location.changed',
      route: { day: '2026-03-07', span: 'day', calendarId: null },
    });
    expect(load.calls).toHaveLength(calls);
    feed.sendToParent({ type: 'feed.opened', position: '1' });
    feed.sendToParent({ type: 'feed.row', position: '2', row: { kind: 'bookingChanged', subject: 'E' } });
    clock.increment(1_000);
    expect(load.calls.length).toBeGreaterThan(calls);
  });

  test('are dragged onto another day that is not past, by those who may answer', async () => {
    const week = { day: '2026-03-06', span: 'week', calendarId: null } as const;
    const next = visit('N', '2026-03-07T15:00:00.000Z');
    const { view, send, load } = await opened({ route: week });
    await load.last().resolve(loaded(load.last().input, [early, next]));
    const drops = () => view().days.map(({ dropHref }) => dropHref);
    const [none] = new Set(drops());
    expect(none).toBeNull();
    // It is over.
    send({ type: 'visit.lift', bookingId: 'E' });
    expect(new Set(drops())).toEqual(new Set([null]));
    send({ type: 'visit.lift', bookingId: 'N' });
    expect(drops()).toEqual([null, null, null, null, null, '?move=N&day=2026-03-06', null]);
    expect(view().days[6]?.visits[0]).toMatchObject({ isLifted: true, moveHref: '?move=N&day=null' });
    send({ type: 'visit.lift', bookingId: null });
    expect(new Set(drops())).toEqual(new Set([null]));

    const viewer = await opened({ route: week }, 'viewer');
    await viewer.load.last().resolve(loaded(viewer.load.last().input, [next]));
    viewer.send({ type: 'visit.lift', bookingId: 'N' });
    expect(viewer.view().days[6]?.visits[0]).toMatchObject({ isLifted: false, moveHref: null });
  });

  test('are acted on, once, by those who may answer', async () => {
    const { view, send, command, load, answer } = await opened();
    await answer();
    send({ type: 'visit.act', bookingId: 'L', action: 'complete' });
    expect(command.calls).toHaveLength(0);
    send({ type: 'visit.act', bookingId: 'E', action: 'arrive' });
    expect(command.last().input.command).toEqual({
      id: 'id 1',
      type: 'booking.arrive',
      as: 'O',
      payload: { bookingId: 'E' },
    });
    expect(view().days[0]?.visits[0]?.isSending).toBe(true);
    const calls = load.calls.length;
    await command.last().resolve(null);
    expect(load.calls).toHaveLength(calls + 1);

    send({ type: 'visit.act', bookingId: 'R', action: 'confirm' });
    await command.last().reject(problem(409, { detail: 'Too late' }));
    expect(view().failure).not.toBeNull();
    send({ type: 'visit.act', bookingId: 'R', action: 'confirm' });
    expect(command.last().input.command.id).toBe('id 2');
    await command.last().reject(problem(401));
    send({ type: 'proof.given' });
    expect(command.last().input.command.id).toBe('id 2');
    await command.last().reject(problem(401));
    send({ type: 'proof.refused' });
    expect(view().failure).not.toBeNull();

    const viewer = await opened({}, 'viewer');
    await viewer.answer();
    expect(viewer.view()).toMatchObject({ mayAnswer: false, requests: [{ actions: [] }] });
    viewer.send({ type: 'visit.act', bookingId: 'R', action: 'confirm' });
    expect(viewer.command.calls).toHaveLength(0);
  });

  test('are closed to strangers, and loaded again after a failure', async () => {
    const { view, load } = await opened();
    await load.last().reject(problem(409, { code: 'status_not_allowed' }));
    expect(view().state).toBe('closed');
    const failed = await opened();
    failed.clock.increment(submitTimeoutMs);
    expect(failed.view().state).toBe('failed');
    failed.send({ type: 'page.retry' });
    expect(failed.view().state).toBe('loading');
  });

  test('have their address', () => {
    const route = { day: '2026-03-11', span: 'week', calendarId: 'C' } as const;
    expect(parseStaffBookings('?day=2026-03-11&span=week&calendar=C&as=harbor')).toEqual(route);
    expect(staffBookingsQuery(route)).toEqual({ day: '2026-03-11', span: 'week', calendar: 'C' });
    expect(parseStaffBookings('?day=soon&span=year')).toEqual({ day: null, span: 'day', calendarId: null });
  });
});
