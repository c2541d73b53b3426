import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountServer, cookieOf, member, newEmail, post, signIn } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const composed = 'caf\u00e9 by the harbor 41'.normalize('NFC');
const decomposed = composed.normalize('NFD');
const fullWidth = composed.replace('41', '\uff14\uff11');

const stored = async (email: string) =>
  (
    await server.sql<{ hash: string; epoch: number }[]>`
      select password_hash as hash, proof_epoch as epoch from users where email = ${email}`
  )[0]!;
/** An account whose password was hashed as it was typed. */
async function oldAccount() {
  const { email } = await member(server, newEmail(), composed);
  const hash = await argon2.hash(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await server.sql`update users set password_hash = ${hash} where email = ${email}`;
  return { email, hash };
}

test('a password signs in however a keyboard writes its letters', async () => {
  const { email } = await member(server, newEmail(), decomposed);
  const before = await stored(email);
  for (const password of [composed, decomposed, fullWidth])
    expect((await signIn(server, email, password)).status).toBe(200);
  for (const password of [composed.toUpperCase(), 'cafe by the harbor 41'])
    expect((await signIn(server, email, password)).status).toBe(401);
  expect(await stored(email)).toEqual(before);
});

test('an old password still signs in as it was typed, and then in each form', async () => {
  const { email, hash } = await oldAccount();
  expect((await signIn(server, email, composed)).status).toBe(401);
  expect((await stored(email)).hash).toBe(hash);
  const first = await signIn(server, email, decomposed);
  expect(first.status).toBe(200);
  expect((await stored(email)).hash).not.toBe(hash);
  for (const password of [composed, decomposed])
    expect((await signIn(server, email, password)).status).toBe(200);
  // The new hash ends no session.
  const session = await server.request('/api/auth/user', { headers: { Cookie: cookieOf(first) } });
  expect(session.status).toBe(200);
});

test('an old password is also a proof', async () => {
  const { email, hash } = await oldAccount();
  const cookie = cookieOf(await signIn(server, email, decomposed));
  await server.sql`update users set password_hash = ${hash} where email = ${email}`;
  const prove = (password: string) =>
    post(server, '/api/auth/reauthenticate', { password }, { Cookie: cookie });
  expect((await prove('another one entirely')).status).toBe(400);
  expect((await prove(decomposed)).status).toBe(200);
  expect((await stored(email)).hash).not.toBe(hash);
});
