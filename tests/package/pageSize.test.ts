import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { leave, visitor } from '../app/support/visitor.ts';
import { builtApp } from './support/builtApp.ts';

/** kB of scripts and styles with everything that they need: React, react-aria-components and the components. */
const limit = 190;

describe('a page with a form, a table, a dialog and a palette', () => {
  let app: Awaited<ReturnType<typeof builtApp>>;
  beforeAll(async () => {
    app = await builtApp('page', { ui: inject('tarballs').ui });
  });
  afterAll(() => app?.close());

  test(`is at most ${limit} kB`, () => {
    const assets = join(app.folder, 'dist/assets');
    const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
    expect(files.some((file) => file.endsWith('.css'))).toBe(true);
    const sizes = files.map((file) => brotliCompressSync(readFileSync(join(assets, file))).length);
    const total = sizes.reduce((sum, size) => sum + size) / 1000;
    expect(total).toBeGreaterThan(100);
    expect(total).toBeLessThanOrEqual(limit);
  });

  test('has types that pass, and works', async () => {
    expect(app.run('tsc', '-p', '.')).toBe('');
    const { page, errors } = await visitor();
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@example.org');
    await page.keyboard.press('Enter');
    await page.getByRole('rowheader', { name: 'dana@example.org' }).waitFor();
    expect(errors).toEqual([]);
    await leave(page);
  });
});
