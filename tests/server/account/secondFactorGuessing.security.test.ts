import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ipList } from '../../../server/network/networks.ts';
import { testClock } from '../harness.ts';
import { accountServer, dayMs, from, goodPassword, idOf, mailTo, post, signIn } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  answerChallenge,
  challengeOf,
  codeAt,
  memberWithSecondFactor,
  stepMs,
  wrongCode,
} from '../support/authenticator.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({
    clock,
    config: { rateLimits: true, trustedProxies: ipList(['127.0.0.1']) },
  });
});
afterAll(() => server.close());

describe('guessing codes', () => {
  let networks = 0;
  /**
   * Tries wrong codes from a new network each time, with as many challenges as necessary. Returns how many were
   * checked.
   */
  async function guess(person: { email: string; secret: string }, tries: number): Promise<number> {
    const userId = await idOf(server, person.email);
    let looked = 0;
    for (let done = 0; done < tries; done += 5) {
      const id = await server.deps.accounts.challenges.begin(userId, 'password');
      const network = from(`198.18.${Math.floor((networks += 1) / 250)}.${networks % 250}`);
      const wrong = wrongCode(person.secret, clock.now());
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => answerChallenge(server, id, wrong, network)),
      );
      looked += answers.filter(({ status }) => status === 400).length;
    }
    return looked;
  }

  test('is limited per account across networks without locking the owner out', async () => {
    const person = await memberWithSecondFactor(server);
    clock.advance(stepMs);
    const home = from('203.0.113.7');
    const first = await challengeOf(await signIn(server, person.email, goodPassword, home));
    expect((await answerChallenge(server, first, codeAt(person.secret, clock.now()), home)).status).toBe(200);
    // One of the twenty attempts was the owner's, from a network that was new.
    expect(await guess(person, 60)).toBe(19);

    clock.advance(stepMs);
    const abroad = from('203.0.113.99');
    const away = await challengeOf(await signIn(server, person.email, goodPassword, abroad));
    const refused = await answerChallenge(server, away, codeAt(person.secret, clock.now()), abroad);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    // A recovery code works from anywhere, and the owner's known network accepts codes of the app.
    expect((await answerChallenge(server, away, person.recoveryCodes[0]!, abroad)).status).toBe(200);
    const again = await challengeOf(await signIn(server, person.email, goodPassword, home));
    expect((await answerChallenge(server, again, codeAt(person.secret, clock.now()), home)).status).toBe(200);

    // Waiting refills the limit.
    clock.advance(dayMs);
    expect(await guess(person, 5)).toBe(5);
  });

  test('is limited per network across challenges', async () => {
    const person = await memberWithSecondFactor(server);
    clock.advance(stepMs);
    const network = from('192.0.2.77');
    const statuses = [];
    for (let round = 0; round < 4; round += 1) {
      const userId = await idOf(server, person.email);
      const id = await server.deps.accounts.challenges.begin(userId, 'password');
      const wrong = wrongCode(person.secret, clock.now());
      const tries = Array.from({ length: 5 }, () => answerChallenge(server, id, wrong, network));
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('limits adding apps and renewing codes, because both write and send mail', async () => {
    const { cookie } = await memberWithSecondFactor(server);
    const network = { Cookie: cookie, ...from('192.0.2.78') };
    const renew = () => server.request('/api/auth/mfa/recovery-codes', { method: 'POST', headers: network });
    const statuses = (await Promise.all(Array.from({ length: 40 }, renew))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await post(server, '/api/auth/mfa/factors', {}, network)).status).toBe(429);
    expect(
      (await post(server, '/api/auth/mfa/factors', {}, { ...network, ...from('192.0.2.79') })).status,
    ).toBe(201);
  });

  test('notifies the owner once a day', async () => {
    const person = await memberWithSecondFactor(server);
    clock.advance(dayMs);
    await guess(person, 15);
    const warnings = async () =>
      (await mailTo(server, person.email)).filter(({ subject }) => subject.includes('wrong sign-in codes'));
    expect(await warnings()).toHaveLength(1);
    clock.advance(dayMs);
    await guess(person, 15);
    expect(await warnings()).toHaveLength(2);
  });
});
