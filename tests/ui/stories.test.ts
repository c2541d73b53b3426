import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guidance } from '../../.storybook/guidance.ts';
import { root, writtenStories } from '../codebase/support/stories.ts';

/** Parts that are never used alone, and the component whose stories show them. */
const shownWith: Record<string, string> = { Field: 'TextField', FormErrorSummary: 'Form' };

const components = readdirSync(resolve(root, 'ui/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const stories = writtenStories();

describe('every component', () => {
  test.each(components)('%s has a story with all its variants', (name) => {
    const file = `stories/Components/${shownWith[name] ?? name}.stories.tsx`;
    const grids = stories.filter((story) => story.file === file && story.tags.includes('grid'));
    expect(grids, `a story tagged "grid" in ${file}`).not.toEqual([]);
  });

  test.each(components.filter((name) => !(name in shownWith)))(
    '%s documents what to do and what not to do',
    (name) => {
      expect(guidance[name], 'a row in .storybook/guidance.ts').toBeDefined();
    },
  );

  test('with a row in this table exists', () => {
    expect(Object.keys(guidance).filter((name) => !components.includes(name))).toEqual([]);
  });

  test('shown in another one’s stories has no story file of its own', () => {
    const files = new Set(stories.map(({ file }) => file));
    for (const name of Object.keys(shownWith))
      expect(files).not.toContain(`stories/Components/${name}.stories.tsx`);
    for (const name of Object.keys(shownWith)) expect(components).toContain(name);
  });
});
