import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

/** Most entries that a person looks through. */
const entriesMax = 30;

/** Folders that may be longer, each with the reason. */
const longer: Readonly<Record<string, string>> = {
  'ui/components': 'one list by the alphabet is what people expect',
  'stories/Components': 'mirrors the components',
  'docs/decisions': 'records that are numbered, with a table of contents',
  'server/data/migrations': 'numbered, and never moved once they have landed',
  'tests/visual/baselines': 'pictures that a command writes and names',
};

/** What a tool looks for by this name in this place, so that it can lie nowhere else. */
const isFixed = (name: string) =>
  /^(\..*|README\.md|package(-lock)?\.json|tsconfig.*\.json|.*\.config\.ts|.*\.d\.ts)$/.test(name);

/** What is made from the rest, or fetched. */
const made = ['node_modules', 'dist', 'storybook-static', 'test-results'];

/** How many entries each folder lists, by its path. */
function folders(folder = '.', found = new Map<string, number>()): Map<string, number> {
  const entries = readdirSync(resolve(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !isFixed(name) && !made.includes(name),
  );
  found.set(folder, entries.length);
  for (const entry of entries) if (entry.isDirectory()) folders(join(folder, entry.name), found);
  return found;
}

describe('what a folder lists', () => {
  const entries = folders();

  test('can be looked through', () => {
    expect(entries.size).toBeGreaterThan(200);
    const tooLong = [...entries].filter(([folder, count]) => count > entriesMax && !(folder in longer));
    expect(tooLong.map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
  });

  test.each(Object.keys(longer))('%s is still there, with its reason', (folder) => {
    expect(entries.has(folder)).toBe(true);
  });
});
