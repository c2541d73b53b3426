import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const shell = resolve(import.meta.dirname, '../../ui/screens/shell');

/** Packages that a file of the library brings along, through all files it imports, but for types. */
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

describe('the first script of the platform', () => {
  test('does not bring the behavior of dialogs and menus along', () => {
    expect(behaviorOf('ShellFrame.tsx')).toEqual([]);
  });

  test('leaves it to the panels', () => {
    expect(behaviorOf('ShellPanel.tsx')).toContain('react-aria-components/Modal');
  });
});
