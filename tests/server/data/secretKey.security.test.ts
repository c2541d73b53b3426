import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedSecretKey } from '../../../server/accounts/secondFactor/secretKey.ts';
import { codeAt } from '../support/authenticator.ts';
import { startReady } from '../support/serverProcess.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetsync-key-'));
  // If root runs the tests, PostgreSQL's own user needs access.
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('the key of an embedded database is created once and readable by its server only', () => {
  const dataDir = join(folder, 'not', 'there', 'yet');
  const key = storedSecretKey(dataDir);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  expect(modeOf(join(dataDir, 'secret.key'))).toBe(0o600);
  expect(storedSecretKey(dataDir)).toBe(key);
  expect(storedSecretKey(join(folder, 'another'))).not.toBe(key);
});

test('a key file that others can read is made private', () => {
  const key = storedSecretKey(folder);
  const file = join(folder, 'secret.key');
  chmodSync(file, 0o644);
  expect(storedSecretKey(folder)).toBe(key);
  expect(modeOf(file)).toBe(0o600);
});

test('a damaged key file prevents the start and is not modified', () => {
  const file = join(folder, 'secret.key');
  writeFileSync(file, 'short\n');
  expect(() => storedSecretKey(folder)).toThrow(/secret\.key is damaged/);
  expect(readFileSync(file, 'utf8')).toBe('short\n');
  expect(existsSync(file)).toBe(true);
});

const start = () => startReady({ environment: { DATA_DIR: folder } });

test('a restarted server can still verify authenticator apps', async () => {
  let server = await start();
  const call = (path: string, body: object, cookie = '') =>
    fetch(`${server.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });
  try {
    const [, email, password] =
      /Email\s+(\S+)\s+Password\s+(\S+)/.exec(
        readFileSync(join(folder, 'first-administrator.txt'), 'utf8'),
      ) ?? [];
    const signedIn = await call('sign-in', { email, password });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((item) => item.split(';')[0])
      .join('; ');
    const { id, secret } = (await (await call('mfa/factors', {}, cookie)).json()) as {
      id: string;
      secret: string;
    };
    const early = codeAt(secret, new Date(), -1);
    expect((await call(`mfa/factors/${id}/verify`, { code: early }, cookie)).status).toBe(200);
    const key = readFileSync(join(folder, 'secret.key'), 'utf8').trim();
    expect(server.output()).not.toContain(key);

    await server.kill('SIGTERM');
    server = await start();
    const { mfa } = (await (await call('sign-in', { email, password })).json()) as {
      mfa: { challengeId: string };
    };
    const finish = () =>
      call(`mfa/challenges/${mfa.challengeId}/verify`, { code: codeAt(secret, new Date()) });
    expect((await finish()).status).toBe(200);
    expect(readFileSync(join(folder, 'secret.key'), 'utf8').trim()).toBe(key);
    expect(modeOf(join(folder, 'secret.key'))).toBe(0o600);
  } finally {
    await server.kill('SIGTERM');
  }
}, 90_000);
