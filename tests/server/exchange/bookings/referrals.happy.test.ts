import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Referral } from '../../../../machines/bookings/model/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, mailTo, minuteMs, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { sendCommand, stateOf } from '../../support/exchange.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { background } from '../../support/reminders.ts';
import { clinic, consented, referred } from './referring.ts';

const clock = testClock(new Date('2030-05-16T14:00:00Z'));
const logged: string[] = [];
let server: Server;
let from: Awaited<ReturnType<typeof clinic>>;
let to: Awaited<ReturnType<typeof clinic>>;
let jobs: ReturnType<typeof background>;
beforeAll(async () => {
  server = await accountServer({ clock, onLog: (line) => logged.push(line) });
  [from, to] = [await clinic(server), await clinic(server)];
  jobs = background(server, clock, (line) => logged.push(line));
});
afterAll(async () => {
  await jobs.sql.end();
  await server.close();
});

const dayMs = 24 * 60 * minuteMs;
const note = 'Nightmares since the second tour';
const by = () => ({ from: from.of, careId: to.careId, note });
const get = async <Body>(path: string, { cookie }: { cookie: string }) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Body;
const listFor = async (who: { cookie: string }, path = '/api/me/referrals') =>
  (await get<{ referrals: Referral[] }>(path, who)).referrals;
const listOf = ({ of }: typeof from, open?: string) =>
  listFor(of.owner, `/api/organizations/${of.id}/referrals${open ? `?open=${open}` : ''}`);
const take = (
  who: { cookie: string },
  step: string,
  { id, as, text }: { id: string; as?: string; text?: string },
) =>
  sendCommand(server, who.cookie, {
    type: `referral.${step}`,
    ...(as && { as }),
    payload: { referralId: id, ...(text && { text }) },
  });
const newsOf = async ({ cookie }: Person) => {
  const { world } = await stateOf(server, cookie);
  return world.notifications.map(({ title }) => (title as { code: string }).code);
};
const staffNews = async ({ of }: typeof from, id: string) => {
  const page = await get<{ notifications: { kind: string; subject: string; payload: { news: string } }[] }>(
    `/api/organizations/${of.id}/notifications`,
    of.owner,
  );
  return page.notifications.filter(({ subject }) => subject === id).map(({ payload }) => payload.news);
};

test('a person consents, the other organization accepts, and a conversation begins', async () => {
  const veteran = await person(server);
  await server.sql`update users set full_name = 'Val Veteran' where id = ${veteran.id}`;
  const id = await referred(server, veteran, by());
  expect(await newsOf(veteran)).toEqual(['contact.referral_proposed']);
  expect(await listFor(veteran)).toMatchObject([{ id, side: 'person', status: 'proposed', note }]);
  expect(await listOf(to)).toEqual([]);
  expect(await staffNews(to, id)).toEqual([]);

  expect((await take(veteran, 'consent', { id })).status).toBe(200);
  expect(await staffNews(to, id)).toEqual(['sent']);
  expect(await staffNews(from, id)).toEqual(['sent']);
  expect(await listOf(to, id)).toMatchObject([
    { id, side: 'receiver', status: 'sent', note, threadId: null },
  ]);
  expect(await newsOf(veteran)).toEqual([]);

  const text = 'Come by on Monday';
  expect((await take(to.of.owner, 'accept', { id, as: to.of.id, text })).status).toBe(200);
  expect(await newsOf(veteran)).toEqual(['contact.referral_accepted']);
  expect(await staffNews(from, id)).toEqual(['accepted', 'sent']);
  const [own] = await listFor(veteran);
  expect(own).toMatchObject({ status: 'accepted', answer: text, until: null });
  const { messages } = await get<{ messages: { text: string; side: string }[] }>(
    `/api/threads/${own!.threadId}/messages`,
    veteran,
  );
  expect(messages).toMatchObject([{ text, side: 'organization' }]);
  // They have written nothing there themselves, and are known by their referral.
  const { threads } = await get<{ threads: { person: { id: string; name: string } }[] }>(
    `/api/threads?as=${to.of.id}`,
    to.of.owner,
  );
  expect(threads.find(({ person: { id: whose } }) => whose === veteran.id)?.person.name).toBe('Val Veteran');
  expect(await listOf(from, id)).toMatchObject([{ side: 'sender', answer: text, threadId: null }]);
});

test('what is declined says why to the person and to who referred them', async () => {
  const veteran = await person(server);
  const id = await consented(server, veteran, by());
  const text = 'We have no place before winter';
  expect((await take(to.of.owner, 'decline', { id, as: to.of.id, text })).status).toBe(200);
  expect(await listFor(veteran)).toMatchObject([{ status: 'declined', answer: text, threadId: null }]);
  expect((await listOf(from, id))[0]).toMatchObject({ id, status: 'declined', answer: text });
  const again = await take(to.of.owner, 'accept', { id, as: to.of.id, text });
  expect(await problemOf(again)).toBe('referral_changed');
});

test('without consent, the other organization never learns of it', async () => {
  const veteran = await person(server);
  const id = await referred(server, veteran, by());
  expect((await take(veteran, 'refuse', { id })).status).toBe(200);
  expect(await staffNews(from, id)).toEqual(['refused']);
  expect(await staffNews(to, id)).toEqual([]);
  expect((await listOf(to)).map((one) => one.id)).not.toContain(id);
  expect(await problemOf(await take(veteran, 'consent', { id }))).toBe('referral_changed');
});

test('either side that sent it takes it back, and the other organization is told', async () => {
  const [one, other] = [await person(server), await person(server)];
  const id = await consented(server, one, by());
  expect((await take(one, 'withdraw', { id })).status).toBe(200);
  expect(await staffNews(to, id)).toEqual(['withdrawn', 'sent']);
  const second = await consented(server, other, by());
  expect((await take(from.of.owner, 'withdraw', { id: second, as: from.of.id })).status).toBe(200);
  expect(await staffNews(to, second)).toEqual(['withdrawn', 'sent']);
  expect(await newsOf(other)).toEqual(['contact.referral_withdrawn']);
});

test('what nobody answers within five days comes back, once', async () => {
  const [one, other] = [await person(server), await person(server)];
  const silent = await referred(server, one, by());
  const sent = await consented(server, other, by());
  clock.advance(5 * dayMs - minuteMs);
  await jobs.returnReferrals();
  expect(await listFor(other)).toMatchObject([{ status: 'sent' }]);
  clock.advance(2 * minuteMs);
  await Promise.all([jobs.returnReferrals(), jobs.returnReferrals()]);
  for (const [who, id] of [
    [one, silent],
    [other, sent],
  ] as const) {
    expect(await listFor(who)).toMatchObject([{ id, status: 'returned', until: null }]);
    expect(await newsOf(who)).toEqual(['contact.referral_returned']);
  }
  expect(await staffNews(from, silent)).toEqual(['returned']);
  expect(await staffNews(from, sent)).toEqual(['returned', 'sent']);
  // Who let the days pass isn't told of it.
  expect(await staffNews(to, sent)).toEqual(['sent']);
  const late = await take(to.of.owner, 'accept', { id: sent, as: to.of.id, text: 'Too late' });
  expect(await problemOf(late)).toBe('referral_changed');
  // It can be proposed again.
  expect(await referred(server, other, by())).not.toBe(sent);
});

test('mail, notifications and the log say nothing of health', async () => {
  const veteran = await person(server);
  const id = await consented(server, veteran, by());
  clock.advance(2 * minuteMs);
  await take(to.of.owner, 'decline', { id, as: to.of.id, text: 'We treat no nightmares' });
  clock.advance(26 * 60 * minuteMs);
  const mails = [
    ...(await mailTo(server, veteran.email)),
    ...(await mailTo(server, to.of.owner.email)),
    ...(await mailTo(server, from.of.owner.email)),
  ] as { subject: string; text: string }[];
  expect(mails.some(({ text }) => text.includes('organization that works with you'))).toBe(true);
  expect(mails.some(({ text }) => /updates? on (?:a referral|referrals) where you work/.test(text))).toBe(
    true,
  );
  for (const { subject, text } of mails) expect(subject + text).not.toMatch(/nightmares|Physical/i);
  expect(logged.join('\n')).not.toMatch(/nightmares|Physical/i);
  const facts = await server.sql`select payload::text as text from facts where subject = ${id}`;
  expect(facts.length).toBeGreaterThan(2);
  for (const { text } of facts) expect(text).not.toMatch(/nightmares/i);
});

test('an older one than those of the first page is there if it is opened', async () => {
  const [first, veteran] = [await clinic(server), await person(server)];
  const older = await referred(server, veteran, { ...by(), from: first.of });
  const newer = await referred(server, veteran, by());
  const idsAt = async (query: string) =>
    (await listFor(veteran, `/api/me/referrals?limit=1${query}`)).map(({ id }) => id);
  expect(await idsAt('')).toEqual([newer]);
  expect(await idsAt(`&open=${older}`)).toEqual([newer, older]);
  expect(await idsAt(`&open=${newer}`)).toEqual([newer]);
  // Somebody else’s is not.
  const other = await person(server);
  expect(await listFor(other, `/api/me/referrals?open=${older}`)).toEqual([]);
  await consented(server, await person(server), { ...by(), from: first.of });
  const staffs = await listFor(
    first.of.owner,
    `/api/organizations/${first.of.id}/referrals?limit=1&open=${older}`,
  );
  expect(staffs.map(({ id }) => id)).toContain(older);
  expect(staffs).toHaveLength(2);
});
