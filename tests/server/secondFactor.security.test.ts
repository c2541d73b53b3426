import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Proof } from '../../server/accounts/challenges.ts';
import { createSealing } from '../../server/accounts/sealing.ts';
import { contract } from '../../server/routes/contract.ts';
import { testClock } from './harness.ts';
import type { TestClock } from './harness.ts';
import {
  accountServer,
  browserOf,
  confirm,
  cookieOf,
  count,
  goodPassword,
  idOf,
  mailTo,
  member,
  minuteMs,
  newEmail,
  post,
  problemOf,
  signIn,
  signUp,
  tokenIn,
  tokenOf,
  whoIs,
} from './support/accounts.ts';
import type { Server } from './support/accounts.ts';
import {
  answerChallenge,
  challengeOf,
  challenged,
  codeAt,
  enroll,
  guarded,
  removeFactor,
  renewCodes,
  sessionIn,
  stepMs,
  verifyFactor,
  wrongCode,
} from './support/authenticator.ts';
import type { Enrolled } from './support/authenticator.ts';

let clock: TestClock;
let server: Server;
beforeAll(async () => {
  clock = testClock();
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const sessionsOf = async (email: string) => {
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from sessions where user_id = ${await idOf(server, email)}`;
  return row!.count;
};

const example = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
const bodyless = new Set(['get', 'delete']);

const isKnown = async ({ deps }: Server, email: string) => {
  const origin = { address: '127.0.0.1', device: null };
  return (await deps.accounts.knownPlaces.familiarity(email, origin)).isKnownAddress;
};

describe('a password step that waits for the second factor gives nothing that works anywhere', () => {
  test('neither its challenge id, nor its hash, nor a token of it opens any call, as cookie or otherwise', async () => {
    const person = await guarded(server);
    const challenge = await challenged(server, clock, person);
    const [row] = await server.sql<{ id: string }[]>`
      select id from second_factor_challenges where user_id = ${await idOf(server, person.email)}`;
    const hash = row!.id;
    const name = server.deps.sessions.cookieName;
    const closed = contract.filter(({ access }) => access !== 'any');
    expect(closed.length).toBeGreaterThan(10);
    for (const value of [challenge, hash, hash.slice(0, 43)]) {
      for (const { method, path } of closed) {
        for (const header of [`Cookie: ${name}=${value}`, `Authorization: Bearer ${value}`]) {
          const answer = await server.request(example(path), {
            method: method.toUpperCase(),
            headers: [header.split(': ') as [string, string]],
            ...(!bodyless.has(method) && { json: {} }),
          });
          expect(answer.status, `${method} ${path}`).toBe(401);
        }
      }
      expect((await whoIs(server, `${name}=${value}`)).user).toBeNull();
    }
    // The control: the very same calls are open to the session that the second step gives.
    const answer = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email: person.email });
  });

  test('is no token of a mailed link or code either', async () => {
    const challenge = await challenged(server, clock, await guarded(server));
    expect((await confirm(server, challenge)).status).toBe(400);
    expect(sessionIn(await confirm(server, challenge))).toBeNull();
  });

  test('begins no session, and leaves the place unknown', async () => {
    const person = await guarded(server);
    await server.sql`delete from known_places`;
    const before = await sessionsOf(person.email);
    const challenge = await challenged(server, clock, person);
    expect(await sessionsOf(person.email)).toBe(before);
    expect(await isKnown(server, person.email)).toBe(false);
    await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await sessionsOf(person.email)).toBe(before + 1);
    expect(await isKnown(server, person.email)).toBe(true);
  });

  test.for(['password', 'mail', 'google', 'confirm', 'reset'] as Proof[])(
    'whatever proved it: %s',
    async (by) => {
      const person = await guarded(server);
      clock.advance(stepMs);
      const id = await server.deps.accounts.challenges.begin(await idOf(server, person.email), by);
      expect(await server.deps.accounts.challenges.find(id)).toMatchObject({
        by,
        user: { email: person.email },
      });
      expect(sessionIn(await answerChallenge(server, id, wrongCode(person.secret, clock.now())))).toBeNull();
      expect(sessionIn(await answerChallenge(server, id, codeAt(person.secret, clock.now())))).not.toBeNull();
    },
  );
});

describe('what lies in the database', () => {
  test('holds no secret, recovery code or challenge that could be read', async () => {
    const person = await guarded(server);
    const challenge = await challenged(server, clock, person);
    const tables = ['second_factors', 'recovery_codes', 'second_factor_challenges'];
    const rows = await Promise.all(tables.map((table) => server.sql`select * from ${server.sql(table)}`));
    const text = JSON.stringify(rows).toLowerCase();
    for (const secret of [person.secret, challenge, ...person.recoveryCodes]) {
      expect(text).not.toContain(secret.toLowerCase());
      expect(text).not.toContain(secret.toLowerCase().replaceAll('-', ''));
    }
    expect(text).toContain(person.id);
  });

  test('a secret opens with its own key and in its own place only, and not once it was changed', () => {
    const sealing = createSealing('k'.repeat(32), 'second factor');
    const sealed = sealing.seal('JBSWY3DPEHPK3PXP', 'a');
    expect(sealing.open(sealed, 'a')).toBe('JBSWY3DPEHPK3PXP');
    expect(sealing.seal('JBSWY3DPEHPK3PXP', 'a')).not.toBe(sealed);
    expect(() => sealing.open(sealed, 'b')).toThrow();
    expect(() => createSealing('j'.repeat(32), 'second factor').open(sealed, 'a')).toThrow();
    expect(() => createSealing('k'.repeat(32), 'another purpose').open(sealed, 'a')).toThrow();
    for (let at = 0; at < sealed.length; at += 5) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(() => sealing.open(changed, 'a'), String(at)).toThrow();
    }
    expect(() => sealing.open('', 'a')).toThrow();
  });

  test("somebody's secret put in another's place opens nothing", async () => {
    const [one, other] = [await guarded(server), await guarded(server)];
    const challenge = await challenged(server, clock, other);
    await server.sql`
      update second_factors set secret = (select secret from second_factors where id = ${one.id}) where id = ${other.id}`;
    const answer = await answerChallenge(server, challenge, codeAt(one.secret, clock.now()));
    expect(answer.status).toBe(503);
    expect(sessionIn(answer)).toBeNull();
  });
});

describe('changing the second factor', () => {
  test("nobody verifies or removes another's app", async () => {
    const [one, other] = [await guarded(server), await guarded(server)];
    const waiting = (await (await enroll(server, other.cookie)).json()) as Enrolled;
    const code = codeAt(waiting.secret, clock.now());
    expect((await verifyFactor(server, one.cookie, waiting.id, code)).status).toBe(404);
    for (const id of [other.id, waiting.id])
      expect((await removeFactor(server, one.cookie, id)).status).toBe(404);
    expect((await verifyFactor(server, other.cookie, waiting.id, code)).status).toBe(200);
    expect((await removeFactor(server, other.cookie, other.id)).status).toBe(204);
  });

  test('needs a proof of the last ten minutes, by both factors', async () => {
    const person = await guarded(server);
    const calls = () => [
      enroll(server, person.cookie),
      removeFactor(server, person.cookie, person.id),
      renewCodes(server, person.cookie),
    ];
    clock.advance(10 * minuteMs);
    for (const answer of await Promise.all(calls())) {
      expect(answer.status).toBe(403);
      expect(await problemOf(answer)).toBe('proof_required');
    }
    const { factors, recoveryCodesLeft } = await server.deps.accounts.secondFactors.of(
      await idOf(server, person.email),
    );
    expect([factors.length, recoveryCodesLeft]).toEqual([1, 10]);
    clock.advance(stepMs);
    const former = person.cookie;
    const half = await post(
      server,
      '/api/auth/reauthenticate',
      { password: goodPassword },
      { Cookie: former },
    );
    expect(half.status).toBe(200);
    expect(sessionIn(half)).toBeNull();
    for (const answer of await Promise.all(calls())) expect(answer.status).toBe(403);

    const whole = await answerChallenge(server, await challengeOf(half), codeAt(person.secret, clock.now()), {
      Cookie: former,
    });
    person.cookie = cookieOf(whole);
    expect((await whoIs(server, former)).user).toBeNull();
    expect((await renewCodes(server, person.cookie)).status).toBe(200);
    expect((await enroll(server, person.cookie)).status).toBe(201);
    expect((await removeFactor(server, person.cookie, person.id)).status).toBe(204);
  });

  test('a session that the cookie of a former one names can do nothing', async () => {
    const { cookie } = await member(server);
    await post(server, '/api/auth/sign-out', undefined, { Cookie: cookie });
    expect((await enroll(server, cookie)).status).toBe(401);
    expect(tokenOf(cookie)).not.toBe('');
  });

  test('a proof that waits while the last app is taken away ends', async () => {
    const person = await guarded(server);
    const challenge = await challenged(server, clock, person);
    expect((await removeFactor(server, person.cookie, person.id)).status).toBe(204);
    const answer = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await problemOf(answer)).toBe('invalid_challenge');
  });

  test('answers and removals at the same time never wait for each other in a ring', async () => {
    for (let round = 0; round < 30; round += 1) {
      const person = await guarded(server);
      const challenge = await challenged(server, clock, person);
      const [answer, removal] = await Promise.all([
        answerChallenge(server, challenge, codeAt(person.secret, clock.now())),
        removeFactor(server, person.cookie, person.id),
      ]);
      expect([200, 400]).toContain(answer.status);
      expect(removal.status).toBe(204);
    }
  }, 60_000);
});

describe('without a key', () => {
  test('nothing is set up or stored, and somebody whose app was on comes in by a recovery code', async () => {
    const person = await guarded(server);
    clock.advance(stepMs);
    const keyless = await accountServer({ clock, config: { secretKey: null } });
    try {
      const { cookie } = await member(keyless);
      const refused = await enroll(keyless, cookie);
      expect(refused.status).toBe(503);
      expect(await problemOf(refused)).toBe('not_configured');
      expect(await count(keyless, 'second_factors')).toBe(0);

      const { secondFactors } = keyless.deps.accounts;
      const [user] = await keyless.sql<{ id: string }[]>`select id from users`;
      await keyless.sql`
        insert into second_factors (user_id, name, secret, created_at, verified_at)
        select ${user!.id}, 'App', 'sealed with a key that is gone', now(), now()`;
      expect(await secondFactors.isOn(user!.id)).toBe(true);
      const { recoveryCodes } = await secondFactors.renewRecoveryCodes(user!.id);
      const email = (await whoIs(keyless, cookie)) as { user: { email: string } };
      const challenge = await challengeOf(await signIn(keyless, email.user.email));
      expect(await problemOf(await answerChallenge(keyless, challenge, '123456'))).toBe('not_configured');
      expect(sessionIn(await answerChallenge(keyless, challenge, recoveryCodes[0]!))).not.toBeNull();
    } finally {
      await keyless.close();
    }
    expect(person.recoveryCodes).toHaveLength(10);
  });

  test('an account that has no app is asked for none', async () => {
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    const [mail] = await mailTo(server, email);
    await confirm(server, tokenIn(mail), browser);
    expect(sessionIn(await signIn(server, email))).not.toBeNull();
  });
});
