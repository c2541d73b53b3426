import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible } from '../app/support/accessible.ts';
import { leave, visitor } from '../app/support/visitor.ts';
import { highContrastThemes } from '../../ui/theme/highContrast.ts';
import { colorThemes } from '../../ui/theme/tokens.ts';
import { builtApp } from './support/builtApp.ts';

describe('the packages in an empty Vite app', () => {
  let app: Awaited<ReturnType<typeof builtApp>>;
  let address: string;
  beforeAll(async () => {
    app = await builtApp('vite', inject('tarballs'));
    ({ address } = app);
  });
  afterAll(() => app?.close());

  test('have types that pass with `skipLibCheck` off', () => {
    expect(app.run('tsc', '-p', '.')).toBe('');
  });

  test("show a screen driven by a machine in the theme's colors and type", async () => {
    const { page, errors } = await visitor({ colorScheme: 'light' });
    await page.goto(address);
    const submit = page.getByRole('button', { name: 'Get early access' });
    await submit.waitFor();
    expect(await submit.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(44, 106, 62)',
    );
    expect(await submit.evaluate((element) => getComputedStyle(element).minHeight)).toBe('44px');
    const isTypeLoaded = () =>
      page.evaluate(() => document.fonts.check('17px "Atkinson Hyperlegible Next Variable"'));
    await expect.poll(isTypeLoaded).toBe(true);
    await expectAccessible(page);

    const email = page.getByRole('textbox', { name: 'Email' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Dana Whitfield');
    await email.fill('dana at example');
    await submit.click();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await email.fill('dana@example.org');
    await submit.click();
    await page.getByRole('heading', { name: 'You’re on the list' }).waitFor();
    expect(errors).toEqual([]);
    await leave(page);
  });

  test("follow the system's dark mode unless an attribute sets the theme", async () => {
    const { page } = await visitor({ colorScheme: 'dark' });
    await page.goto(address);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(15, 24, 38)');
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    expect(await paper()).toBe('rgb(250, 247, 241)');
    await leave(page);
  });

  test('follow a device that asks for more contrast unless an attribute sets it', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { page } = await visitor({ colorScheme: theme, contrast: 'more' });
      await page.goto(address);
      const line = () =>
        page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--vs-color-line'));
      expect(await line()).toBe(highContrastThemes[theme].line);
      await page.evaluate(() => (document.documentElement.dataset.contrast = 'standard'));
      expect(await line()).toBe(colorThemes[theme].line);
      await leave(page);
    }
  });
});
