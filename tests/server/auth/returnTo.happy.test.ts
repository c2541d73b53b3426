import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnToMaxLength } from '@vetsync/machines/account/model';
import { accountServer, count, goodPassword, mailTo, member, newEmail, post } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

/** Every request that mails a link which signs in, for somebody whom the link is mailed to. */
const requests = [
  {
    path: '/api/auth/sign-up',
    someone: async () => newEmail(),
    body: (email: string) => ({ email, password: goodPassword }),
  },
  {
    path: '/api/auth/resend',
    async someone() {
      const { users, registrations } = server.deps.accounts;
      const email = newEmail();
      await registrations.add({ email, fullName: null, passwordHash: 'not a password hash' });
      await server.sql`delete from mail_outbox where recipient = ${email}`;
      await server.sql`delete from mail_budgets`;
      expect(await users.byEmail(email)).toBeNull();
      return email;
    },
    body: (email: string) => ({ email, type: 'signup' }),
  },
  {
    path: '/api/auth/otp',
    someone: async () => (await member(server)).email,
    body: (email: string) => ({ email }),
  },
  {
    path: '/api/auth/recover',
    someone: async () => (await member(server)).email,
    body: (email: string) => ({ email }),
  },
];

/** Parameters in the fragment of the link in the newest email. */
async function linkedTo(email: string): Promise<Record<string, string>> {
  const [mail] = await mailTo(server, email);
  const [, fragment = ''] = /https?:\/\/\S+#(\S+)/.exec(mail?.text ?? '') ?? [];
  return Object.fromEntries(new URLSearchParams(fragment));
}

describe.each(requests)('the link of $path', ({ path, someone, body }) => {
  test('says where the person wanted to go, in a part of the address that stays in the browser', async () => {
    const email = await someone();
    const returnTo = '/leads-admin?q=sam&sort=oldest';
    expect((await post(server, path, { ...body(email), returnTo })).status).toBe(202);
    expect(await linkedTo(email)).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), returnTo });
  });

  test('says nothing of it where nobody said it', async () => {
    const email = await someone();
    expect((await post(server, path, body(email))).status).toBe(202);
    expect(await linkedTo(email)).toEqual({ token: expect.any(String) });
  });

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/auth',
    '',
    `/${'x'.repeat(returnToMaxLength)}`,
  ])('never leads to %j; nothing is sent', async (returnTo) => {
    const email = await someone();
    const before = await count(server, 'mail_outbox');
    const answer = await post(server, path, { ...body(email), returnTo });
    expect(answer.status).toBe(422);
    expect(await count(server, 'mail_outbox')).toBe(before);
  });
});
