import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { testClock } from '../../harness.ts';
import { accountServer, everyRow, mailTo, minuteMs, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { booked, hourAhead, provider, slotOf } from './provider.ts';
import type { Provider } from './provider.ts';
import { factsAfter, sendCommand } from '../../support/exchange.ts';
import { lister } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';
import { background, subscribed } from '../../support/reminders.ts';
import { decoded, smtpSink } from '../../support/smtpSink.ts';

const clock = testClock(new Date('2030-05-16T14:00:00Z'));
const logged: string[] = [];
let server: Server;
let hospital: Lister;
let doctor: Provider;
let jobs: ReturnType<typeof background>;
beforeAll(async () => {
  server = await accountServer({ clock, onLog: (line) => logged.push(line) });
  hospital = await lister(server, 'provider');
  doctor = await provider(server, hospital);
  jobs = background(server, clock, (line) => logged.push(line));
});
afterAll(async () => {
  await jobs.sql.end();
  await server.close();
});

const reason = 'Nightmares since the second tour';
const why = 'The nightmares are gone';

test('what mail brings into a calendar, and takes out of it, doesn’t say why', async () => {
  const sink = await smtpSink();
  const other = await accountServer({ clock, config: { smtpUrl: sink.url } });
  onTestFinished(async () => {
    await other.close();
    await sink.close();
  });
  const clinic = await lister(other, 'provider');
  const therapist = await provider(other, clinic);
  const veteran = await person(other);
  const slot = { ...slotOf(therapist, hourAhead(30, clock), therapist.onRequest), reason };
  const { id: bookingId } = await booked(other, veteran, slot);
  const asStaff = (type: string, payload: object) =>
    factsAfter(other, clinic.owner.cookie, { type, as: clinic.id, payload: { bookingId, ...payload } });
  const parts: string[] = [];
  for (const [type, payload] of [
    ['booking.confirm', {}],
    ['booking.cancel', { reason: why }],
  ] as const) {
    await asStaff(type, payload);
    clock.advance(2 * minuteMs);
    await other.deps.mail.deliverDue();
    const { raw } = sink.received.findLast(({ to }) => to.includes(veteran.email))!;
    parts.push(decoded(raw));
  }
  expect(parts[0]).toMatch(/^METHOD:REQUEST/m);
  expect(parts[1]).toMatch(/^METHOD:CANCEL/m);
  for (const part of parts) {
    expect(part).toMatch(/^SUMMARY:.*Appointment with /m);
    expect(part).not.toMatch(/nightmares|Therapy|Physical/i);
  }
});

test('why somebody comes is on the page of the booking alone', async () => {
  const veteran = await person(server);
  const calendarFile = await subscribed(server, veteran);
  const slot = { ...slotOf(doctor, hourAhead(30, clock), doctor.onRequest), reason };
  const { id } = await booked(server, veteran, slot);
  const asStaff = (type: string, payload: object) =>
    factsAfter(server, doctor.owner.cookie, {
      type,
      as: hospital.id,
      payload: { bookingId: id, ...payload },
    });
  await asStaff('booking.confirm', {});
  await asStaff('booking.move', { start: hourAhead(40, clock) });
  await factsAfter(server, veteran.cookie, { type: 'booking.confirm', payload: { bookingId: id } });
  clock.advance(17 * 60 * minuteMs);
  await jobs.remind();
  await jobs.updateBookings();
  const file = await calendarFile();
  expect(file).toMatch(/^SUMMARY:Appointment with /m);
  await asStaff('booking.cancel', { reason: why });
  clock.advance(2 * minuteMs);
  const mails = [...(await mailTo(server, veteran.email)), ...(await mailTo(server, doctor.owner.email))];
  expect(mails.length).toBeGreaterThan(0);
  const where = (await everyRow(server))
    .filter(({ rows }) => rows.some((row) => /nightmares/i.test(JSON.stringify(row))))
    .map(({ name }) => name);
  expect(where.toSorted()).toEqual(['booking_steps', 'bookings']);
  const notified = await server.sql`
    select item::text as row from world_items where list = 'notifications' and user_id = ${veteran.id}`;
  expect(notified.length).toBeGreaterThan(2);
  for (const { row } of notified) expect(row).not.toMatch(/nightmares|Therapy|Physical/i);
  for (const { text, subject } of mails as { text: string; subject: string }[])
    expect(subject + text).not.toMatch(/nightmares|Therapy|Physical/i);
  expect(logged.join('\n')).not.toMatch(/nightmares|Therapy|Physical/i);
  const metrics = await (await server.request('/metrics', { peer: '127.0.0.1' })).text();
  expect(metrics).toContain('/api/commands');
  for (const text of [file, await calendarFile(), metrics])
    expect(text).not.toMatch(/nightmares|Therapy|Physical/i);
});

test('colleagues who only look read no reason', async () => {
  const veteran = await person(server);
  const slot = { ...slotOf(doctor, hourAhead(50, clock), doctor.onRequest), reason };
  const { id } = await booked(server, veteran, slot);
  await factsAfter(server, veteran.cookie, {
    type: 'booking.cancel',
    payload: { bookingId: id, reason: why },
  });
  const [reviewer, viewer] = [
    await join(server, hospital, 'reviewer'),
    await join(server, hospital, 'viewer'),
  ];
  const read = async (cookie: string) => {
    const path = `/api/organizations/${hospital.id}/bookings`;
    const answers = await Promise.all(
      [`${path}?person=${veteran.id}`, `${path}/${id}`].map((one) =>
        server.request(one, { headers: { Cookie: cookie } }).then((answer) => answer.text()),
      ),
    );
    return answers.map((text) => [text.includes(id), text.includes(reason), text.includes(why)]);
  };
  expect(await read(reviewer.cookie)).toEqual([
    [true, false, false],
    [true, true, true],
  ]);
  expect(await read(viewer.cookie)).toEqual([
    [true, false, false],
    [true, false, false],
  ]);
  // The person can see who has read it, once for all that the page is read again.
  await read(reviewer.cookie);
  const log = await server.request('/api/me/access-log', { headers: { Cookie: veteran.cookie } });
  const { records } = (await log.json()) as { records: { kind: string; actor: { id: string } }[] };
  expect(records.map(({ kind, actor }) => [kind, actor.id])).toEqual([['reason', reviewer.id]]);
});

test('the record of a patient has their appointments, and the page of each leads to it, without why they come', async () => {
  const veteran = await person(server);
  const slot = { ...slotOf(doctor, hourAhead(170, clock), doctor.onRequest), reason };
  const { id } = await booked(server, veteran, slot);
  await factsAfter(server, doctor.owner.cookie, {
    type: 'booking.confirm',
    as: hospital.id,
    payload: { bookingId: id },
  });
  const later = await booked(server, veteran, slotOf(doctor, hourAhead(172, clock)));
  const { cookie } = await join(server, hospital, 'viewer');
  const read = (path: string) =>
    server.request(`/api/organizations/${hospital.id}/${path}`, { headers: { Cookie: cookie } });
  const { caseId } = (await (await read(`bookings/${id}`)).json()) as { caseId: string };
  const answer = await (await read(`cases/${caseId}`)).text();
  const { visits } = JSON.parse(answer) as { visits: { id: string; status: string }[] };
  expect(visits.map((visit) => [visit.id, visit.status])).toEqual([
    [later.id, 'confirmed'],
    [id, 'confirmed'],
  ]);
  expect(answer).not.toContain(reason);
});

test('staff book for nobody whom they do not know', async () => {
  const stranger = await person(server);
  const other = await provider(server, await lister(server, 'provider'));
  const [theirs] = await factsAfter(server, stranger.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: other.organizationId, text: 'Good morning' },
  });
  const [thread] = await server.sql<{ id: string }[]>`select id from threads where user_id = ${stranger.id}`;
  for (const about of [
    { kind: 'conversation', id: thread!.id },
    { kind: 'conversation', id: stranger.id },
    { kind: 'application', id: theirs!.id },
    { kind: 'case', id: stranger.id },
  ]) {
    const refused = await sendCommand(server, doctor.owner.cookie, {
      type: 'booking.book',
      as: hospital.id,
      payload: { ...slotOf(doctor, hourAhead(60, clock)), about },
    });
    expect(await problemOf(refused)).toBe('not_found');
  }
  // Nor in the calendar of another organization.
  const refused = await sendCommand(server, other.owner.cookie, {
    type: 'booking.book',
    as: other.organizationId,
    payload: { ...slotOf(doctor, hourAhead(60, clock)), about: { kind: 'conversation', id: thread!.id } },
  });
  expect(await problemOf(refused)).toBe('not_found');
});

test('a calendar is changed by those who write listings, and seen with its drafts by colleagues alone', async () => {
  const change = async (cookie: string) =>
    (
      await server.request(`/api/calendars/${doctor.calendar.id}`, {
        method: 'PATCH',
        headers: { Cookie: cookie },
        json: { aheadDays: 365 },
      })
    ).status;
  expect(await change('')).toBe(401);
  expect(await change((await person(server)).cookie)).toBe(404);
  expect(await change((await lister(server, 'provider')).owner.cookie)).toBe(404);
  for (const [role, status] of [
    ['manager', 200],
    ['reviewer', 403],
    ['viewer', 403],
  ] as const)
    expect(await change((await join(server, hospital, role)).cookie)).toBe(status);
  const { listing } = await server.deps.listings.staff.add(hospital.owner.id, hospital.id, {
    kind: 'provider',
    title: 'Not yet',
  });
  const see = async (cookie: string) =>
    (await server.request(`/api/calendars/${listing.id}`, { headers: { Cookie: cookie } })).status;
  expect(await see(hospital.owner.cookie)).toBe(200);
  expect(await see((await person(server)).cookie)).toBe(404);
});

test('somebody who is deleted leaves nothing, and their time is free', async () => {
  const veteran = await person(server);
  const start = hourAhead(70, clock);
  await booked(server, veteran, slotOf(doctor, start));
  await server.deps.accountDeletion.remove(veteran.id);
  expect(await server.sql`select from bookings where user_id = ${veteran.id}`).toHaveLength(0);
  await booked(server, await person(server), slotOf(doctor, start));
});
