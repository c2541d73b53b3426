/**
 * People and organizations may have names that are wider than a phone and have no place to break. One story of each
 * screen is shown at 320 px, the narrowest that WCAG 1.4.10 asks for, with such words in place of its sample names.
 */
import { globSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { buildIfStale } from '../../scripts/build.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { entriesOf, serve } from '../../scripts/visual/built.ts';
import { isFinished, showStory } from '../../scripts/visual/stage.ts';
import { lengthen } from './support/lengthen.ts';

const folder = 'storybook-static';
const patienceMs = 60_000;
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschafers';

await buildIfStale(['storybook']);
const screens = new Map(
  entriesOf(folder)
    .filter(
      ({ type, title, tags }) => type === 'story' && title.startsWith('Screens/') && !tags.includes('blank'),
    )
    .toReversed()
    .map(({ title, id }) => [title, id]),
);

// People and organizations have two words or more. One word may be that of a button.
const named =
  /\b(?:name|fullName|applicant|company|university|organization|facility|author|provider): '(\p{Lu}\S+ \p{Lu}[^']+)'/gu;
const names = new Set(
  globSync(['samples/**/*.ts', 'stories/support/**/*.{ts,tsx}']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].map(([, name = '']) => name),
  ),
);

const site = await serve(folder);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
afterAll(async () => {
  await browser.close();
  site.close();
});

const page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
page.setDefaultTimeout(patienceMs);
await page.goto(`${site.origin}/iframe.html?viewMode=story&id=components-button--standard`);
await page.waitForFunction(isFinished);

let lengthened = 0;
test.each([...screens])('%s', { timeout: 2 * patienceMs }, async (_, id) => {
  expect(await page.evaluate(showStory, id)).toBe('success');
  const { count, tooWide } = await page.evaluate(lengthen, { names: [...names], longName });
  lengthened += count;
  expect(tooWide).toEqual([]);
});

test('the names of the samples are found', () => {
  expect(lengthened).toBeGreaterThan(screens.size);
});
