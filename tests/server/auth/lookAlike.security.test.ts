import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountServer, member, newEmail, statusesOf, times } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { addressCalls, everyKind } from '../support/addressCalls.ts';
import { distinguishableParts } from '../support/lookAlikes.ts';
import { postCodeRequest, postResetRequest, requestCode } from '../support/accountMail.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer({ cost: 'full' });
});
afterAll(() => server.close());

describe('known, unconfirmed and unknown email addresses are indistinguishable', () => {
  test.for(addressCalls)('in the response of $name, also when repeated', async ({ call }) => {
    const answers = [];
    for (const email of await everyKind(server)) {
      answers.push([
        await distinguishableParts(await call(server, email)),
        await distinguishableParts(await call(server, email)),
      ]);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]![1]).toEqual(answers[0]![0]);
  });

  test('in how many calls are allowed', async () => {
    const limited = await accountServer({ config: { rateLimits: true } });
    try {
      const known = (await member(limited)).email;
      // A known network is allowed more calls, which only its owner can notice.
      await limited.sql`delete from known_places`;
      for (const ask of [postCodeRequest, postResetRequest]) {
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

describe('values that could be guessed', () => {
  test("passwords are stored as salted argon2id with OWASP's current parameters", async () => {
    const [one, two] = [await member(server), await member(server)];
    const rows = await server.sql<{ hash: string }[]>`
      select password_hash as hash from users where email in (${one.email}, ${two.email})`;
    expect(rows).toHaveLength(2);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]!.hash).not.toBe(rows[1]!.hash);
  });

  test("codes are stored as salted argon2id, so that they can't be looked up", async () => {
    const [one, other] = [await member(server), await member(server)];
    for (const { email } of [one, other]) await requestCode(server, email);
    const rows = await server.sql<{ hash: string }[]>`
      select hash from one_time_codes where email in (${one.email}, ${other.email})`;
    expect(rows).toHaveLength(2);
    const salts = rows.map(({ hash }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$/.exec(hash)?.[1]);
    expect(new Set(salts).size).toBe(2);
    expect(salts).not.toContain(undefined);
  });
});
