import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Proof } from '../../server/accounts/challenges.ts';
import { createSealing } from '../../server/accounts/sealing.ts';
import { contract } from '../../server/routes/contract.ts';
import { testClock } from './harness.ts';
import type { TestClock } from './harness.ts';
import {
  accountServer,
  confirm,
  cookieOf,
  count,
  dayMs,
  goodPassword,
  mailTo,
  member,
  minuteMs,
  newEmail,
  post,
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
  codeAt,
  enroll,
  guarded,
  removeFactor,
  renewCodes,
  sessionIn,
  verifyFactor,
  wrongCode,
} from './support/authenticator.ts';
import type { Enrolled } from './support/authenticator.ts';

const stepMs = 30_000;
let clock: TestClock;
let server: Server;
beforeAll(async () => {
  clock = testClock();
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;
const idOf = async (email: string) => (await server.deps.accounts.users.byEmail(email))!.user.id;
const sessionsOf = async (email: string) => {
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from sessions where user_id = ${await idOf(email)}`;
  return row!.count;
};
/** A challenge of somebody whose app shows a code that was not seen before. */
async function challenged(person: { email: string }) {
  clock.advance(stepMs);
  return challengeOf(await signIn(server, person.email));
}

const example = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
const bodyless = new Set(['get', 'delete']);

describe('a password step that waits for the second factor gives nothing that works anywhere', () => {
  test('neither its challenge id, nor its hash, nor a token of it opens any call, as cookie or otherwise', async () => {
    const person = await guarded(server);
    const challenge = await challenged(person);
    const [{ id: hash }] =
      (await server.sql`select id from second_factor_challenges where user_id = ${await idOf(person.email)}`) as unknown as [
        { id: string },
      ];
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
    const challenge = await challenged(await guarded(server));
    expect((await confirm(server, challenge)).status).toBe(400);
    expect(sessionIn(await confirm(server, challenge))).toBeNull();
  });

  test('begins no session, and leaves the place unknown', async () => {
    const person = await guarded(server);
    await server.sql`delete from known_places`;
    const before = await sessionsOf(person.email);
    const challenge = await challenged(person);
    expect(await sessionsOf(person.email)).toBe(before);
    expect(await server.deps.accounts.knownPlaces.isKnown(person.email, '127.0.0.1')).toBe(false);
    await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await sessionsOf(person.email)).toBe(before + 1);
    expect(await server.deps.accounts.knownPlaces.isKnown(person.email, '127.0.0.1')).toBe(true);
  });

  test.for(['password', 'mail', 'google', 'confirm', 'reset'] as Proof[])(
    'whatever proved it: %s',
    async (by) => {
      const person = await guarded(server);
      clock.advance(stepMs);
      const id = await server.deps.accounts.challenges.begin(await idOf(person.email), by);
      expect(await server.deps.accounts.challenges.find(id)).toMatchObject({
        by,
        user: { email: person.email },
      });
      expect(sessionIn(await answerChallenge(server, id, wrongCode(person.secret, clock.now())))).toBeNull();
      expect(sessionIn(await answerChallenge(server, id, codeAt(person.secret, clock.now())))).not.toBeNull();
    },
  );
});

describe('a code counts once', () => {
  test('the one that turned the app on does not sign in', async () => {
    const person = await guarded(server);
    const used = codeAt(person.secret, clock.now());
    const challenge = await challengeOf(await signIn(server, person.email));
    expect(await codeOf(await answerChallenge(server, challenge, used))).toBe('invalid_code');
    // The one before was never used, and is too late as well.
    expect(
      await codeOf(await answerChallenge(server, challenge, codeAt(person.secret, clock.now(), -1))),
    ).toBe('invalid_code');
    const next = codeAt(person.secret, clock.now(), 1);
    expect((await answerChallenge(server, challenge, next)).status).toBe(200);
  });

  test('of 20 parallel tries of one challenge exactly one is right, in each of 50 rounds', async () => {
    const person = await guarded(server);
    for (let round = 0; round < 50; round += 1) {
      const challenge = await server.deps.accounts.challenges.begin(await idOf(person.email), 'password');
      clock.advance(stepMs);
      const code = codeAt(person.secret, clock.now());
      const tries = Array.from({ length: 20 }, () => answerChallenge(server, challenge, code));
      const answers = await Promise.all(tries);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter((answer) => answer.headers.has('set-cookie'))).toHaveLength(1);
    }
  }, 60_000);

  test('of 20 challenges answered at once with one code exactly one is right, in each of 50 rounds', async () => {
    const person = await guarded(server);
    const userId = await idOf(person.email);
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
  }, 60_000);

  test('of 20 challenges answered at once with one recovery code exactly one is right', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await guarded(server);
      const userId = await idOf(person.email);
      const [code] = person.recoveryCodes as [string];
      const ids = await Promise.all(
        Array.from({ length: 20 }, () => server.deps.accounts.challenges.begin(userId, 'password')),
      );
      const answers = await Promise.all(ids.map((id) => answerChallenge(server, id, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await server.deps.accounts.secondFactors.of(userId)).recoveryCodesLeft).toBe(9);
    }
  }, 60_000);

  test('of 20 parallel verifications of an app exactly one turns it on, with one set of recovery codes', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { email, cookie } = await member(server);
      const { id, secret } = (await (await enroll(server, cookie)).json()) as Enrolled;
      const code = codeAt(secret, clock.now());
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => verifyFactor(server, cookie, id, code)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { factors, recoveryCodesLeft } = await server.deps.accounts.secondFactors.of(await idOf(email));
      expect([factors.length, recoveryCodesLeft]).toEqual([1, 10]);
    }
  }, 60_000);
});

describe('a challenge', () => {
  test('ends after five minutes', async () => {
    const person = await guarded(server);
    const challenge = await challenged(person);
    clock.advance(5 * minuteMs - 1);
    const spare = await challengeOf(await signIn(server, person.email));
    const late = await challengeOf(await signIn(server, person.email));
    expect((await answerChallenge(server, challenge, codeAt(person.secret, clock.now()))).status).toBe(200);
    clock.advance(5 * minuteMs);
    for (const id of [late, spare]) {
      const answer = await answerChallenge(server, id, codeAt(person.secret, clock.now()));
      expect(answer.status).toBe(400);
      expect(await codeOf(answer)).toBe('invalid_challenge');
    }
  });

  test('takes five codes and no more, even in parallel, the right one included', async () => {
    const person = await guarded(server);
    const challenge = await challenged(person);
    const wrong = wrongCode(person.secret, clock.now());
    const tries = Array.from({ length: 20 }, () => answerChallenge(server, challenge, wrong));
    const codes = await Promise.all((await Promise.all(tries)).map(codeOf));
    expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(4);
    expect(codes.filter((code) => code === 'invalid_challenge')).toHaveLength(16);
    const right = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await codeOf(right)).toBe('invalid_challenge');
    expect(sessionIn(right)).toBeNull();
    // Another one is good: the account is not shut.
    const another = await challengeOf(await signIn(server, person.email));
    expect((await answerChallenge(server, another, codeAt(person.secret, clock.now()))).status).toBe(200);
    const subjects = (await mailTo(server, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Wrong sign-in codes were tried at your VetSync account');
  });

  test('is spent by being answered', async () => {
    const person = await guarded(server);
    const challenge = await challenged(person);
    expect((await answerChallenge(server, challenge, codeAt(person.secret, clock.now()))).status).toBe(200);
    clock.advance(stepMs);
    const again = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await codeOf(again)).toBe('invalid_challenge');
  });

  test("takes nobody else's code", async () => {
    const [one, other] = [await guarded(server), await guarded(server)];
    const challenge = await challenged(one);
    for (const code of [codeAt(other.secret, clock.now()), other.recoveryCodes[0]!]) {
      expect(await codeOf(await answerChallenge(server, challenge, code))).toBe('invalid_code');
    }
    expect((await server.deps.accounts.secondFactors.of(await idOf(other.email))).recoveryCodesLeft).toBe(10);
    expect((await answerChallenge(server, challenge, codeAt(one.secret, clock.now()))).status).toBe(200);
  });

  test.for([
    [
      'a new password',
      (id: string) => server.sql`update users set password_hash = 'another' where id = ${id}`,
    ],
    ['a new address', (id: string) => server.sql`update users set email = ${newEmail()} where id = ${id}`],
    ['a ban', (id: string) => server.sql`update users set banned_at = now() where id = ${id}`],
    ['the end of the account', (id: string) => server.sql`delete from users where id = ${id}`],
  ] as const)('ends with %s', async ([, act]) => {
    const person = await guarded(server);
    const challenge = await challenged(person);
    const id = await idOf(person.email);
    await server.sql`update users set full_name = 'Somebody' where id = ${id}`;
    expect(await server.deps.accounts.challenges.find(challenge)).not.toBeNull();
    await act(id);
    expect(await codeOf(await answerChallenge(server, challenge, codeAt(person.secret, clock.now())))).toBe(
      'invalid_challenge',
    );
  });

  test.for(['', '0', 'a'.repeat(43), '%00', 'a'.repeat(5_000)])(
    'that nobody was given is refused: %s',
    async (id) => {
      const answer = await answerChallenge(server, id || '-', '123456');
      expect(answer.status).toBe(400);
      expect(await codeOf(answer)).toBe('invalid_challenge');
    },
  );

  test('from another site is refused', async () => {
    const person = await guarded(server);
    const challenge = await challenged(person);
    const code = codeAt(person.secret, clock.now());
    const answer = await answerChallenge(server, challenge, code, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect((await answerChallenge(server, challenge, code)).status).toBe(200);
  });
});

describe('what lies in the database', () => {
  test('holds no secret, recovery code or challenge that could be read', async () => {
    const person = await guarded(server);
    const challenge = await challenged(person);
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
    const challenge = await challenged(other);
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
      expect(await codeOf(answer)).toBe('proof_required');
    }
    const { factors, recoveryCodesLeft } = await server.deps.accounts.secondFactors.of(
      await idOf(person.email),
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
    const challenge = await challenged(person);
    expect((await removeFactor(server, person.cookie, person.id)).status).toBe(204);
    const answer = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await codeOf(answer)).toBe('invalid_challenge');
  });

  test('answers and removals at the same time never wait for each other in a ring', async () => {
    for (let round = 0; round < 30; round += 1) {
      const person = await guarded(server);
      const challenge = await challenged(person);
      const [answer, removal] = await Promise.all([
        answerChallenge(server, challenge, codeAt(person.secret, clock.now())),
        removeFactor(server, person.cookie, person.id),
      ]);
      expect([200, 400]).toContain(answer.status);
      expect(removal.status).toBe(204);
    }
  }, 60_000);
});

const from = (place: string) => ({ 'X-Forwarded-For': place });

describe('guessing at codes', () => {
  let limited: Server;
  const guessing = testClock();
  beforeAll(async () => {
    limited = await accountServer({
      clock: guessing,
      config: { rateLimits: true, trustedProxies: server.deps.config.trustedProxies },
    });
    limited.deps.config.trustedProxies.addAddress('127.0.0.1');
  });
  afterAll(() => limited.close());

  let places = 0;
  /** Wrong codes from ever new places, as many challenges as it takes: how many were looked at. */
  async function guess(person: { email: string; secret: string }, tries: number): Promise<number> {
    const userId = (await limited.deps.accounts.users.byEmail(person.email))!.user.id;
    let looked = 0;
    for (let done = 0; done < tries; done += 5) {
      const id = await limited.deps.accounts.challenges.begin(userId, 'password');
      const place = from(`198.18.${Math.floor((places += 1) / 250)}.${places % 250}`);
      const wrong = wrongCode(person.secret, guessing.now());
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => answerChallenge(limited, id, wrong, place)),
      );
      looked += answers.filter(({ status }) => status === 400).length;
    }
    return looked;
  }

  test('is limited for an account from everywhere together, without shutting its owner out', async () => {
    const person = await guarded(limited);
    guessing.advance(stepMs);
    const home = from('203.0.113.7');
    const first = await challengeOf(await signIn(limited, person.email, goodPassword, home));
    expect((await answerChallenge(limited, first, codeAt(person.secret, guessing.now()), home)).status).toBe(
      200,
    );
    // One of the twenty was the owner's own, from where nobody knew them yet.
    expect(await guess(person, 60)).toBe(19);

    guessing.advance(stepMs);
    const abroad = from('203.0.113.99');
    const away = await challengeOf(await signIn(limited, person.email, goodPassword, abroad));
    const refused = await answerChallenge(limited, away, codeAt(person.secret, guessing.now()), abroad);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    // A recovery code opens from anywhere, and the place where the owner was before takes codes of the app.
    expect((await answerChallenge(limited, away, person.recoveryCodes[0]!, abroad)).status).toBe(200);
    const again = await challengeOf(await signIn(limited, person.email, goodPassword, home));
    expect((await answerChallenge(limited, again, codeAt(person.secret, guessing.now()), home)).status).toBe(
      200,
    );

    // And waiting helps.
    guessing.advance(dayMs);
    expect(await guess(person, 5)).toBe(5);
  });

  test('is limited from one place, however many challenges there are', async () => {
    const person = await guarded(limited);
    guessing.advance(stepMs);
    const place = from('192.0.2.77');
    const statuses = [];
    for (let round = 0; round < 4; round += 1) {
      const userId = (await limited.deps.accounts.users.byEmail(person.email))!.user.id;
      const id = await limited.deps.accounts.challenges.begin(userId, 'password');
      const wrong = wrongCode(person.secret, guessing.now());
      const tries = Array.from({ length: 5 }, () => answerChallenge(limited, id, wrong, place));
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('setting up and renewing are limited too, as each writes and mails', async () => {
    const { cookie } = await guarded(limited);
    const place = { Cookie: cookie, ...from('192.0.2.78') };
    const renew = () => limited.request('/api/auth/mfa/recovery-codes', { method: 'POST', headers: place });
    const statuses = (await Promise.all(Array.from({ length: 40 }, renew))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await post(limited, '/api/auth/mfa/factors', {}, place)).status).toBe(429);
    expect(
      (await post(limited, '/api/auth/mfa/factors', {}, { ...place, ...from('192.0.2.79') })).status,
    ).toBe(201);
  });

  test('tells the owner once a day', async () => {
    const person = await guarded(limited);
    guessing.advance(dayMs);
    await guess(person, 15);
    const warnings = async () =>
      (await mailTo(limited, person.email)).filter(({ subject }) =>
        subject.startsWith('Wrong sign-in codes'),
      );
    expect(await warnings()).toHaveLength(1);
    guessing.advance(dayMs);
    await guess(person, 15);
    expect(await warnings()).toHaveLength(2);
  });
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
      expect(await codeOf(refused)).toBe('not_configured');
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
      expect(await codeOf(await answerChallenge(keyless, challenge, '123456'))).toBe('not_configured');
      expect(sessionIn(await answerChallenge(keyless, challenge, recoveryCodes[0]!))).not.toBeNull();
    } finally {
      await keyless.close();
    }
    expect(person.recoveryCodes).toHaveLength(10);
  });

  test('an account that has no app is asked for none', async () => {
    const email = newEmail();
    await signUp(server, email);
    const [mail] = await mailTo(server, email);
    await confirm(server, tokenIn(mail));
    expect(sessionIn(await signIn(server, email))).not.toBeNull();
  });
});
