import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible } from '../app/support/accessible.ts';
import { leave, visitor } from '../app/support/visitor.ts';
import { install, type App } from './support/install.ts';

const needs = ['next', 'react-hook-form', 'typescript', '@types/react', '@types/react-dom', '@types/node'];
const languages = [
  ['en', 'ltr', 'Search', 'Jobs'],
  ['es', 'ltr', 'Buscar', 'Empleos'],
  ['ar', 'rtl', 'بحث', 'وظائف'],
] as const;

describe('components in a Next.js app with another brand and React Hook Form', () => {
  let app: App;
  const servers: ChildProcess[] = [];
  let address: string;
  beforeAll(async () => {
    app = install('next', { ui: inject('tarballs').ui }, needs);
    app.runNode('theme.mjs');
    app.run('next', 'build');
    address = await serve('start');
  });
  afterAll(() => {
    for (const server of servers) server.kill();
    app?.remove();
  });

  /** @returns the address of its pages. */
  async function serve(command: 'start' | 'dev'): Promise<string> {
    const words = ['node_modules/next/dist/bin/next', command, '-p', '0', '-H', '127.0.0.1'];
    const server = spawn(process.execPath, words, {
      cwd: app.folder,
      env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    servers.push(server);
    for await (const line of createInterface(server.stdout!)) {
      const [origin] = /http:\S+/.exec(line) ?? [];
      if (origin) {
        server.stdout!.resume();
        return `${origin}/app/`;
      }
    }
    throw new Error(`next ${command} ended before it served`);
  }

  test('have types that pass', () => {
    expect(app.run('tsc', '-p', '.')).toBe('');
  });

  test.each(languages)('render /%s on the server, %s', async (language, dir, heading) => {
    const html = await (await fetch(address + language)).text();
    expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  });

  test.each(languages)(
    'hydrate /%s while it is developed without a warning',
    async (language, _dir, heading) => {
      const developed = await (development ??= serve('dev'));
      const { page, errors } = await visitor();
      await page.goto(developed + language);
      await page.getByRole('button', { name: heading }).click();
      await page.locator('[aria-invalid]').waitFor();
      expect(errors).toEqual([]);
      await leave(page);
    },
  );
  let development: Promise<string> | undefined;

  test.each(languages)('follow links in /%s without a reload', async (language, _dir, heading, jobs) => {
    const { page, errors } = await visitor();
    await page.goto(address + language);
    await expectAccessible(page);
    await page.getByRole('button', { name: heading }).click();
    await page.locator('[aria-invalid]').waitFor();
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.getByRole('link', { name: jobs }).click();
    await page.getByRole('heading', { name: jobs }).waitFor();
    expect(page.url()).toBe(`${address}${language}/jobs`);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    expect(errors).toEqual([]);
    await leave(page);
  });

  test('register with a form, find one of 10,000 options, and have the color of the brand', async () => {
    const { page, errors } = await visitor();
    await page.goto(`${address}es`);
    const submit = page.getByRole('button', { name: 'Buscar' });
    expect(await submit.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(29, 95, 138)',
    );
    await submit.click();
    await page.getByText('Escriba un correo').waitFor();
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    await expect.poll(() => email.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('dana@example.org');
    const occupation = page.getByRole('combobox', { name: 'Ocupación' });
    await occupation.press('ArrowDown');
    const options = page.getByRole('option');
    await expect.poll(() => options.first().getAttribute('aria-setsize')).toBe('10000');
    expect(await options.count()).toBeLessThan(200);
    await occupation.fill('9999');
    await options.first().click();
    await submit.click();
    await page.getByText('dana@example.org, 9999').waitFor();
    expect(errors).toEqual([]);
    await leave(page);
  });
});
