import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  browserOf,
  heading,
  member,
  startTestServer,
  promote,
  type TestServer,
  type Member,
} from './support/testServer.ts';
import { openHydrated } from './support/keyboard.ts';
import { leave, visitor } from './support/visitor.ts';

interface EntryPage {
  path: string;
  /** Content of its HTML without scripts. */
  shell: { heading: string; title: string; link: string };
  isGuarded: boolean;
  /** Scripts that a press needs, in addition to those of every page. */
  needs: readonly string[];
  /** The most scripts that its HTML may announce. */
  mostScripts: number;
  /** A control, and what is visible after it has worked. */
  press: string;
  done: string;
}

const everyPage = ['site', 'rolldown-runtime', 'core'];
const demoTab = (tab: string) => `nav a[href="/demo/platform/${tab}?role=user"]`;
const entryPages: readonly EntryPage[] = [
  {
    path: '/auth',
    shell: { heading: 'Sign in to VetSync', title: 'Sign in or sign up', link: '/auth?way=forgot' },
    isGuarded: false,
    needs: ['server', 'controls', 'auth'],
    mostScripts: 8,
    press: '[role=tab]:has-text("Sign Up")',
    done: 'input[autocomplete=name]',
  },
  {
    path: '/demo/platform',
    shell: { heading: 'Dashboard', title: 'Dashboard', link: '/demo/platform/wellness?role=user' },
    isGuarded: false,
    needs: ['shell'],
    mostScripts: 8,
    press: demoTab('wellness'),
    done: `${demoTab('wellness')}[aria-current]`,
  },
  {
    path: '/demo/platform/wellness',
    shell: {
      heading: 'Wellness Command',
      title: 'Wellness Command',
      link: '/demo/platform/career?role=user',
    },
    isGuarded: false,
    needs: ['shell'],
    mostScripts: 8,
    press: demoTab('career'),
    done: `${demoTab('career')}[aria-current]`,
  },
  {
    path: '/demo/platform/candidates?role=recruiter',
    shell: { heading: 'Candidate Pool', title: 'Candidate Pool', link: '/demo/platform/jobs?role=recruiter' },
    isGuarded: false,
    needs: ['shell', 'portals'],
    mostScripts: 8,
    press: 'nav a[href="/demo/platform/jobs?role=recruiter"]',
    done: 'nav a[href="/demo/platform/jobs?role=recruiter"][aria-current]',
  },
  {
    path: '/platform',
    shell: { heading: 'Dashboard', title: 'Dashboard', link: '/platform/wellness' },
    isGuarded: true,
    needs: ['server', 'shell', 'platform'],
    mostScripts: 8,
    press: 'nav a[href="/platform/wellness"]',
    done: 'nav a[href="/platform/wellness"][aria-current]',
  },
  {
    path: '/leads-admin',
    shell: { heading: 'VetSync Leads', title: 'Leads', link: '/' },
    isGuarded: true,
    needs: ['server', 'shell', 'platform', 'controls', 'table', 'leads'],
    // The platform's shell is around it.
    mostScripts: 9,
    press: '[role=tab]:has-text("Analytics")',
    done: '[role=tab][aria-selected=true]:has-text("Analytics")',
  },
  {
    path: '/account',
    shell: { heading: 'Name and email', title: 'Name and email', link: '/' },
    isGuarded: true,
    needs: ['server', 'controls', 'account'],
    mostScripts: 8,
    press: 'nav a[href="/account/security"]',
    done: 'nav a[href="/account/security"][aria-current]',
  },
];

let server: TestServer;
let admin: Member;
beforeAll(async () => {
  server = await startTestServer();
  admin = await member(server, { fullName: 'Jordan Whitfield' });
  await promote(server, admin.email);
});
afterAll(() => server.close());

const htmlOf = async (path: string) =>
  (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text();
const announced = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]+)"/g)].map(([, file = '']) => file);
const chunkOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

/** Blocks all scripts except those that `among` selects, until `release` is called. */
async function blockScripts(page: Page, among: (file: string) => boolean = () => false) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (!among(file)) await released;
    await route.continue().catch(() => {});
  });
  return release;
}
const visit = ({ isGuarded }: Pick<EntryPage, 'isGuarded'>, options = {}) =>
  isGuarded ? browserOf(server, admin, options) : visitor(options);

describe.each(entryPages)('$path', ({ path, shell, isGuarded, needs, mostScripts, press, done }) => {
  test('has a title, heading and links without scripts', async () => {
    const { page } = await visitor({ javaScriptEnabled: false });
    await page.goto(server.url + path);
    await heading(page, shell.heading);
    expect(await page.title()).toBe(`${shell.title} · VetSync`);
    expect(await page.locator(`a[href="${shell.link}"]`).count()).toBeGreaterThan(0);
    // Playwright finds no text in this element.
    const without = page.locator('noscript');
    expect(await without.innerText()).toContain('This page needs JavaScript');
    expect((await without.boundingBox())?.height).toBeGreaterThan(0);
    await leave(page);
  });

  test('fetches no stylesheet that its HTML has inlined', async () => {
    const links = (await htmlOf(path)).match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/ media="not all" disabled/);
    const { page } = await visit({ isGuarded });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
    });
    await openHydrated(page, server.url + path);
    const inlined = links.map((link) => /href="([^"]+)"/.exec(link)?.[1]);
    expect(fetched.filter((file) => inlined.includes(file))).toEqual([]);
    await leave(page);
  });

  test('responds to a press with few scripts, which its HTML preloads', async () => {
    const files = announced(await htmlOf(path));
    const enough = [...everyPage, ...needs];
    expect(files.length).toBeLessThanOrEqual(mostScripts);
    expect(files.map(chunkOf)).toEqual(expect.arrayContaining(enough));
    const { page, errors } = await visit({ isGuarded });
    const release = await blockScripts(
      page,
      (file) => files.includes(file) && enough.includes(chunkOf(file)),
    );
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
      Object.assign(window, { isTheSame: true });
    });
    await expect
      .poll(
        async () => {
          await page.locator(press).filter({ visible: true }).first().click();
          return page.locator(done).count();
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSame'))).toBe(true);
    release();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('has no layout shift when it hydrates', async () => {
    const { page, errors } = await visit({ isGuarded }, { viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await blockScripts(page);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await heading(page, shell.heading);
    release();
    await page.waitForFunction(() => {
      const root = document.querySelector('#root');
      return (
        Object.keys(root?.firstElementChild ?? {}).some((key) => key.startsWith('__react')) &&
        !root?.querySelector('[aria-busy=true] h1')
      );
    });
    expect(await page.evaluate(() => (Reflect.get(window, 'seen') as { shift: number }).shift)).toBeLessThan(
      0.1,
    );
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** The aim of docs/benchmarks.md, whose bench counts the same files on the wire. */
const firstScreenKiB = 130;
test(`the demo's first screen announces at most ${firstScreenKiB} KiB of script`, async () => {
  const files = announced(await htmlOf('/demo/platform?role=user'));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(`${server.url}/assets/${file}`, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers.get('content-encoding')).toBe('br');
      return Number(answer.headers.get('content-length'));
    }),
  );
  expect(files.map(chunkOf)).toEqual(expect.arrayContaining([...everyPage, 'shell', 'home']));
  expect(sizes.every((size) => size > 0)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(firstScreenKiB);
});

test("a guarded page's HTML contains no personal data, even if somebody is signed in", async () => {
  const { page } = await browserOf(server, admin);
  for (const { path } of entryPages.filter(({ isGuarded }) => isGuarded)) {
    const answer = await page.request.get(server.url + path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(html).toBe(await htmlOf(path));
    expect(html).not.toContain(admin.email);
    expect(html).not.toContain('Jordan Whitfield');
  }
  // As a control, the hydrated page shows the user's name.
  await page.goto(`${server.url}/platform`);
  await page.getByText('Jordan Whitfield').first().waitFor();
  await leave(page);
});

test('redirects from the prerendered shell to sign-in if nobody is signed in', async () => {
  const { page } = await visitor();
  await page.goto(`${server.url}/leads-admin?tab=analytics`);
  await heading(page, 'Sign in to VetSync');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/leads-admin?tab=analytics');
  await leave(page);
});

describe("before the sign-in page's scripts have loaded", () => {
  test('submitted input is handled once they have', async () => {
    const { page, errors } = await visitor({ viewport: { width: 1280, height: 900 } });
    const release = await blockScripts(page);
    await page.goto(`${server.url}/auth?returnTo=/account`, { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('?returnTo=/account');
    release();
    await heading(page, 'Name and email');
    expect(new URL(page.url()).pathname).toBe('/account');
    expect(errors).toEqual([]);
    await leave(page);
  });

  test('input stays in the field and can be continued', async () => {
    const { page } = await visitor();
    const release = await blockScripts(page);
    await page.goto(`${server.url}/auth`, { waitUntil: 'commit' });
    const email = page.getByLabel('Email');
    await email.fill('jordan');
    release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
    );
    await email.pressSequentially('@example.org');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page
      .getByText(/password/i)
      .first()
      .waitFor();
    expect(await email.inputValue()).toBe('jordan@example.org');
    await leave(page);
  });

  test('a pressed tab is shown afterwards', async () => {
    const { page } = await visitor();
    const release = await blockScripts(page);
    await page.goto(`${server.url}/auth`, { waitUntil: 'commit' });
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    release();
    await page.getByLabel('Full name').waitFor();
    await leave(page);
  });
});

test('a press on a guarded page works after the session is known', async () => {
  const { page } = await browserOf(server, admin, { viewport: { width: 1280, height: 900 } });
  const release = await blockScripts(page);
  await page.goto(`${server.url}/platform`, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Crisis line' }).click();
  release();
  await page.getByRole('dialog').waitFor();
  await leave(page);
});

test.each([
  ['/leads-admin/requests', 'Custom solution requests'],
  ['/admin-dashboard', 'Admin dashboard'],
  ['/admin-dashboard?tab=users', 'Users'],
])('shows %s until the session is known', async (path, name) => {
  const { page, errors } = await browserOf(server, admin, { viewport: { width: 1280, height: 900 } });
  const release = await blockScripts(page);
  await page.goto(server.url + path, { waitUntil: 'commit' });
  await heading(page, name);
  release();
  await page.getByRole('link', { name: 'Your account' }).first().waitFor();
  expect(errors).toEqual([]);
  await leave(page);
});

test('has the chosen color theme before any script of ours runs', async () => {
  const { page } = await visitor({ colorScheme: 'light' });
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate(() =>
    localStorage.setItem('vetsync_preferences', JSON.stringify({ theme: 'dark', textSize: 'standard' })),
  );
  await blockScripts(page);
  await page.goto(`${server.url}/demo/platform`, { waitUntil: 'commit' });
  await heading(page, 'Dashboard');
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({ theme: 'dark' });
  await page.context().close();
});

test.each([
  ['/auth?way=forgot', 'Forgot your password?'],
  ['/auth?tab=sign-up', 'Create your VetSync account'],
  ['/demo/platform?role=none', /./],
  ['/demo/platform/career/applications', /./],
  ['/auth/confirm', /./],
  ['/auth/link', /./],
  ['/auth/reset#token=unknown', 'Set a new password'],
  ['/auth/new-email', /./],
])('opens %s without errors', async (path, name) => {
  const { page, errors } = await visitor();
  await page.goto(server.url + path);
  await heading(page, name);
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  await leave(page);
});
