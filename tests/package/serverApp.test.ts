import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createVetSyncTheme } from '../../ui/theme/create/index.ts';
import { landingWords as spanish } from '../../ui/screens/landing/Landing.words.es.ts';
import { landingWords as english } from '../../ui/screens/landing/Landing.words.ts';
import { expectAccessible } from '../app/support/accessible.ts';
import { leave, visitor } from '../app/support/visitor.ts';
import { install, type App } from './support/install.ts';

const needs = ['vite', 'typescript', '@types/react', '@types/react-dom', '@types/node'];

describe('the packages in an app with server rendering, another brand, in Spanish', () => {
  let app: App;
  let server: ChildProcess;
  let address: string;
  beforeAll(async () => {
    app = install('server', inject('tarballs'), needs, 'development');
    app.runNode('theme.mjs');
    const build = ['build', '--mode', 'development', '--outDir'];
    app.run('vite', ...build, 'dist/client');
    app.run('vite', ...build, 'dist/server', '--ssr', 'server.tsx');
    server = spawn(process.execPath, ['dist/server/server.js'], {
      cwd: app.folder,
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(server.stdout!, 'data');
    address = String(line).trim();
  });
  afterAll(async () => {
    server?.kill();
    app?.remove();
  });

  test("have types that pass under Node's module resolution", () => {
    expect(app.run('tsc', '-p', '.')).toBe('');
  });

  test('render a whole screen without a browser', async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('<html lang="es-US" dir="ltr">');
    expect(html).toContain('<main id="main"');
    expect(html).toMatch(/<h1[^>]*>.+?<\/h1>/);
    expect(html).toContain(spanish.hero.title);
    expect(html).not.toContain(english.hero.title);
    expect(html).toContain('rel="stylesheet"');
    expect(html).not.toContain('<!--page-->');
  });

  test('look right before any script has run', async () => {
    const { page } = await visitor({ colorScheme: 'light', javaScriptEnabled: false });
    await page.goto(address);
    const heading = page.locator('h1');
    await heading.waitFor();
    const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(family).toContain('Atkinson Hyperlegible Next Variable');
    const action = page.getByRole('link', { name: spanish.hero.primary });
    expect(await action.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('12px');
    const accent = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--vs-color-accent'),
    );
    expect(accent).toBe(createVetSyncTheme({ brand: '#8a2c5a' }).tokens.light.accent);
    await leave(page);
  });

  test('can be used by keyboard, in Spanish, at the width of a phone', async () => {
    const { page, errors } = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    const primary = page.getByRole('link', { name: spanish.hero.primary });
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return primary.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
    expect(errors).toEqual([]);
    await leave(page);
  });

  test("hydrate the server's HTML in the browser", async () => {
    const { page, errors } = await visitor();
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(errors).toEqual([]);
    await leave(page);
  });

  test.each([
    ['dialog', 'dialog'],
    ['alertdialog', 'alertdialog'],
    ['sheet', 'dialog'],
    ['popover', 'dialog'],
    ['menu', 'menu'],
    ['select', 'listbox'],
    ['tooltip', 'tooltip'],
  ] as const)('hydrate an open %s without a warning', async (name, role) => {
    const { page, errors } = await visitor();
    const response = await page.goto(new URL(`overlays/${name}`, address).href);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain('<h1>Overlays</h1>');
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole(role).waitFor();
    expect(errors).toEqual([]);
    await leave(page);
  });

  test('run in plain Node without a build', () => {
    const script = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Button } from '@vetsync/ui/components/Button';
      import tokens from '@vetsync/ui/tokens.json' with { type: 'json' };
      console.log(renderToString(createElement(Button, { variant: 'primary' }, tokens.color.light.accent.$value.hex)));`;
    const html = app.runNode('--input-type=module', '--eval', script);
    expect(html).toMatch(/^<button[^>]*class="[^"]+"[^>]*>#2c6a3e<\/button>\s*$/);
  });

  test('create a theme in plain Node, where an app is built', () => {
    const script = `
      import { createVetSyncTheme } from '@vetsync/ui/theme/create';
      const { css, tokens } = createVetSyncTheme({ brand: '#1d5f8a', radius: 4, density: 'compact' });
      console.log(css.includes('--vs-color-accent: ' + tokens.light.accent), css.includes('--vs-radius-standard: 4px'));
      try { createVetSyncTheme({ brand: '#ffcc00' }); } catch ({ message }) { console.log(message.split('\\n')[0]); }`;
    expect(app.runNode('--input-type=module', '--eval', script).trim().split('\n')).toEqual([
      'true true',
      'createVetSyncTheme: accent on paper in the light theme has a contrast of 1.41:1 and needs 4.5:1',
    ]);
  });

  test('provide one style sheet with everything for pages without a bundler', () => {
    const script = `console.log(import.meta.resolve('@vetsync/ui/styles.css'), import.meta.resolve('@vetsync/ui/tokens.css'))`;
    const [styles, tokens] = app.runNode('--input-type=module', '--eval', script).trim().split(' ');
    const folder = join(app.folder, 'node_modules/@vetsync/ui');
    expect(styles).toMatch(new RegExp(`^file://.*${folder.slice(-20)}/styles\\.css$`));
    expect(tokens).toMatch(/theme\/variables\.css$/);
  });
});
