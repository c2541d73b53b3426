import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible } from '../app/support/accessible.ts';
import { leave, visitor } from '../app/support/visitor.ts';
import { builtApp } from './support/builtApp.ts';

describe('the packages in an app with another brand, in Spanish', () => {
  let app: Awaited<ReturnType<typeof builtApp>>;
  let address: string;
  beforeAll(async () => {
    app = await builtApp('brand', inject('tarballs'), { prepare: ({ runNode }) => runNode('theme.mjs') });
    ({ address } = app);
  });
  afterAll(() => app?.close());

  test('have types that pass', () => {
    expect(app.run('tsc', '-p', '.')).toBe('');
  });

  test("show a screen in the brand's color and corners, light and dark", async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, errors } = await visitor({ colorScheme });
      await page.goto(address);
      const submit = page.getByRole('button', { name: 'Obtener acceso anticipado' });
      await submit.waitFor();
      const { color, radius } = await submit.evaluate((element) => {
        const style = getComputedStyle(element);
        return { color: style.backgroundColor, radius: style.borderRadius };
      });
      if (colorScheme === 'light') expect(color).toBe('rgb(29, 95, 138)');
      else expect(color).not.toBe('rgb(29, 95, 138)');
      expect(radius).toBe('4px');
      await expectAccessible(page);
      expect(errors).toEqual([]);
      await leave(page);
    }
  });

  test('can be used by keyboard, in Spanish, at the width of a phone', async () => {
    const { page, errors } = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(address);
    const name = page.getByRole('textbox', { name: 'Nombre' });
    await name.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await name.focus();
    await page.keyboard.type('Dana Whitfield');
    await page.keyboard.press('Tab');
    await page.keyboard.type('dana at example');
    await page.keyboard.press('Enter');
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await page
      .getByText(/correo electrónico válid/)
      .first()
      .waitFor();
    await email.selectText();
    await page.keyboard.type('dana@example.org');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ya está en la lista' }).waitFor();
    expect(errors).toEqual([]);
    await leave(page);
  });
});
