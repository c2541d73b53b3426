import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfStale } from '../../scripts/build.ts';
import { root } from '../../scripts/packages/entries.ts';
import { harbor } from '../../stories/support/theme/harbor.ts';
import { createVetSyncTheme } from '../../ui/theme/create/index.ts';
import { compact } from '../../ui/theme/tokens.ts';
import { leave, visitor } from '../app/support/visitor.ts';
import { sendToChromatic } from './support/chromatic.ts';
import { serveFolder, type Served } from './support/serveFolder.ts';

const story = 'components-button--standard';
/** Maximum time for a page to render on a busy machine. */
const patience = { timeout: 60_000 };

describe('the built Storybook, served below a path', () => {
  let served: Served;
  beforeAll(async () => {
    await buildIfStale(['storybook']);
    served = await serveFolder(resolve(root, 'storybook-static'), '/design/vetsync/');
  });
  afterAll(async () => {
    await served?.close();
  });

  test("finds a story in its sidebar and shows it in the theme's colors", async () => {
    const { page, errors } = await visitor();
    await page.goto(`${served.url}?path=/story/${story}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    const button = preview.getByRole('button', { name: 'Save changes' });
    await button.waitFor();
    await page.locator(`#storybook-explorer-tree [data-item-id="${story}"]`).waitFor();
    await page.mouse.move(0, 0);
    await expect
      .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor), patience)
      .toBe('rgb(44, 106, 62)');
    expect(await button.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Atkinson');
    expect(served.missing).toEqual([]);
    expect(errors).toEqual([]);
    await leave(page);
  });

  test('offers no internal props in controls and documentation', async () => {
    const { page } = await visitor();
    await page.goto(`${served.url}iframe.html?id=${story}&viewMode=story`);
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    const offered = await page.evaluate(async () => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as {
        extract: () => Promise<Record<string, { title: string; argTypes: Record<string, unknown> }>>;
      };
      return Object.values(await preview.extract()).flatMap(({ title, argTypes }) =>
        Object.keys(argTypes).map((prop) => `${title}.${prop}`),
      );
    });
    const props = new Set(offered.filter((prop) => prop.startsWith('Components/')));
    expect(props.size).toBeGreaterThan(300);
    expect(props).toContain('Components/Button.variant');
    const isInternal = /\.(?:ref|key|style|className|slot|data-.*|on[A-Z]\w*Capture|UNSAFE_.*)$/;
    expect([...props].filter((prop) => isInternal.test(prop))).toEqual([]);
    await leave(page);
  });

  test('shows the dark theme if its URL asks for it', async () => {
    const { page } = await visitor();
    await page.goto(`${served.url}iframe.html?id=${story}&viewMode=story&globals=theme:dark`);
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(paper, patience).toBe('rgb(15, 24, 38)');
    await leave(page);
  });

  test('shows another brand in high contrast and compact if its URL asks for it', async () => {
    const { page } = await visitor();
    const globals = 'brand:harbor;contrast:more;density:compact';
    await page.goto(`${served.url}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
    const button = page.getByRole('button', { name: 'Save changes' });
    await button.waitFor();
    const seen = () =>
      button.evaluate((element) => {
        const style = getComputedStyle(element);
        const colors = ['--vs-color-line', '--vs-color-accent'].map((name) => style.getPropertyValue(name));
        return [...colors, style.borderRadius, style.minHeight];
      });
    const { lightHighContrast } = createVetSyncTheme(harbor).tokens;
    await expect
      .poll(seen, patience)
      .toEqual([lightHighContrast.line, lightHighContrast.accent, '3px', `${compact.control.standard}px`]);
    await leave(page);
  });

  test('shows documentation, including its frames, in the chosen theme', async () => {
    const { page } = await visitor();
    await page.goto(
      `${served.url}iframe.html?id=components-confirmdialog--docs&viewMode=docs&globals=theme:dark`,
    );
    const heading = page.getByRole('heading', { level: 1, name: 'ConfirmDialog' });
    await heading.waitFor();
    await expect
      .poll(() => heading.evaluate((element) => getComputedStyle(element).color), patience)
      .toBe('rgb(239, 235, 226)');
    const framed = page.frameLocator('iframe').first().locator('html');
    await expect.poll(() => framed.getAttribute('data-theme'), patience).toBe('dark');
    await leave(page);
  });

  test('finds a state by its machine and name', async () => {
    const { page } = await visitor();
    await page.goto(`${served.url}?path=/story/${story}`);
    await page.locator('#storybook-explorer-searchfield').fill('outbox transfer.idle');
    await page
      .getByRole('option', { name: /outbox transfer\.idle/ })
      .first()
      .waitFor();
    await leave(page);
  });

  test('is what Chromatic takes, with pictures of what is tagged', async () => {
    const { uploaded, pictured, said } = await sendToChromatic();
    expect(said).toMatch(/Build 1 passed[^]*Sent \d{4} stories to Chromatic/);
    for (const file of ['iframe.html', 'index.json', 'project.json']) expect(uploaded).toContain(file);
    expect(uploaded.size).toBeGreaterThan(500);
    expect(pictured).toContain('Screens/**');
    expect(pictured).toContain('Components/Button/Grid');
    expect(pictured).not.toContain('Components/Button/Standard');
  });
});
