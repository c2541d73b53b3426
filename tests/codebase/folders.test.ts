import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

/** Maximum entries that a person can look through. */
const entriesMax = 30;

/** Folders that may have more, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'ui/components': 'people expect one alphabetical list',
  'stories/Components': 'mirrors the components',
  machines: 'a folder for each family, with the same name everywhere',
  'tests/machines': 'a folder for each family, with the same name everywhere',
  'ui/screens': 'a folder for each family, with the same name everywhere',
  'docs/decisions': 'numbered records with a table of contents',
  'server/data/migrations': "numbered, and can't be moved after they were applied",
};

/** Names that a tool expects at this path. */
const isFixed = (name: string) =>
  /^(\..*|README\.md|package(-lock)?\.json|tsconfig.*\.json|.*\.config\.ts|.*\.d\.ts)$/.test(name);

/** Counted with the words that they translate, beside which they lie. */
const isTranslation = (name: string) => /\.(words|phrases)\.[a-z]{2}\.ts$/.test(name);

/** Generated or downloaded folders. */
const generated = ['node_modules', 'dist', 'storybook-static', 'test-results'];

/** The number of entries of each folder, by path. */
function folders(folder = '.', found = new Map<string, number>()): Map<string, number> {
  const entries = readdirSync(resolve(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !isFixed(name) && !isTranslation(name) && !generated.includes(name),
  );
  found.set(folder, entries.length);
  for (const entry of entries) if (entry.isDirectory()) folders(join(folder, entry.name), found);
  return found;
}

describe("the number of a folder's entries", () => {
  const entries = folders();

  test('is within its limit', () => {
    expect(entries.size).toBeGreaterThan(200);
    const tooLong = [...entries].filter(([folder, count]) => count > entriesMax && !(folder in exceptions));
    expect(tooLong.map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
  });

  test.each(Object.keys(exceptions))('%s still exists', (folder) => {
    expect(entries.has(folder)).toBe(true);
  });
});
