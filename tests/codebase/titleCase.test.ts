import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';
import { isTitleCase, titleCaseIn } from './support/titleCase.ts';
import { titleCaseLabels } from './support/titleCaseLabels.ts';

const sources = globSync('ui/{components,screens}/**/*.{words,phrases}.ts', { cwd: root });
const used = sources.flatMap((path) =>
  titleCaseIn(readFileSync(resolve(root, path), 'utf8')).map((label) => ({ label, path })),
);
const allowed = Object.values<readonly string[]>(titleCaseLabels).flat();

describe('labels', () => {
  test('are in sentence case, unless the specification words them or they are names', () => {
    expect(sources.length).toBeGreaterThan(150);
    const wrong = used.filter(({ label }) => !allowed.includes(label));
    expect(wrong, 'write them in sentence case (docs/design/hierarchy.md)').toEqual([]);
  });

  test('in title case that nothing uses any more are not listed', () => {
    const labels = new Set(used.map(({ label }) => label));
    expect(allowed.filter((label) => !labels.has(label))).toEqual([]);
    expect(new Set(allowed).size).toBe(allowed.length);
  });

  test.each(['Show My Application', 'Find Jobs', '${count} Jobs Found', 'Save to My Records'])(
    'in title case are found: %s',
    (label) => {
      expect(titleCaseIn(`const words = { label: '${label}' };`)).toEqual([label]);
    },
  );

  test.each([
    'Show my application',
    'Talk with Battle Buddy',
    'Post-9/11 GI Bill',
    'Open',
    'Due on Monday',
    'You and Dr. Ellison have met.',
  ])('in sentence case are not: %s', (label) => {
    expect(isTitleCase(label)).toBe(false);
  });
});
