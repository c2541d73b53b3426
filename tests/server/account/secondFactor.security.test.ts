import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Proof } from '../../../server/accounts/secondFactor/challenges.ts';
import { createEncryption } from '../../../server/accounts/secondFactor/encryption.ts';
import { contract } from '../../../server/routes/routes.ts';
import { testClock } from '../harness.ts';
import type { TestClock } from '../harness.ts';
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
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  answerChallenge,
  challengeOf,
  beginChallenge,
  codeAt,
  enroll,
  memberWithSecondFactor,
  removeFactor,
  renewCodes,
  sessionIn,
  stepMs,
  verifyFactor,
  wrongCode,
} from '../support/authenticator.ts';
import type { Enrolled } from '../support/authenticator.ts';
import { openLink } from '../support/accountMail.ts';

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
  const origin = { network: '127.0.0.1', device: null };
  return (await deps.accounts.knownOrigins.familiarity(email, origin)).isKnownNetwork;
};

describe('a sign-in that waits for the second factor', () => {
  test('its challenge id, hash and token authorize no call, as a cookie or otherwise', async () => {
    const person = await memberWithSecondFactor(server);
    const challenge = await beginChallenge(server, clock, person);
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
    // As a control, the same calls succeed with the session from the second step.
    const answer = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email: person.email });
  });

  test('its challenge is not accepted as a token of a mailed link or code', async () => {
    const challenge = await beginChallenge(server, clock, await memberWithSecondFactor(server));
    expect((await confirm(server, challenge)).status).toBe(400);
    expect(sessionIn(await confirm(server, challenge))).toBeNull();
  });

  test('it starts no session and does not mark the network as known', async () => {
    const person = await memberWithSecondFactor(server);
    await server.sql`delete from known_places`;
    const before = await sessionsOf(person.email);
    const challenge = await beginChallenge(server, clock, person);
    expect(await sessionsOf(person.email)).toBe(before);
    expect(await isKnown(server, person.email)).toBe(false);
    await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await sessionsOf(person.email)).toBe(before + 1);
    expect(await isKnown(server, person.email)).toBe(true);
  });

  test.for(['password', 'mail', 'google', 'confirm', 'reset'] as Proof[])(
    'it is required after every kind of proof: %s',
    async (by) => {
      const person = await memberWithSecondFactor(server);
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

describe('stored data', () => {
  test('contains no readable secret, recovery code or challenge', async () => {
    const person = await memberWithSecondFactor(server);
    const challenge = await beginChallenge(server, clock, person);
    const tables = ['second_factors', 'recovery_codes', 'second_factor_challenges'];
    const rows = await Promise.all(tables.map((table) => server.sql`select * from ${server.sql(table)}`));
    const text = JSON.stringify(rows).toLowerCase();
    for (const secret of [person.secret, challenge, ...person.recoveryCodes]) {
      expect(text).not.toContain(secret.toLowerCase());
      expect(text).not.toContain(secret.toLowerCase().replaceAll('-', ''));
    }
    expect(text).toContain(person.id);
  });

  test('a secret can only be decrypted unchanged, with its key and context', () => {
    const encryption = createEncryption('k'.repeat(32), 'second factor');
    const encrypted = encryption.encrypt('JBSWY3DPEHPK3PXP', 'a');
    expect(encryption.decrypt(encrypted, 'a')).toBe('JBSWY3DPEHPK3PXP');
    expect(encryption.encrypt('JBSWY3DPEHPK3PXP', 'a')).not.toBe(encrypted);
    expect(() => encryption.decrypt(encrypted, 'b')).toThrow();
    expect(() => createEncryption('j'.repeat(32), 'second factor').decrypt(encrypted, 'a')).toThrow();
    expect(() => createEncryption('k'.repeat(32), 'another purpose').decrypt(encrypted, 'a')).toThrow();
    for (let at = 0; at < encrypted.length; at += 5) {
      const changed = encrypted.slice(0, at) + (encrypted[at] === 'A' ? 'B' : 'A') + encrypted.slice(at + 1);
      expect(() => encryption.decrypt(changed, 'a'), String(at)).toThrow();
    }
    expect(() => encryption.decrypt('', 'a')).toThrow();
  });

  test("a secret copied to another user's row does not work", async () => {
    const [one, other] = [await memberWithSecondFactor(server), await memberWithSecondFactor(server)];
    const challenge = await beginChallenge(server, clock, other);
    await server.sql`
      update second_factors set secret = (select secret from second_factors where id = ${one.id}) where id = ${other.id}`;
    const answer = await answerChallenge(server, challenge, codeAt(one.secret, clock.now()));
    expect(answer.status).toBe(503);
    expect(sessionIn(answer)).toBeNull();
  });
});

/** Starts adding an app. Its first code turns it on. */
async function addApp({ cookie }: { cookie: string }) {
  const { id, secret } = (await (await enroll(server, cookie)).json()) as Enrolled;
  return () => verifyFactor(server, cookie, id, codeAt(secret, clock.now()));
}
/** Signs the user in with another browser. */
async function elsewhere({ email }: { email: string }) {
  const user = (await server.deps.accounts.users.byEmail(email))!.user;
  const { token } = await server.deps.sessions.begin(user);
  return server.deps.sessions.cookie(token).split(';')[0]!;
}

describe('changing the second factor', () => {
  test("can't verify or remove another user's app", async () => {
    const [one, other] = [await memberWithSecondFactor(server), await memberWithSecondFactor(server)];
    const waiting = (await (await enroll(server, other.cookie)).json()) as Enrolled;
    const code = codeAt(waiting.secret, clock.now());
    expect((await verifyFactor(server, one.cookie, waiting.id, code)).status).toBe(404);
    for (const id of [other.id, waiting.id])
      expect((await removeFactor(server, one.cookie, id)).status).toBe(404);
    expect((await verifyFactor(server, other.cookie, waiting.id, code)).status).toBe(200);
    expect((await removeFactor(server, other.cookie, other.id)).status).toBe(204);
  });

  test('requires a proof by both factors from the last ten minutes', async () => {
    const person = await memberWithSecondFactor(server);
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

  test('rejects the cookie of a former session', async () => {
    const { cookie } = await member(server);
    await post(server, '/api/auth/sign-out', undefined, { Cookie: cookie });
    expect((await enroll(server, cookie)).status).toBe(401);
    expect(tokenOf(cookie)).not.toBe('');
  });

  test('removing the last app ends a pending reauthentication', async () => {
    const person = await memberWithSecondFactor(server);
    const challenge = await beginChallenge(server, clock, person);
    expect((await removeFactor(server, person.cookie, person.id)).status).toBe(204);
    const answer = await answerChallenge(server, challenge, codeAt(person.secret, clock.now()));
    expect(await problemOf(answer)).toBe('invalid_challenge');
  });

  const changes: {
    name: string;
    notice: string;
    /** Prepares the change and returns a function that makes it. */
    prepare: (person: Awaited<ReturnType<typeof memberWithSecondFactor>>) => Promise<() => Promise<Response>>;
    /** Whether the second factor is on before the change. */
    isOn: boolean;
  }[] = [
    { name: 'turning it on', notice: 'Two-step sign-in is on', isOn: false, prepare: addApp },
    {
      name: 'adding an app',
      notice: 'An authenticator app was added to your VetSync account',
      isOn: true,
      prepare: addApp,
    },
    {
      name: 'removing an app',
      notice: 'An authenticator app was removed from your VetSync account',
      isOn: true,
      prepare: async (person) => {
        expect((await (await addApp(person))()).status).toBe(200);
        return () => removeFactor(server, person.cookie, person.id);
      },
    },
    {
      name: 'turning it off',
      notice: 'Two-step sign-in is off',
      isOn: true,
      prepare: async ({ cookie, id }) => {
        return () => removeFactor(server, cookie, id);
      },
    },
    {
      name: 'renewing recovery codes',
      notice: 'You have new recovery codes for VetSync',
      isOn: true,
      prepare: async ({ cookie }) => {
        return () => renewCodes(server, cookie);
      },
    },
  ];
  test.for(changes)('$name ends other sessions, keeps this one and notifies the owner', async (change) => {
    const person = change.isOn
      ? await memberWithSecondFactor(server)
      : { ...(await member(server)), id: '', secret: '', uri: '', qr: '', recoveryCodes: [] };
    const act = await change.prepare(person);
    const bystander = await member(server);
    const others = [await elsewhere(person), await elsewhere(person)];
    for (const cookie of [person.cookie, ...others]) {
      expect((await whoIs(server, cookie)).user).toMatchObject({ email: person.email });
    }

    expect((await act()).ok).toBe(true);
    for (const cookie of others) expect((await whoIs(server, cookie)).user).toBeNull();
    expect((await whoIs(server, person.cookie)).user).toMatchObject({ email: person.email });
    expect((await whoIs(server, bystander.cookie)).user).toMatchObject({ email: bystander.email });
    expect(await sessionsOf(person.email)).toBe(1);
    const [mail] = await mailTo(server, person.email);
    expect(mail?.subject).toBe(change.notice);
    expect(mail?.text).toContain('All other devices were signed out.');
  });

  test('a rejected change ends no session', async () => {
    const person = await member(server);
    const other = await elsewhere(person);
    const { id, secret } = (await (await enroll(server, person.cookie)).json()) as Enrolled;
    expect((await verifyFactor(server, person.cookie, id, wrongCode(secret, clock.now()))).status).toBe(400);
    expect((await removeFactor(server, person.cookie, id)).status).toBe(204);
    expect((await renewCodes(server, person.cookie)).status).toBe(409);
    expect((await whoIs(server, other)).user).toMatchObject({ email: person.email });
  });

  test('turning it on during a sign-in by link keeps that sign-in out, in each of 50 rounds', async () => {
    for (let round = 0; round < 50; round += 1) {
      const person = await member(server);
      const turnOn = await addApp(person);
      const { token } = (await server.deps.accounts.oneTimeCodes.issue(person.email))!;
      const [on, entered] = await Promise.all([turnOn(), openLink(server, token)]);
      expect(on.status).toBe(200);
      expect([200, 401]).toContain(entered.status);
      expect(await sessionsOf(person.email)).toBe(1);
    }
  });

  test("concurrent sign-ins and removals don't deadlock", async () => {
    for (let round = 0; round < 30; round += 1) {
      const person = await memberWithSecondFactor(server);
      const challenge = await beginChallenge(server, clock, person);
      const [answer, removal] = await Promise.all([
        answerChallenge(server, challenge, codeAt(person.secret, clock.now())),
        removeFactor(server, person.cookie, person.id),
      ]);
      expect([200, 400]).toContain(answer.status);
      expect(removal.status).toBe(204);
    }
  });
});

describe('without an encryption key', () => {
  test('no app can be added, and existing users sign in with recovery codes', async () => {
    const person = await memberWithSecondFactor(server);
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
        select ${user!.id}, 'App', 'encrypted with a key that is gone', now(), now()`;
      expect(await secondFactors.isOn(user!.id)).toBe(true);
      const session = (await keyless.deps.sessions.validate(tokenOf(cookie)))!;
      const { recoveryCodes } = await secondFactors.renewRecoveryCodes(session);
      const email = (await whoIs(keyless, cookie)) as { user: { email: string } };
      const challenge = await challengeOf(await signIn(keyless, email.user.email));
      expect(await problemOf(await answerChallenge(keyless, challenge, '123456'))).toBe('not_configured');
      expect(sessionIn(await answerChallenge(keyless, challenge, recoveryCodes[0]!))).not.toBeNull();
    } finally {
      await keyless.close();
    }
    expect(person.recoveryCodes).toHaveLength(10);
  });

  test('users without an app need no second factor', async () => {
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    const [mail] = await mailTo(server, email);
    await confirm(server, tokenIn(mail), browser);
    expect(sessionIn(await signIn(server, email))).not.toBeNull();
  });
});
