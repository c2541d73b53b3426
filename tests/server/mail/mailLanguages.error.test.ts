import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountServer, count, goodPassword, newEmail, post } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const stored = async () => ({
  mails: await count(server, 'mail_outbox'),
  registrations: await count(server, 'registrations'),
  budgets: await count(server, 'mail_budgets'),
});

const calls = [
  ['/api/auth/sign-up', { password: goodPassword }],
  ['/api/auth/resend', { type: 'signup' }],
  ['/api/auth/otp', {}],
  ['/api/auth/recover', {}],
] as const;

test.for(
  calls.flatMap(([path, body]) =>
    ['fr', 'ES', 'es-US', '', 'es\r\nBcc: x@example.org', 1, null, ['es']].map(
      (locale) => [path, locale, body] as const,
    ),
  ),
)('%s refuses the language %j and stores nothing', async ([path, locale, body]) => {
  const before = await stored();
  const answer = await post(server, path, { email: newEmail(), ...body, locale });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'locale' }] });
  expect(await stored()).toEqual(before);
});

test.for(calls)('%s accepts Spanish and stores it with the mail', async ([path, body]) => {
  const email = newEmail();
  const answer = await post(server, path, { email, ...body, locale: 'es' });
  expect(answer.status).toBe(202);
  expect(await server.sql`select locale from mail_outbox where recipient = ${email}`).toEqual([
    { locale: 'es' },
  ]);
});

test('the database refuses other languages', async () => {
  const insert = (locale: string) => server.sql`
    insert into mail_outbox (kind, recipient, locale, requested_at, due_at)
    values ('recover', ${newEmail()}, ${locale}, now(), now())`;
  const before = await count(server, 'mail_outbox');
  await expect(insert('fr')).rejects.toMatchObject({ code: '23514' });
  expect(await count(server, 'mail_outbox')).toBe(before);
  await insert('es');
  expect(await count(server, 'mail_outbox')).toBe(before + 1);
});
