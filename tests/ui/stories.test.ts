import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guidance } from '../../.storybook/guidance.ts';
import { root, writtenStories } from '../codebase/support/stories.ts';

/** Parts that are never used alone, and the component whose stories show them. */
const shownWith: Record<string, string> = { Field: 'TextField', FormErrorSummary: 'Form' };

/** Overlays beside the story, which have no control in it. */
const shownAbove: ReadonlySet<string> = new Set(['Sheet', 'ToastRegion']);

const components = readdirSync(resolve(root, 'ui/components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const stories = writtenStories();

/** Whether a component has an `error`, which only fields have. A search can't be wrong. */
function canFail(name: string): boolean {
  const source = readFileSync(resolve(root, `ui/components/${name}/${name}.tsx`), 'utf8');
  return /\bFieldProps\b/.test(source) && name !== 'SearchField';
}

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

  test.each(components.filter((name) => !(name in shownWith) && !shownAbove.has(name)))(
    '%s has a story whose first control is pictured hovered, focused and open',
    (name) => {
      const file = `stories/Components/${name}.stories.tsx`;
      const found = stories.filter(
        (story) => story.file === file && (story.name === 'Standard' || story.tags.includes('standard')),
      );
      expect(found.length, `a story Standard, or with the tag "standard", in ${file}`).toBe(1);
    },
  );

  test.each(components.filter((name) => canFail(name) && !(name in shownWith)))(
    '%s is pictured with an error',
    (name) => {
      const source = readFileSync(resolve(root, `stories/Components/${name}.stories.tsx`), 'utf8');
      expect(source.slice(source.indexOf('export const Grid'))).toMatch(/\berrors?\b/);
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

/** Screens that the files of a folder import. */
const screensIn = (folder: string) =>
  new Set(
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['app/dist/**'] }).flatMap((file) =>
      [
        ...readFileSync(resolve(root, file), 'utf8').matchAll(/@vetsync\/ui\/screens\/(\w+\/\p{Lu}\w+)'/gu),
      ].map(([, name = '']) => name),
    ),
  );

test('every screen that the app shows is pictured in all its states', () => {
  const inApp = screensIn('app');
  expect(inApp.size).toBeGreaterThan(80);
  const inStories = screensIn('stories/Screens');
  // Parts of all pages: the frame around a screen, and what stands in until a screen is loaded.
  // A part of VeteranHome is loaded apart, and shown in the stories of that screen.
  const parts = new Set(['system/PageFrame', 'system/GuardSpinner', 'home/AllActivities']);
  expect([...inApp].filter((name) => !inStories.has(name) && !parts.has(name))).toEqual([]);
});
