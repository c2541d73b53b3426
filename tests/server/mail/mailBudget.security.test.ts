import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../../server/jobs/housekeeping.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  count,
  dayMs,
  from,
  hourMs,
  mailTo,
  member,
  minuteMs,
  newEmail,
  newPassword,
  post,
  signIn,
  signUp,
  times,
  tokenIn,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { postCodeRequest, postResetRequest, reset, waiting } from '../support/accountMail.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock, config: { rateLimits: true } });
  server.deps.config.trustedProxies.addAddress('127.0.0.1');
});
afterAll(() => server.close());

let networks = 0;
/** A new network. */
const newNetwork = () => from(`2001:db8:${(networks += 1).toString(16)}::1`);
const resend = (email: string, headers: Record<string, string>) =>
  post(server, '/api/auth/resend', { email, type: 'signup' }, headers);

const asks: { kind: string; ask: (email: string, headers: Record<string, string>) => Promise<Response> }[] = [
  { kind: 'link', ask: (email, headers) => postCodeRequest(server, email, headers) },
  { kind: 'recover', ask: (email, headers) => postResetRequest(server, email, headers) },
  { kind: 'confirm', ask: resend },
];

describe.for(asks)('mails of the kind $kind', ({ ask }) => {
  test('are sent once a minute, and the response is the same', async () => {
    // The sign-ups used the budget too.
    const addresses = [(await member(server)).email, await waiting(server, newEmail()), newEmail()];
    clock.advance(hourMs);
    for (const email of addresses) {
      const before = (await mailTo(server, email)).length;
      const mails = async () => (await mailTo(server, email)).length - before;
      const one = await ask(email, newNetwork());
      const first = await mails();
      const other = await ask(email, newNetwork());
      expect([one.status, other.status]).toEqual([202, 202]);
      expect(await other.text()).toBe(await one.text());
      expect(await mails()).toBe(first);
      clock.advance(minuteMs - 1);
      await ask(email, newNetwork());
      expect(await mails()).toBe(first);
      clock.advance(1);
      expect((await ask(email, newNetwork())).status).toBe(202);
      expect(await mails()).toBe(2 * first);
    }
  });
});

test('two sign-ups of an email address within a minute send one mail, and both are stored', async () => {
  const email = newEmail();
  expect((await signUp(server, email)).status).toBe(202);
  expect((await signUp(server, email, newPassword)).status).toBe(202);
  expect(await mailTo(server, email)).toHaveLength(1);
  expect(await server.sql`select from registrations where email = ${email}`).toHaveLength(2);
});

/** When mail to an email address was requested and not rejected. */
const outbox = async (email: string) =>
  (
    await server.sql<{ at: Date }[]>`
      select requested_at as at from mail_outbox where recipient = ${email} order by 1`
  ).map(({ at }) => at.getTime());

describe('a budget', () => {
  test('is five mails in any hour, however they are spread', async () => {
    const email = newEmail();
    const step = 7 * minuteMs + 13_000;
    for (let asked = 0; asked < 60; asked += 1) {
      await server.deps.accounts.mailRequests.add('recover', { email });
      clock.advance(step);
    }
    const sent = await outbox(email);
    expect(sent.length).toBeGreaterThan(25);
    for (const begin of sent) {
      expect(sent.filter((at) => at >= begin && at < begin + hourMs).length).toBeLessThanOrEqual(5);
    }
  });

  test('of 20 parallel requests sends one mail, in each of 50 rounds', async () => {
    for (let round = 0; round < 50; round += 1) {
      const email = newEmail();
      await Promise.all(times(20, () => server.deps.accounts.mailRequests.add('link', { email })));
      expect(await outbox(email)).toHaveLength(1);
    }
  });

  test('counts a mail whose request read the clock a moment later', async () => {
    const email = newEmail();
    await server.deps.accounts.mailRequests.add('link', { email });
    clock.advance(-20);
    await server.deps.accounts.mailRequests.add('link', { email });
    clock.advance(20);
    expect(await outbox(email)).toHaveLength(1);
  });

  test('belongs to one kind and one email address', async () => {
    const [email, other] = [newEmail(), newEmail()];
    for (const kind of ['confirm', 'link', 'recover', 'new_email'] as const) {
      await server.deps.accounts.mailRequests.add(kind, { email });
      await server.deps.accounts.mailRequests.add(kind, { email: other });
    }
    expect(await outbox(email)).toHaveLength(4);
    expect(await outbox(other)).toHaveLength(4);
  });

  test('does not limit notices', async () => {
    const email = newEmail();
    for (const kind of times(8, () => 'password_changed' as const)) {
      await server.deps.accounts.mailRequests.add(kind, { email });
    }
    expect(await outbox(email)).toHaveLength(8);
  });

  test("of an owner's known origin can't be used up by strangers", async () => {
    const home = newNetwork();
    const { email } = await member(server);
    expect((await signIn(server, email, undefined, home)).status).toBe(200);
    clock.advance(hourMs);
    const sent = async () =>
      (await mailTo(server, email)).filter(({ subject }) => /new password/.test(subject));
    for (let asked = 0; asked < 5; asked += 1) {
      await postResetRequest(server, email, newNetwork());
      clock.advance(minuteMs);
    }
    expect(await sent()).toHaveLength(5);
    expect((await postResetRequest(server, email, home)).status).toBe(202);
    const mails = await sent();
    expect(mails).toHaveLength(6);
    expect((await reset(server, tokenIn(mails[0]), newPassword)).status).toBe(200);
  });

  test('is not blocked after a fast clock was set back', async () => {
    const email = newEmail();
    clock.advance(40 * dayMs);
    for (let asked = 0; asked < 5; asked += 1) {
      await server.deps.accounts.mailRequests.add('recover', { email });
      clock.advance(minuteMs);
    }
    clock.advance(-40 * dayMs);
    await server.deps.accounts.mailRequests.add('recover', { email });
    expect(await outbox(email)).toHaveLength(6);
  });

  test('is stored without the email address and deleted after an hour', async () => {
    const email = newEmail();
    await server.deps.accounts.mailRequests.add('recover', { email });
    const rows = await server.sql`select * from mail_budgets`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(email);
    clock.advance(hourMs);
    await deleteExpired(server.sql, clock);
    expect(await server.sql`select from mail_budgets where expires_at <= ${clock.now()}`).toHaveLength(0);
    expect(await count(server, 'mail_budgets')).toBeLessThan(rows.length);
  });
});
