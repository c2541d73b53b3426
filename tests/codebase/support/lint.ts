import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from './stories.ts';

/** The rules, and what they need to resolve imports. Without these, `no-cycle` would find nothing and say nothing. */
const copied = [
  '.oxlintrc.json',
  'package.json',
  'scripts/lint',
  'tsconfig.json',
  'tsconfig.base.json',
  'ui/tsconfig.json',
  'server/tsconfig.json',
];

export interface Finding {
  /** The rule: `eslint(no-restricted-imports)`. */
  code: string;
  filename: string;
}

const parse = (report: string) => (JSON.parse(report) as { diagnostics: Finding[] }).diagnostics;

/** Lints sources as if they stood at these paths of the repository, in a folder of their own. */
export function lint(sources: Readonly<Record<string, string>>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'vetsync-lint-'));
  try {
    for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true });
    for (const [path, source] of Object.entries(sources)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const oxlint = resolve(root, 'node_modules/.bin/oxlint');
    return parse(
      execFileSync(oxlint, ['--format', 'json'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
    );
  } catch (error) {
    // It exits with 1 if it has found something.
    return parse((error as { stdout: string }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
