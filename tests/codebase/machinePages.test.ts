import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allMachines } from './support/machines.ts';
import { root, writtenStories } from './support/stories.ts';

const table = 'stories/Machines/Statecharts.stories.tsx';

/** The rows: a machine's name and the story files of its states. */
const rows = new Map(
  [...readFileSync(resolve(root, table), 'utf8').matchAll(/= machine\(([^;]+)\);/g)].map(([, row = '']) => {
    const [name = '', ...files] = [...row.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);
    return [name, files.map((file) => join('stories/Machines', file))];
  }),
);
const names = (await allMachines()).map(({ id }) => id);

const stories = writtenStories();
/** Files with a story of a machine's state. */
const filesOf = (machine: string) =>
  new Set(
    stories.filter(({ tags }) => tags.some((tag) => tag.startsWith(`${machine}:`))).map(({ file }) => file),
  );

describe("the machines' pages", () => {
  test.each(names)('have a row for %s with every file of its stories', (name) => {
    expect(rows.get(name)?.toSorted(), `a row in ${table}`).toEqual([...filesOf(name)].toSorted());
  });

  test('have a table of payloads for each machine and no other', () => {
    const tables = globSync('stories/Machines/payloads/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(resolve(root, file), 'utf8').matchAll(/^ {2}(\w+): payloadsOf</gm)].map(
        ([, name]) => name,
      ),
    );
    expect(tables.toSorted()).toEqual([...rows.keys()].toSorted());
  });

  test('have no row for a machine that no longer exists', () => {
    expect([...rows.keys()].filter((name) => !names.includes(name))).toEqual([]);
    expect(rows.size).toBeGreaterThan(50);
  });
});
