import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstAdministrator } from '../../../server/accounts/people/administrators.ts';
import {
  accountServer,
  confirm,
  cookieOf,
  count,
  goodPassword,
  mailTo,
  member,
  newEmail,
  signIn,
  signUp,
  tokenIn,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

/** Runs the command in its own process, next to the running server. */
async function adminCreate(...options: string[]) {
  const command = ['--conditions=vetsync-source', 'server/cli/admin-create.ts', ...options];
  const env = { ...process.env, DATABASE_URL: server.databaseUrl };
  try {
    return { code: 0, ...(await run(process.execPath, command, { cwd: root, env })) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}
const roleAfterSignIn = async (email: string, password: string) =>
  (await (await signIn(server, email, password)).json()).role;

test('creates an administrator and prints a generated password once', async () => {
  const email = newEmail();
  const { code, stdout } = await adminCreate('--email', email.toUpperCase());
  expect(code).toBe(0);
  const password = /^Password: (\S+)$/m.exec(stdout)?.[1] ?? '';
  expect(password).toHaveLength(23);
  expect(await roleAfterSignIn(email, password)).toBe('admin');
});

test('creates an administrator with a given password and does not print it', async () => {
  const email = newEmail();
  const { code, stdout } = await adminCreate('--email', email, '--password', goodPassword);
  expect(code).toBe(0);
  expect(stdout).not.toContain(goodPassword);
  expect(await roleAfterSignIn(email, goodPassword)).toBe('admin');
});

test('promotes an existing user with their current password and signs them out', async () => {
  const { email, cookie } = await member(server);
  expect((await whoIs(server, cookie)).role).toBe('user');
  const { code, stdout } = await adminCreate('--email', email);
  expect(code).toBe(0);
  expect(stdout).not.toContain('Password');
  expect((await whoIs(server, cookie)).user).toBeNull();
  expect(await roleAfterSignIn(email, goodPassword)).toBe('admin');
});

test('keeps an existing administrator signed in', async () => {
  const { email } = await member(server);
  await adminCreate('--email', email);
  const cookie = cookieOf(await signIn(server, email));
  expect((await adminCreate('--email', email)).code).toBe(0);
  expect((await whoIs(server, cookie)).role).toBe('admin');
});

test('ends the sessions of an existing user with a new password', async () => {
  const { email, cookie } = await member(server);
  await adminCreate('--email', email, '--password', 'another password 77');
  expect((await whoIs(server, cookie)).user).toBeNull();
  expect((await signIn(server, email)).status).toBe(401);
  expect(await roleAfterSignIn(email, 'another password 77')).toBe('admin');
});

test('deletes pending sign-ups of the email address', async () => {
  const email = newEmail();
  await signUp(server, email);
  const [mail] = await mailTo(server, email);
  await adminCreate('--email', email, '--password', 'another password 77');
  expect((await confirm(server, tokenIn(mail))).status).toBe(400);
  expect((await signIn(server, email)).status).toBe(401);
});

test.for([
  { name: 'a missing email', options: [], says: 'Email is required' },
  { name: 'an invalid email', options: ['--email', 'nobody'], says: 'Invalid email format' },
  { name: 'an unknown option', options: ['--mail', 'a@example.org'], says: 'Unknown option' },
  {
    name: 'a weak password',
    options: ['--email', 'a@example.org', '--password', 'password1'],
    says: 'among the most common ones',
  },
  {
    name: 'a password of 11 characters',
    options: ['--email', 'a@example.org', '--password', 'river stone'],
    says: 'Password must be at least 12 characters',
  },
  {
    name: "the product's name",
    options: ['--email', 'a@example.org', '--password', 'VetSync-2026!!'],
    says: 'Don’t use the name VetSync as the password',
  },
])('rejects $name with the reason and stores nothing', async ({ options, says }) => {
  const before = [await count(server, 'users'), await count(server, 'user_roles')];
  const { code, stderr } = await adminCreate(...options);
  expect(code).toBe(1);
  expect(stderr).toContain(says);
  expect(stderr).toContain('Usage: npm run admin:create');
  expect([await count(server, 'users'), await count(server, 'user_roles')]).toEqual(before);
});

test('creates one first administrator for a database without any', async () => {
  const fresh = await accountServer();
  try {
    const first = await createFirstAdministrator(fresh.sql, fresh.deps.accounts);
    const answer = await signIn(fresh, first!.email, first!.password);
    expect(await answer.json()).toMatchObject({ role: 'admin' });
    expect(await createFirstAdministrator(fresh.sql, fresh.deps.accounts)).toBeNull();
  } finally {
    await fresh.close();
  }
});
