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
import { keptSecretKey } from '../../server/accounts/secretKey.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetsync-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('the key beside an embedded database is made once, and for its server alone', () => {
  const dataDir = join(folder, 'not', 'there', 'yet');
  const key = keptSecretKey(dataDir);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  expect(modeOf(join(dataDir, 'secret.key'))).toBe(0o600);
  expect(keptSecretKey(dataDir)).toBe(key);
  expect(keptSecretKey(join(folder, 'another'))).not.toBe(key);
});

test('one that others could read is closed to them', () => {
  const key = keptSecretKey(folder);
  const file = join(folder, 'secret.key');
  chmodSync(file, 0o644);
  expect(keptSecretKey(folder)).toBe(key);
  expect(modeOf(file)).toBe(0o600);
});

test('a damaged one stops the start, and is left as it is', () => {
  const file = join(folder, 'secret.key');
  writeFileSync(file, 'short\n');
  expect(() => keptSecretKey(folder)).toThrow(/secret\.key is damaged/);
  expect(readFileSync(file, 'utf8')).toBe('short\n');
  expect(existsSync(file)).toBe(true);
});
