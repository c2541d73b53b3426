import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../harness.ts';
import {
  accountServer,
  browserOf,
  confirm,
  cookieOf,
  count,
  dayMs,
  goodPassword,
  hourMs,
  mailTo,
  member,
  newEmail,
  post,
  signIn,
  signOut,
  signUp,
  tokenIn,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const stored = async () => ({
  users: await count(server, 'users'),
  registrations: await count(server, 'registrations'),
  tokens: await count(server, 'account_tokens'),
  sessions: await count(server, 'sessions'),
  mails: (await count(server, 'mail_outbox')) + (await count(server, 'kept_mails')),
});

describe('rejected sign-ups store nothing', () => {
  const tooCommon = 'This password is among the most common ones. Choose one that is harder to guess';
  const namesOwner = "Don't use your own e-mail address or name as the password";
  const namesProduct = 'Don’t use the name VetSync as the password';
  const tooShort = 'Password must be at least 6 characters';

  test.for([
    { password: 'q7#xK', reasons: [tooShort] },
    { password: 'aaa', reasons: [tooShort, tooCommon] },
    { password: 'Password1', reasons: [tooCommon] },
    { password: 'aaaaaaaaaa', reasons: [tooCommon] },
    { password: 'Maria.Santos@Example.org', reasons: [namesOwner] },
    { password: 'mariasantos', reasons: [namesOwner] },
    { password: 'Santos1984!', reasons: [namesOwner] },
    { password: 'Delacroix', reasons: [namesOwner] },
    ...['vetsync', 'vetsync2026', 'VetSync1!', 'V3t$ync', '2026-vet-sync', 'vetsyncVETSYNC', 'vet5ync!!'].map(
      (password) => ({ password, reasons: [namesProduct] }),
    ),
  ])('weak password $password', async ({ password, reasons }) => {
    const before = await stored();
    const answer = await post(server, '/api/auth/sign-up', {
      email: 'maria.santos@example.org',
      password,
      fullName: 'Marie Delacroix',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'weak_password',
      errors: reasons.map((message) => ({ path: 'password', message })),
    });
    expect(await stored()).toEqual(before);
  });

  test('the operator can require longer passwords', async () => {
    const strict = await accountServer({ config: { passwordMinLength: 12 } });
    try {
      const answer = await signUp(strict, newEmail(), 'q7#xK-pw2-z');
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors).toEqual([
        {
          path: 'password',
          message: 'Password must be at least 12 characters',
          code: 'input.passwordTooShort',
          values: [12],
        },
      ]);
      expect((await signUp(strict, newEmail(), 'q7#xK-pw2-zz')).status).toBe(202);
    } finally {
      await strict.close();
    }
  });

  test.for([
    ['no password', { email: 'a@example.org' }],
    ['an empty password', { email: 'a@example.org', password: '' }],
    ['257 characters', { email: 'a@example.org', password: 'abc'.repeat(86).slice(0, 257) }],
    ['no email', { password: goodPassword }],
    ['an invalid email', { email: 'a@b', password: goodPassword }],
    ['an email of 256 characters', { email: `${'a'.repeat(244)}@example.org`, password: goodPassword }],
    ['a line break in the email', { email: 'a@example.org\r\nBcc: b@example.org', password: goodPassword }],
    ['two emails', { email: 'a@example.org,b@example.org', password: goodPassword }],
    ['NUL in the name', { email: 'a@example.org', password: goodPassword, fullName: 'a\0b' }],
    [
      'a name of 101 characters',
      { email: 'a@example.org', password: goodPassword, fullName: 'n'.repeat(101) },
    ],
    ['an unknown field', { email: 'a@example.org', password: goodPassword, role: 'admin' }],
    ['an array as the email', { email: ['a@example.org'], password: goodPassword }],
  ])('%s', async ([, body]) => {
    const before = await stored();
    const answer = await post(server, '/api/auth/sign-up', body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [expect.anything()] });
    expect(await stored()).toEqual(before);
  });
});

const refused = async (token: string, browser = {}) => {
  const before = await stored();
  const answer = await confirm(server, token, browser);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_token' });
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await stored()).toEqual(before);
};

describe('rejected confirmations', () => {
  test('unknown and malformed tokens', async () => {
    await refused('A'.repeat(43));
    await refused('%27; drop table users; --');
  });

  test('a used token', async () => {
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    const token = tokenIn((await mailTo(server, email))[0]);
    expect((await confirm(server, token, browser)).status).toBe(200);
    await refused(token, browser);
  });

  test('a token older than one day, but not one a minute younger', async () => {
    const [young, old] = [newEmail(), newEmail()];
    const youngBrowser = browserOf(await signUp(server, young));
    const oldBrowser = browserOf(await signUp(server, old));
    const [youngMail] = await mailTo(server, young);
    const [oldMail] = await mailTo(server, old);
    clock.advance(dayMs - 60_000);
    expect((await confirm(server, tokenIn(youngMail), youngBrowser)).status).toBe(200);
    clock.advance(60_000);
    await refused(tokenIn(oldMail), oldBrowser);
  });

  test('an expired link can be requested again until the sign-up expires', async () => {
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    await mailTo(server, email);
    clock.advance(2 * dayMs);
    await post(server, '/api/auth/resend', { email, type: 'signup' });
    const [mail] = await mailTo(server, email);
    expect((await confirm(server, tokenIn(mail), browser)).status).toBe(200);

    const late = newEmail();
    await signUp(server, late);
    const before = (await mailTo(server, late)).length;
    clock.advance(7 * dayMs);
    await post(server, '/api/auth/resend', { email: late, type: 'signup' });
    expect(await mailTo(server, late)).toHaveLength(before);
  });
});

describe('rejected sign-ins', () => {
  test('a wrong password', async () => {
    const { email } = await member(server);
    const before = await stored();
    const answer = await signIn(server, email, 'not the password 5');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await stored()).toEqual(before);
  });

  test('the correct password before the email address is confirmed', async () => {
    const email = newEmail();
    await signUp(server, email);
    await mailTo(server, email);
    const before = await stored();
    const answer = await signIn(server, email);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(await stored()).toEqual(before);
  });
});

describe('rejected sign-outs', () => {
  test('without a session', async () => {
    const answer = await server.request('/api/auth/sign-out', { method: 'POST' });
    expect(answer.status).toBe(401);
  });

  test('repeated, or with an unknown scope', async () => {
    const { email } = await member(server);
    const cookie = cookieOf(await signIn(server, email));
    expect((await signOut(server, cookie, 'everything')).status).toBe(422);
    expect((await signOut(server, cookie)).status).toBe(204);
    expect((await signOut(server, cookie)).status).toBe(401);
  });
});

describe('limits', () => {
  let limited: Server;
  const limitedClock = testClock();
  beforeAll(async () => {
    limited = await accountServer({ clock: limitedClock, config: { rateLimits: true } });
  });
  afterAll(() => limited.close());

  test.for(['sign-up', 'resend'])(
    '%s is limited to five per hour and email address, with or without an account',
    async (call) => {
      const known = (await member(limited)).email;
      limitedClock.advance(hourMs);
      for (const email of [known, newEmail()]) {
        const body = call === 'sign-up' ? { email, password: goodPassword } : { email, type: 'signup' };
        const answers = [];
        for (let tries = 0; tries < 6; tries += 1)
          answers.push(await post(limited, `/api/auth/${call}`, body));
        expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
        expect(Number(answers[5]!.headers.get('retry-after'))).toBeCloseTo(12 * 60, -1);
        limitedClock.advance(hourMs);
      }
    },
  );
});
