import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const shell = resolve(import.meta.dirname, '../../ui/screens/shell');

/** Packages that a file of the library loads through all its imports, except type imports. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, what = '', from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s([^;]*?from\s)?'([^']+)'/gm,
  )) {
    if (what.startsWith('type ')) continue;
    if (!from.startsWith('.')) packages.add(from);
    else for (const name of packagesOf(resolve(dirname(file), from), seen)) packages.add(name);
  }
  return packages;
}
const behaviorOf = (name: string) =>
  [...packagesOf(resolve(shell, name))].filter((from) => from.startsWith('react-aria'));

describe('the platform’s first script', () => {
  test('does not load react-aria’s dialogs and menus', () => {
    expect(behaviorOf('ShellFrame.tsx')).toEqual([]);
  });

  test('leaves them to the panels', () => {
    expect(behaviorOf('ShellPanel.tsx')).toContain('react-aria-components/Modal');
  });
});
