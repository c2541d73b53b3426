import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxGuesses } from '../../../server/accounts/mail/oneTimeCodes.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  browserWith,
  confirm,
  cookieOf,
  mailTo,
  member,
  minuteMs,
  newEmail,
  newPassword,
  statusesOf,
  times,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  expectRejected,
  requestCode,
  codeIn,
  enterCode,
  openLink,
  differentCode,
  reset,
} from '../support/accountMail.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

describe('a code', () => {
  test('of 20 parallel attempts exactly one gets a session, in each of 50 rounds', async () => {
    const { oneTimeCodes } = server.deps.accounts;
    const { email } = await member(server);
    for (let round = 0; round < 50; round += 1) {
      const { code } = (await oneTimeCodes.issue(email))!;
      const tries = await Promise.all(times(20, () => oneTimeCodes.byCode(email, code)));
      expect(tries.filter((user) => user !== null)).toMatchObject([{ email }]);
    }
  }, 120_000);

  test("can't be used together with its link", async () => {
    const { oneTimeCodes } = server.deps.accounts;
    const { email } = await member(server);
    for (let round = 0; round < 50; round += 1) {
      const secrets = [(await oneTimeCodes.issue(email))!, (await oneTimeCodes.issue(email))!];
      const tries = secrets.flatMap(({ token, code }) => [
        () => oneTimeCodes.byLink(token),
        () => oneTimeCodes.byCode(email, code),
      ]);
      const proven = await Promise.all([...tries, ...tries.toReversed()].map((act) => act()));
      expect(proven.filter((user) => user !== null)).toHaveLength(1);
    }
    expect(await server.sql`select from account_tokens where email = ${email}`).toHaveLength(0);
    expect(await server.sql`select from one_time_codes where email = ${email}`).toHaveLength(0);
  }, 120_000);

  test('over HTTP one parallel attempt succeeds and nineteen are rejected', async () => {
    const { email } = await member(server);
    const { code } = await requestCode(server, email);
    const answers = await statusesOf(times(20, () => enterCode(server, email, code)));
    expect(answers.toSorted()).toEqual([200, ...times(19, () => 400)]);
  });

  test('parallel proofs of an unconfirmed email address create one account', async () => {
    for (let round = 0; round < 30; round += 1) {
      const email = newEmail();
      const browser = browserWith(
        await server.deps.accounts.registrations.add({ email, fullName: null, passwordHash: 'none' }),
      );
      const confirmToken = tokenIn((await mailTo(server, email))[0]);
      const { token } = (await server.deps.accounts.oneTimeCodes.issue(email))!;
      const resetToken = (await server.deps.accounts.resets.issue(email))!;
      const answers = await statusesOf([
        confirm(server, confirmToken, browser),
        openLink(server, token),
        reset(server, resetToken, newPassword),
        openLink(server, token),
      ]);
      expect(answers.filter((status) => status === 200).length).toBeGreaterThan(0);
      expect(answers.filter((status) => status >= 500)).toEqual([]);
      expect(await server.sql`select from users where email = ${email}`).toHaveLength(1);
    }
  });

  test('is only valid if it is the newest', async () => {
    const { email } = await member(server);
    const { code: first } = await requestCode(server, email);
    const { code: second } = await requestCode(server, email);
    if (first !== second) await expectRejected(server, 'invalid_code', () => enterCode(server, email, first));
    expect((await enterCode(server, email, second)).status).toBe(200);
  });

  test('earlier links stay valid until one is used', async () => {
    const { email } = await member(server);
    const { mail: first } = await requestCode(server, email);
    const { mail: second } = await requestCode(server, email);
    expect((await openLink(server, tokenIn(first))).status).toBe(200);
    await expectRejected(server, 'invalid_token', () => openLink(server, tokenIn(first)));
    await expectRejected(server, 'invalid_token', () => openLink(server, tokenIn(second)));
    await expectRejected(server, 'invalid_code', () => enterCode(server, email, codeIn(second)));
  });

  test('is invalid after a few wrong attempts, even in parallel, but its link is not', async () => {
    const { email } = await member(server);
    const { code } = await requestCode(server, email);
    await statusesOf(times(maxGuesses - 1, () => enterCode(server, email, differentCode(code))));
    expect((await enterCode(server, email, code)).status).toBe(200);

    const { code: next, mail } = await requestCode(server, email);
    await statusesOf(times(20, () => enterCode(server, email, differentCode(next))));
    await expectRejected(server, 'invalid_code', () => enterCode(server, email, next));
    expect((await openLink(server, tokenIn(mail))).status).toBe(200);
  });

  test('expires after ten minutes together with its link', async () => {
    const { email } = await member(server);
    const early = await requestCode(server, email);
    clock.advance(10 * minuteMs - 1);
    expect((await enterCode(server, email, early.code)).status).toBe(200);
    const late = await requestCode(server, email);
    clock.advance(10 * minuteMs);
    await expectRejected(server, 'invalid_code', () => enterCode(server, email, late.code));
    await expectRejected(server, 'invalid_token', () => openLink(server, tokenIn(late.mail)));
  });

  test('belongs to its email address', async () => {
    const [one, other] = [await member(server), await member(server)];
    const { code } = await requestCode(server, one.email);
    const { code: others } = await requestCode(server, other.email);
    if (code !== others)
      await expectRejected(server, 'invalid_code', () => enterCode(server, other.email, code));
    expect((await enterCode(server, one.email, code)).status).toBe(200);
  });

  test('is invalid after the account changes its email address', async () => {
    const { email } = await member(server);
    const { code, mail } = await requestCode(server, email);
    await server.sql`update users set email = ${newEmail()} where email = ${email}`;
    expect((await openLink(server, tokenIn(mail))).status).toBe(400);
    expect((await enterCode(server, email, code)).status).toBe(400);
    const { email: second } = await member(server);
    const asked = await requestCode(server, second);
    await server.sql`update users set email = ${newEmail()} where email = ${second}`;
    expect((await enterCode(server, second, asked.code)).status).toBe(400);
  });

  test("a sign-in ends the browser's session and never adopts a planted one", async () => {
    const before = await member(server);
    const { email } = await member(server);
    const { code } = await requestCode(server, email);
    const answer = await enterCode(server, email, code, { Cookie: before.cookie });
    expect(cookieOf(answer)).not.toBe(before.cookie);
    expect((await whoIs(server, before.cookie)).user).toBeNull();
  });
});
