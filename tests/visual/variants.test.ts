import { expect, test } from 'vitest';
import type { Entry } from '../../scripts/visual/built.ts';
import { isPictured, wantedOf } from '../../scripts/visual/variants.ts';

const story = (title: string, name: string, tags: string[] = []): Entry => ({
  id: `${title.toLowerCase().replaceAll('/', '-')}--${name.toLowerCase()}`,
  type: 'story',
  title,
  name,
  importPath: `./stories/${title}.stories.tsx`,
  tags,
});
const screen = story('Screens/home/VeteranHome', 'Overview');
const closed = story('Screens/wellness/ProviderFinder', 'Closed', ['blank']);
const grid = story('Components/Button', 'Grid', ['grid']);
const standard = story('Components/Button', 'Standard');
const tagged = story('Components/Form', 'EnterSubmits', ['standard']);
const other = story('Components/Button', 'Pending');

const taken = (stories: Entry[], width: 360 | 1280) =>
  wantedOf(stories, width).flatMap(({ name, themes }) => themes.map((theme) => `${name} ${theme}`));

test('takes pictures of screens, grids, and the first story of each component', () => {
  expect([screen, closed, grid, standard].map(isPictured)).toEqual([true, true, true, true]);
  expect(isPictured(other)).toBe(false);
  expect(isPictured({ ...screen, type: 'docs' })).toBe(false);
});

test('takes a screen in both themes and widths, and in the pseudo-locale on a phone', () => {
  const { id } = screen;
  expect(taken([screen], 1280)).toEqual([`${id} light`, `${id} dark`]);
  expect(taken([screen], 360)).toEqual([`${id} light`, `${id} dark`, `${id}#pseudo light`]);
});

test('takes a component hovered, focused and open at a desk', () => {
  expect(taken([standard], 360)).toEqual([]);
  expect(taken([standard], 1280)).toEqual(
    ['hover', 'focus', 'open'].flatMap((variant) => [
      `${standard.id}#${variant} light`,
      `${standard.id}#${variant} dark`,
    ]),
  );
  expect(taken([tagged], 1280)[0]).toBe(`${tagged.id}#hover light`);
  expect(taken([grid], 1280)).toEqual([`${grid.id} light`, `${grid.id} dark`]);
});

test('expects nothing on a picture only if the story says so', () => {
  expect(wantedOf([screen, closed], 1280).map((wanted) => wanted.isBlank)).toEqual([false, true]);
  expect(taken([closed], 360)).toEqual([`${closed.id} light`, `${closed.id} dark`]);
});
