import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './support/stories.ts';

/** Compiling everything takes a while on a busy machine. */
const patienceMs = 600_000;
const copy = mkdtempSync(join(tmpdir(), 'vetsync-new-'));
const packages = ['app', 'machines', 'samples', 'server', 'ui'];
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const bin = (name: string) => join(root, 'node_modules', name);

beforeAll(() => {
  const tracked = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  for (const file of tracked.trim().split('\n')) cpSync(join(root, file), join(copy, file), { force: true });
  mkdirSync(join(copy, 'node_modules/@vetsync'), { recursive: true });
  for (const name of readdirSync(bin('')).filter((one) => one !== '@vetsync'))
    symlinkSync(bin(name), join(copy, 'node_modules', name));
  for (const name of packages) symlinkSync(join(copy, name), join(copy, 'node_modules/@vetsync', name));
}, patienceMs);
afterAll(() => rmSync(copy, { recursive: true }));

test('a new screen compiles, passes lint and its own tests', { timeout: patienceMs }, () => {
  const written = run(
    'scripts/new.ts',
    'screen',
    'career/workHistory',
    'Work history',
    'Historial de trabajo',
  )
    .split('\n\n')[0]!
    .split('\n');
  expect(written).toContain('machines/career/workHistory/workHistory.machine.ts');
  run(bin('typescript/lib/tsc.js'), '-p', '.', '--noEmit');
  run(bin('oxlint/bin/oxlint'), '--deny-warnings', ...written);
  run(bin('oxfmt/bin/oxfmt'), '--check', ...written);
  const tests = ['--config', 'vitest.node.config.ts', '--project', 'machines', 'career/workHistory'];
  expect(run(bin('vitest/vitest.mjs'), 'run', ...tests)).toMatch(/3 passed/);
});

const begin =
  (...args: string[]) =>
  () =>
    run('scripts/new.ts', 'screen', ...args);

test('there is none without a family, or over one that is there', { timeout: patienceMs }, () => {
  expect(begin('nowhere/greeting', 'Greeting', 'Saludo')).toThrow(/FAMILY\/name/);
  expect(begin('career/greeting')).toThrow(/FAMILY\/name/);
  expect(begin('career/skillTranslation', 'Skills', 'Destrezas')).toThrow(/there already/);
});
