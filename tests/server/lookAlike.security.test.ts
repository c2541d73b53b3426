import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountServer,
  member,
  newEmail,
  post,
  signIn,
  signUp,
  statusesOf,
  times,
} from './support/accounts.ts';
import type { Server } from './support/accounts.ts';
import { alike, quickTenth, seen, spread } from './support/alike.ts';
import { askCode, askReset, askedCode, enterCode, waiting } from './support/mailWays.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer({ cost: 'full' });
});
afterAll(() => server.close());

const wrongPassword = 'somebody else 5 lamps';
const resend = (email: string, type: string) => post(server, '/api/auth/resend', { email, type });
/** Calls whose time is a hash, and such that only write. */
const many = { hash: 30, write: 100 };
const calls: { name: string; rounds: number; call: (email: string) => Promise<Response> }[] = [
  { name: 'sign-up', rounds: many.hash, call: (email) => signUp(server, email, wrongPassword) },
  { name: 'sign-in', rounds: many.hash, call: (email) => signIn(server, email, wrongPassword) },
  { name: 'resend', rounds: many.write, call: (email) => resend(email, 'signup') },
  { name: 'resend of a new address', rounds: many.write, call: (email) => resend(email, 'email_change') },
  { name: 'otp', rounds: many.write, call: (email) => askCode(server, email) },
  { name: 'recover', rounds: many.write, call: (email) => askReset(server, email) },
  {
    name: 'a wrong code',
    rounds: many.hash,
    call: async (email) => {
      // Else a code that is there would be dead after a few rounds, and like none.
      await server.sql`update one_time_codes set guesses = 0 where email = ${email}`;
      return enterCode(server, email, '000000');
    },
  },
];

const everyKind = async () => {
  const asked = (await member(server)).email;
  await server.deps.accounts.oneTime.issue(asked);
  return [asked, (await member(server)).email, await waiting(server, newEmail()), newEmail()];
};

describe('known, waiting and unknown addresses look alike', () => {
  test.for(calls)('in the answer of $name, also when repeated', async ({ call }) => {
    const answers = [];
    for (const email of await everyKind()) {
      answers.push([await seen(await call(email)), await seen(await call(email))]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]![1]).toEqual(answers[0]![0]);
  });

  test.for(calls)('in the time of $name', { timeout: 180_000 }, async ({ call, rounds }) => {
    const groups = (await everyKind()).map((email) => () => call(email));
    expect(await spread(groups, rounds)).toBeLessThan(alike);
  });

  test('an unknown address costs a whole verification too, and the measure would notice a missing one', async () => {
    const { email } = await member(server);
    const account = await server.deps.accounts.users.byEmail(email);
    const unknown = () => signIn(server, newEmail(), wrongPassword);
    const verification = () => server.deps.accounts.passwords.verify(account!.passwordHash, wrongPassword);
    const nothing = () => server.deps.accounts.users.byEmail(newEmail());
    const [whole, part] = await quickTenth([unknown, verification], 30);
    expect(whole! / part!).toBeGreaterThan(0.8);
    expect(await spread([unknown, nothing], 30)).toBeGreaterThan(alike);
  });

  test('in how many are let through', async () => {
    const limited = await accountServer({ config: { rateLimits: true } });
    try {
      const known = (await member(limited)).email;
      // A place that its owner used would be let through more often: that is theirs to know.
      await limited.sql`delete from known_places`;
      for (const ask of [askCode, askReset]) {
        const [one, other] = await Promise.all(
          [known, newEmail()].map((email) => statusesOf(times(8, () => ask(limited, email)))),
        );
        expect(one!.toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
        expect(other!.toSorted()).toEqual(one!.toSorted());
      }
    } finally {
      await limited.close();
    }
  });
});

describe('what could be guessed', () => {
  test('passwords are stored as argon2id at the current OWASP parameters, salted', async () => {
    const [one, two] = [await member(server), await member(server)];
    const rows = await server.sql<{ hash: string }[]>`
      select password_hash as hash from users where email in (${one.email}, ${two.email})`;
    expect(rows).toHaveLength(2);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]!.hash).not.toBe(rows[1]!.hash);
  });

  test('codes are stored so that they can not be looked up: argon2id, with a salt of their own', async () => {
    const [one, other] = [await member(server), await member(server)];
    for (const { email } of [one, other]) await askedCode(server, email);
    const rows = await server.sql<{ hash: string }[]>`
      select hash from one_time_codes where email in (${one.email}, ${other.email})`;
    expect(rows).toHaveLength(2);
    const salts = rows.map(({ hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$/.exec(hash)?.[1]);
    expect(new Set(salts).size).toBe(2);
    expect(salts).not.toContain(undefined);
  });
});
