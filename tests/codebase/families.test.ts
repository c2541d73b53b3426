import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';

const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

/** Names of a folder's subfolders. */
const foldersOf = (top: string) => {
  const folders = find(`${top}/*/**`).map((path) => path.slice(top.length + 1).split('/'));
  return new Set(folders.flatMap(([folder = '', ...rest]) => (rest.length > 0 ? [folder] : [])));
};

const families = [...foldersOf('ui/screens')].toSorted();

/** Folders with a subfolder for each family, and their subfolders that belong to no family. */
const complete: Readonly<Record<string, readonly string[]>> = {
  'stories/Screens': [],
  machines: ['kit', 'model'],
};
/** Folders with subfolders for some families only. */
const partial: Readonly<Record<string, readonly string[]>> = {
  'tests/machines': ['model', 'support'],
  'tests/server': ['data', 'exchange', 'http', 'mail', 'practice', 'reference', 'support'],
  'app/platform/tabs': [],
  samples: [],
};

describe('the families', () => {
  test('are found among the screens', () => {
    expect(families.length).toBeGreaterThan(20);
  });

  test.each(Object.entries(complete))('are the same in %s', (top, others) => {
    expect([...foldersOf(top)].filter((folder) => !others.includes(folder)).toSorted()).toEqual(families);
  });

  test.each(Object.entries(partial))('are the only folders in %s', (top, others) => {
    const folders = [...foldersOf(top)];
    expect(folders.length).toBeGreaterThan(0);
    expect(folders.filter((folder) => !families.includes(folder) && !others.includes(folder))).toEqual([]);
  });

  test('contain every machine', () => {
    const machines = find('machines/**/*.machine.ts');
    expect(machines.length).toBeGreaterThan(50);
    expect(machines.filter((path) => !/^machines\/(\w+)\/(\w+)\/\w+\.machine\.ts$/.test(path))).toEqual([]);
    // A folder is named after its machine; it may also contain machines that only this one uses.
    const folders = new Set(machines.map((path) => dirname(path)));
    expect(
      [...folders].filter((folder) => !machines.includes(`${folder}/${basename(folder)}.machine.ts`)),
    ).toEqual([]);
  });
});

test('every machine is an entry of the package', () => {
  const folders = new Set(find('machines/!(model|kit)/!(model)/*.machine.ts').map((path) => dirname(path)));
  expect([...folders].filter((folder) => !existsSync(resolve(root, folder, 'index.ts')))).toEqual([]);
});

/** Entries that gather several families, for the package's users. */
const gathered = ['machines/model/index.ts', 'machines/model/portal/index.ts'];

test('nothing in the repository imports all models at once', () => {
  const sources = find('{machines,ui,app,server,samples,stories,tests,scripts}/**/*.{ts,tsx,mdx}');
  expect(sources.length).toBeGreaterThan(1000);
  const importers = sources.filter((path) =>
    [...readFileSync(resolve(root, path), 'utf8').matchAll(/from '(\.[^']+)'/g)].some(([, from = '']) =>
      gathered.includes(relative(root, resolve(root, dirname(path), from)).replaceAll('\\', '/')),
    ),
  );
  expect(importers).toEqual([]);
});
