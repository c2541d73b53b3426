import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  accountServer,
  confirm,
  cookieOf,
  count,
  goodPassword,
  mailTo,
  member,
  newEmail,
  newPassword,
  signIn,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import {
  accountOf,
  postCodeRequest,
  postResetRequest,
  codeIn,
  enterCode,
  openLink,
  reset,
  waiting,
} from '../support/accountMail.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

describe('signing in by mail', () => {
  test('accepts the code in the formats that people type', async () => {
    const { email } = await member(server);
    const asked = await postCodeRequest(server, ` ${email.toUpperCase()} `);
    expect(asked.status).toBe(202);
    expect(asked.headers.get('set-cookie')).toBeNull();
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toBe('Your VetSync code and link');
    const code = codeIn(mail);
    expect(code).toMatch(/^\d{6}$/);
    expect(mail?.html).toContain(code);

    const answer = await enterCode(server, email.toUpperCase(), ` ${code} `);
    expect(answer.status).toBe(200);
    const session = await answer.json();
    expect(session).toMatchObject({ user: { email }, role: 'user' });
    expect(await whoIs(server, cookieOf(answer))).toEqual(session);
  });

  test('accepts the link of the same mail, which invalidates the code', async () => {
    const { email } = await member(server);
    await postCodeRequest(server, email);
    const [mail] = await mailTo(server, email);
    const link = `${server.deps.config.appOrigin}/auth/link#token=${tokenIn(mail)}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    const answer = await openLink(server, tokenIn(mail));
    expect(answer.status).toBe(200);
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email });
    expect((await enterCode(server, email, codeIn(mail))).status).toBe(400);
  });

  test('creates the account of an unconfirmed sign-up without its password', async () => {
    const email = await waiting(server, newEmail());
    await postCodeRequest(server, email);
    const [mail, first] = await mailTo(server, email);
    const answer = await enterCode(server, email, codeIn(mail));
    expect(answer.status).toBe(200);
    const account = await accountOf(server, cookieOf(answer));
    expect(account).toMatchObject({ email, fullName: null, hasPassword: false, role: 'user' });
    expect((await signIn(server, email, goodPassword)).status).toBe(401);
    expect((await confirm(server, tokenIn(first))).status).toBe(400);
  });

  test('sends mail to an email address without an account, with a way to sign up', async () => {
    const email = newEmail();
    for (const ask of [postCodeRequest, postResetRequest]) {
      expect((await ask(server, email)).status).toBe(202);
      const [mail] = await mailTo(server, email);
      expect(mail?.subject).toBe('There’s no VetSync account with this address');
      expect(mail?.text).toContain(`${server.deps.config.appOrigin}/auth?tab=sign-up`);
      expect(tokenIn(mail)).toBe('');
      expect(codeIn(mail)).toBe('');
    }
    expect(await count(server, 'one_time_codes')).toBe(0);
  });
});

describe('a forgotten password', () => {
  test('is replaced by the link, which signs in and notifies the owner', async () => {
    const { email } = await member(server);
    expect((await postResetRequest(server, email)).status).toBe(202);
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toBe('Choose a new password for VetSync');
    const link = `${server.deps.config.appOrigin}/auth/reset#token=${tokenIn(mail)}`;
    expect(mail?.html).toContain(`href="${link}"`);

    const answer = await reset(server, tokenIn(mail), newPassword);
    expect(answer.status).toBe(200);
    expect((await whoIs(server, cookieOf(answer))).user).toMatchObject({ email });
    expect((await signIn(server, email, goodPassword)).status).toBe(401);
    expect((await signIn(server, email, newPassword)).status).toBe(200);
    const [notice] = await mailTo(server, email);
    expect(notice?.subject).toBe('Your VetSync password was reset');
  });

  test('can be reset before the sign-up is confirmed, because the link proves the email address', async () => {
    const email = await waiting(server, newEmail());
    await postResetRequest(server, email);
    const [mail] = await mailTo(server, email);
    expect((await reset(server, tokenIn(mail), newPassword)).status).toBe(200);
    expect((await signIn(server, email, goodPassword)).status).toBe(401);
    expect((await signIn(server, email, newPassword)).status).toBe(200);
  });

  test('can be set for a user who had none', async () => {
    const email = await waiting(server, newEmail());
    await postCodeRequest(server, email);
    await enterCode(server, email, codeIn((await mailTo(server, email))[0]));
    await postResetRequest(server, email);
    const answer = await reset(server, tokenIn((await mailTo(server, email))[0]), newPassword);
    expect(await accountOf(server, cookieOf(answer))).toMatchObject({ email, hasPassword: true });
  });

  test('a weak password is rejected with the reasons, and the link stays valid', async () => {
    const { email } = await member(server);
    await postResetRequest(server, email);
    const token = tokenIn((await mailTo(server, email))[0]);
    for (const [password, message] of [
      ['123456', 'This password is among the most common ones. Choose one that is harder to guess'],
      [email, "Don't use your own e-mail address or name as the password"],
      ['q7#xK', 'Password must be at least 6 characters'],
    ] as const) {
      const refused = await reset(server, token, password);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({
        code: 'weak_password',
        errors: [{ path: 'password', message }],
      });
    }
    expect((await reset(server, token, newPassword)).status).toBe(200);
  });
});

test('shows which sign-in methods are configured', async () => {
  const offered = await (await server.request('/api/auth/methods')).json();
  expect(offered).toEqual({ google: false, verification: false, passwordMinLength: 6 });
  const provider = { issuer: 'https://id.example', clientId: 'a', clientSecret: 'b' };
  const other = await accountServer({
    config: { google: provider, verification: { ...provider, domain: 'id.example' }, passwordMinLength: 9 },
  });
  try {
    const answer = await (await other.request('/api/auth/methods')).json();
    expect(answer).toEqual({ google: true, verification: true, passwordMinLength: 9 });
  } finally {
    await other.close();
  }
});
