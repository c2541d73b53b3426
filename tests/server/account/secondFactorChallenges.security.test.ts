import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../harness.ts';
import type { TestClock } from '../harness.ts';
import {
  accountServer,
  idOf,
  mailTo,
  member,
  minuteMs,
  newEmail,
  problemOf,
  signIn,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  answerChallenge,
  challengeOf,
  beginChallenge,
  codeAt,
  enroll,
  memberWithSecondFactor,
  sessionIn,
  stepMs,
  verifyFactor,
  wrongCode,
} from '../support/authenticator.ts';
import type { Enrolled } from '../support/authenticator.ts';

let clock: TestClock;
let server: Server;
beforeAll(async () => {
  clock = testClock();
  server = await accountServer({ clock });
});
afterAll(() => server.close());

describe('a code works once', () => {
  test("the code that turned the app on can't be used to sign in", async () => {
    const person = await memberWithSecondFactor(server);
    const used = codeAt(person.secret, clock.now());
    const challenge = await challengeOf(await signIn(server, person.email));
    expect(await problemOf(await answerChallenge(server, challenge, used))).toBe('invalid_code');
    // The previous code was never used, but has expired.
    expect(
      await problemOf(await answerChallenge(server, challenge, codeAt(person.secret, clock.now(), -1))),
    ).toBe('invalid_code');
    const next = codeAt(person.secret, clock.now(), 1);
    expect((await answerChallenge(server, challenge, next)).status).toBe(200);
  });

  test('of 20 parallel attempts at one challenge exactly one succeeds, in each of 50 rounds', async () => {
    const person = await memberWithSecondFactor(server);
    for (let round = 0; round < 50; round += 1) {
      const challenge = await server.deps.accounts.challenges.begin(
        await idOf(server, person.email),
        'password',
      );
      clock.advance(stepMs);
      const code = codeAt(person.secret, clock.now());
      const tries = Array.from({ length: 20 }, () => answerChallenge(server, challenge, code));
      const answers = await Promise.all(tries);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter((answer) => answer.headers.has('set-cookie'))).toHaveLength(1);
    }
  });

  test('of 20 challenges with the same code exactly one succeeds, in each of 50 rounds', async () => {
    const person = await memberWithSecondFactor(server);
    const userId = await idOf(server, person.email);
    for (let round = 0; round < 50; round += 1) {
      const ids = await Promise.all(
        Array.from({ length: 20 }, () => server.deps.accounts.challenges.begin(userId, 'password')),
      );
      clock.advance(stepMs);
      const code = codeAt(person.secret, clock.now());
      const answers = await Promise.all(ids.map((id) => answerChallenge(server, id, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
    }
  });

  test('of 20 challenges with the same recovery code exactly one succeeds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await memberWithSecondFactor(server);
      const userId = await idOf(server, person.email);
      const [code] = person.recoveryCodes as [string];
      const ids = await Promise.all(
        Array.from({ length: 20 }, () => server.deps.accounts.challenges.begin(userId, 'password')),
      );
      const answers = await Promise.all(ids.map((id) => answerChallenge(server, id, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await server.deps.accounts.secondFactors.of(userId)).recoveryCodesLeft).toBe(9);
    }
  });

  test('of 20 parallel verifications of an app exactly one turns it on', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { email, cookie } = await member(server);
      const { id, secret } = (await (await enroll(server, cookie)).json()) as Enrolled;
      const code = codeAt(secret, clock.now());
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => verifyFactor(server, cookie, id, code)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { factors, recoveryCodesLeft } = await server.deps.accounts.secondFactors.of(
        await idOf(server, email),
      );
      expect([factors.length, recoveryCodesLeft]).toEqual([1, 10]);
    }
  });
});

describe('a challenge', () => {
  test('expires after five minutes', async () => {
    const person = await memberWithSecondFactor(server);
    const challenge = await beginChallenge(server, clock, person);
    clock.advance(5 * minuteMs - 1);
    const spare = await challengeOf(await signIn(server, person.email));
    const late = await challengeOf(await signIn(server, person.email));
    expect((await answerChallenge(server, challenge, codeAt(person.secret, clock.now()))).status).toBe(200);
    clock.advance(5 * minuteMs);
    for (const id of [late, spare]) {
      const answer = await answerChallenge(server, id, codeAt(person.secret, clock.now()));
      expect(answer.status).toBe(400);
      expect(await problemOf(answer)).toBe('invalid_challenge');
    }
  });

  test('accepts at most five attempts, even in parallel', async () => {
    const person = await memberWithSecondFactor(server);
    const challenge = await beginChallenge(server, clock, person);
    const wrong = wrongCode(person.secret, clock.now());
    const tries = Array.from({ length: 20 }, () => answerChallenge(server, challenge, wrong));
    const codes = await Promise.all((await Promise.all(tries)).map(problemOf));
    expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(4);
    expect(codes.filter((code) => code === 'invalid_challenge')).toHaveLength(16);
    const right = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await problemOf(right)).toBe('invalid_challenge');
    expect(sessionIn(right)).toBeNull();
    // A new challenge works, so the account is not locked.
    const another = await challengeOf(await signIn(server, person.email));
    expect((await answerChallenge(server, another, codeAt(person.secret, clock.now()))).status).toBe(200);
    const subjects = (await mailTo(server, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Someone entered wrong sign-in codes for your VetSync account');
  });

  test('can be used once', async () => {
    const person = await memberWithSecondFactor(server);
    const challenge = await beginChallenge(server, clock, person);
    expect((await answerChallenge(server, challenge, codeAt(person.secret, clock.now()))).status).toBe(200);
    clock.advance(stepMs);
    const again = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await problemOf(again)).toBe('invalid_challenge');
  });

  test("rejects another user's code", async () => {
    const [one, other] = [await memberWithSecondFactor(server), await memberWithSecondFactor(server)];
    const challenge = await beginChallenge(server, clock, one);
    for (const code of [codeAt(other.secret, clock.now()), other.recoveryCodes[0]!]) {
      expect(await problemOf(await answerChallenge(server, challenge, code))).toBe('invalid_code');
    }
    expect(
      (await server.deps.accounts.secondFactors.of(await idOf(server, other.email))).recoveryCodesLeft,
    ).toBe(10);
    expect((await answerChallenge(server, challenge, codeAt(one.secret, clock.now()))).status).toBe(200);
  });

  test.for([
    [
      'a new password',
      (id: string) => server.sql`update users set password_hash = 'another' where id = ${id}`,
    ],
    [
      'a new email address',
      (id: string) => server.sql`update users set email = ${newEmail()} where id = ${id}`,
    ],
    ['a ban', (id: string) => server.sql`update users set banned_at = now() where id = ${id}`],
    ['account deletion', (id: string) => server.sql`delete from users where id = ${id}`],
  ] as const)('ends with %s', async ([, act]) => {
    const person = await memberWithSecondFactor(server);
    const challenge = await beginChallenge(server, clock, person);
    const id = await idOf(server, person.email);
    await server.sql`update users set full_name = 'Somebody' where id = ${id}`;
    expect(await server.deps.accounts.challenges.find(challenge)).not.toBeNull();
    await act(id);
    expect(
      await problemOf(await answerChallenge(server, challenge, codeAt(person.secret, clock.now()))),
    ).toBe('invalid_challenge');
  });

  test.for(['', '0', 'a'.repeat(43), '%00', 'a'.repeat(5_000)])(
    'is rejected if it was never issued: %s',
    async (id) => {
      const answer = await answerChallenge(server, id || '-', '123456');
      expect(answer.status).toBe(400);
      expect(await problemOf(answer)).toBe('invalid_challenge');
    },
  );

  test('is rejected from another site', async () => {
    const person = await memberWithSecondFactor(server);
    const challenge = await beginChallenge(server, clock, person);
    const code = codeAt(person.secret, clock.now());
    const answer = await answerChallenge(server, challenge, code, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect((await answerChallenge(server, challenge, code)).status).toBe(200);
  });
});
