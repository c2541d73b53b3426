import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible } from '../app/support/accessible.ts';
import { leave, visitor } from '../app/support/visitor.ts';
import { builtApp } from './support/builtApp.ts';

const attributesOf = (element: Element) => [element.getAttribute('lang'), element.getAttribute('dir')];

describe('components without the machines, with a router and React Hook Form', () => {
  let app: Awaited<ReturnType<typeof builtApp>>;
  let address: string;
  beforeAll(async () => {
    app = await builtApp('alone', { ui: inject('tarballs').ui }, { needs: ['react-hook-form', 'wouter'] });
    ({ address } = app);
  });
  afterAll(() => app?.close());

  test('neither machines nor XState are installed', () => {
    for (const name of ['@vetsync/machines', 'xstate'])
      expect(existsSync(join(app.folder, 'node_modules', name))).toBe(false);
  });

  test('have types that pass with `skipLibCheck` off', () => {
    expect(app.run('tsc', '-p', '.')).toBe('');
  });

  test('register with a form that focuses what is wrong, and gets what is typed', async () => {
    const { page, errors } = await visitor();
    await page.goto(address);
    const email = page.getByRole('textbox', { name: 'Email' });
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByText('Please enter an email').waitFor();
    await expect.poll(() => email.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('dana@example.org');
    await page.keyboard.press('Enter');
    await page.getByRole('rowheader', { name: 'dana@example.org' }).waitFor();
    await expectAccessible(page);
    expect(errors).toEqual([]);
    await leave(page);
  });

  test('find one of 10,000 options, and follow a link without a reload', async () => {
    const { page, errors } = await visitor();
    await page.goto(`${address}?locale=es`);
    const occupation = page.getByRole('combobox', { name: 'Occupation' });
    await occupation.press('ArrowDown');
    const options = page.getByRole('option');
    await expect.poll(() => options.first().getAttribute('aria-setsize')).toBe('10000');
    expect(await options.count()).toBeLessThan(200);
    await occupation.fill('9999');
    await options.first().click();
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByText('Nothing was loaded again').waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await occupation.inputValue()).toBe('Occupation 9999');
    expect(errors).toEqual([]);
    await leave(page);
  });

  test('are in English without a provider, whatever the browser speaks', async () => {
    const { page } = await visitor({ locale: 'de-DE' });
    await page.goto(address);
    const start = page.getByRole('group', { name: /^Start/ });
    await expect.poll(() => start.innerText()).toMatch(/^\D*2\D*1\D*2027\D*$/);
    expect(await page.locator('html').evaluate(attributesOf)).toEqual(['en', null]);
    await leave(page);
  });

  test.each([
    ['ar', 'ar', 'rtl'],
    ['en-GB', 'en', null],
    ['es', 'es', null],
  ])('in %s, mark the page as %s %s', async (locale, lang, dir) => {
    const { page, errors } = await visitor();
    await page.goto(`${address}?locale=${locale}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.locator('html').evaluate(attributesOf)).toEqual([lang, dir]);
    const [label, field] = await Promise.all(
      [page.locator('label').filter({ hasText: 'Email' }), page.getByRole('textbox', { name: 'Email' })].map(
        (one) => one.boundingBox(),
      ),
    );
    const ends = [label!.x + label!.width, field!.x + field!.width];
    if (dir === 'rtl') expect(ends[0]).toBeCloseTo(ends[1]!, 0);
    else expect(label!.x).toBeCloseTo(field!.x, 0);
    expect(errors).toEqual([]);
    await leave(page);
  });
});
