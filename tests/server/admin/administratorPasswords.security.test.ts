import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountServer,
  cookieOf,
  mailTo,
  member,
  newEmail,
  post,
  problemOf,
  signIn,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { postResetRequest, requestCode, enterCode, patchAs, reset } from '../support/accountMail.ts';

/** Eleven and twelve characters. */
const [short, long] = ['river stone', 'river stones'];

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

/** A user who chose the password before becoming an administrator. */
async function promoted(password: string) {
  const person = await member(server, newEmail(), password);
  await server.sql`
    insert into user_roles (user_id, role) select id, 'admin' from users where email = ${person.email}`;
  return person;
}
const resetWith = async (email: string, password: string) => {
  await postResetRequest(server, email);
  return reset(server, tokenIn((await mailTo(server, email))[0]), password);
};
const tooShortFor = (length: number) => [
  { path: 'password', message: `Password must be at least ${length} characters` },
];

describe('a password of 11 characters', () => {
  test('signs a member in but not an administrator, who needs 12', async () => {
    const one = await member(server, newEmail(), short);
    expect((await signIn(server, one.email, short)).status).toBe(200);

    const { email } = await promoted(short);
    await server.sql`delete from sessions where user_id = (select id from users where email = ${email})`;
    const refused = await signIn(server, email, short);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await problemOf(refused)).toBe('password_too_short');
    expect(
      await server.sql`select from sessions s join users u on u.id = s.user_id where u.email = ${email}`,
    ).toHaveLength(0);
    // Only a person who knows the password learns why.
    expect(await problemOf(await signIn(server, email, 'river stonf'))).toBe('invalid_credentials');

    const other = await promoted(long);
    expect((await signIn(server, other.email, long)).status).toBe(200);
  });

  test('is no proof for an administrator', async () => {
    const { cookie } = await promoted(short);
    const refused = await post(server, '/api/auth/reauthenticate', { password: short }, { Cookie: cookie });
    expect(refused.status).toBe(403);
    expect(await problemOf(refused)).toBe('password_too_short');
    const other = await promoted(long);
    const proof = { password: long };
    expect((await post(server, '/api/auth/reauthenticate', proof, { Cookie: other.cookie })).status).toBe(
      200,
    );
  });

  test('can be replaced by a mailed link or code', async () => {
    const { email } = await promoted(short);
    const { code } = await requestCode(server, email);
    const entered = await enterCode(server, email, code);
    expect(await whoIs(server, cookieOf(entered))).toMatchObject({ role: 'admin' });
    expect((await resetWith(email, long)).status).toBe(200);
    expect((await signIn(server, email, long)).status).toBe(200);
  });

  test.for([
    {
      name: 'change',
      choose: async (person: { cookie: string }, password: string) =>
        patchAs(server, '/api/auth/user', person.cookie, { password }),
    },
    {
      name: 'reset',
      choose: async (person: { email: string }, password: string) => resetWith(person.email, password),
    },
  ])('is rejected for an administrator at a $name and accepted for a member', async ({ choose }) => {
    const administrator = await promoted(long);
    const refused = await choose(administrator, short);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'weak_password', errors: tooShortFor(12) });
    expect((await signIn(server, administrator.email, long)).status).toBe(200);
    expect((await choose(await member(server), short)).status).toBe(200);
  });
});

describe("the product's name", () => {
  test.for(['vetsync2026', 'VetSync1!', 'V3t$ync'])(
    '%s is rejected when changing, resetting and confirming',
    async (password) => {
      const { email, cookie } = await member(server);
      const namesProduct = [{ path: 'password', message: 'Don’t use the name VetSync as the password' }];
      for (const answer of [
        await patchAs(server, '/api/auth/user', cookie, { password }),
        await resetWith(email, password),
      ]) {
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ code: 'weak_password', errors: namesProduct });
      }
      const fresh = newEmail();
      await post(server, '/api/auth/sign-up', { email: fresh, password: long });
      const token = tokenIn((await mailTo(server, fresh))[0]);
      const answer = await post(server, '/api/auth/confirm', { token, password });
      expect(await answer.json()).toMatchObject({ code: 'weak_password', errors: namesProduct });
    },
  );
});
