import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';
import { comment, longTexts, text } from './support/texts.ts';

const sourcesOf = (pattern: string): ReadonlyMap<string, string> =>
  new Map(
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) => [
      path,
      readFileSync(resolve(root, path), 'utf8'),
    ]),
  );

/** Words in the code that speak of samples, without comments and texts. */
const sampleNames = (source: string): string[] =>
  source
    .replace(comment, '')
    .replace(text, "''")
    .match(/\w*sample\w*/gi) ?? [];

const machines = sourcesOf('machines/**/*.ts');
const samples = sourcesOf('samples/**/*.ts');

describe('samples', () => {
  /** Names that machines need: what a platform gives them, and what a screen has to label. */
  const allowed = [
    // The input of tabs and portals, and its type.
    /^samples$/,
    /^([A-Z]\w*)?Samples$/,
    // Screens say of something that it is a sample; ids say it too.
    /^isSample$/,
    /^isSampleId$/,
    // Stored with the world: how many unread messages were not its own.
    /^unreadSamples$/,
    // The demo's veteran edits a profile that no server stores.
    /^sample(Editor)?$/,
  ];

  test('are mentioned in machines only as input', () => {
    expect(machines.size).toBeGreaterThan(300);
    const named = [...machines].flatMap(([path, source]) =>
      sampleNames(source)
        .filter((name) => !allowed.some((item) => item.test(name)))
        .map((name) => `${path}: ${name}`),
    );
    expect(named).toEqual([]);
  });

  test('are not in machines', () => {
    const invented = new Set([...samples.values()].flatMap(longTexts));
    expect(invented.size).toBeGreaterThan(200);
    const found = [...machines].flatMap(([path, source]) =>
      longTexts(source)
        .filter((item) => invented.has(item))
        .map((one) => `${path}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  test('are not loaded by the platform of an account', () => {
    const imported =
      /^(?:import|export) (?!type)[^;]*?from '([^']+)';|import\('([^']+)'\)|^import '([^']+)';/gm;
    const found = new Map<string, string[]>();
    const read = (path: string) => {
      if (found.has(path)) return;
      const source = readFileSync(resolve(root, path), 'utf8');
      const specifiers = [...source.matchAll(imported)].map((match) => (match[1] ?? match[2] ?? match[3])!);
      found.set(path, specifiers);
      for (const specifier of specifiers) if (specifier.startsWith('.')) read(join(dirname(path), specifier));
    };
    read('app/platform/accountPlatform.ts');
    expect(found.size).toBeGreaterThan(80);
    expect([...found.keys()]).toContain('app/platform/tabs/wellness/WellnessTab.tsx');
    expect(
      [...found].flatMap(([path, all]) =>
        all.filter((one) => one.startsWith('@vetsync/samples')).map((one) => `${path}: ${one}`),
      ),
    ).toEqual([]);
    // The demo's are found in the same way.
    found.clear();
    read('app/platform/demoPlatform.ts');
    expect(
      [...found.values()].flat().filter((one) => one.startsWith('@vetsync/samples')).length,
    ).toBeGreaterThan(5);
  });

  test('names are found in code, not in comments and strings', () => {
    expect(sampleNames("const sampleJobs = ['sampleText']; // sampleComment\n/** sampleDoc */")).toEqual([
      'sampleJobs',
    ]);
    expect(longTexts("const a = 'short'; const b = 'a sentence that is as long as forty letters';")).toEqual([
      'a sentence that is as long as forty letters',
    ]);
  });
});
