/**
 * Loading the demo: script bytes for the first screen, and for each further tab beyond that and the idle-time prefetch.
 * Also the time from a click on a loaded tab to the frame that shows it, with the CPU slowed down four times.
 *
 * Floors: one heading rendered by React in the browser; the script budget of a tab; the frame after a click that
 * changes nothing.
 */
import { demoAddress, demoHref, shellHref, tabsOf } from '../../machines/shell/model/index.ts';
import { demoRoles } from '../../machines/model/world/index.ts';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { startProduct } from '../app/support/product.ts';
import { serveBareReact } from './support/bareReact.ts';

const allowedForTabKiB = 30;
/** By then all idle-time requests have started. */
const settleMs = 500;
const slowdown = 4;
const switches = 20;
/** Tabs for measuring the switch, back and forth. */
const switchedTabs = ['profile', 'dashboard', 'wellness', 'ai-battle-buddy'] as const;
const desk = { viewport: { width: 1280, height: 900 } };

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Bytes of script on the wire, counted while the page loads. */
function countScript(page: Page) {
  const bodies: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    bodies.push(
      request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        // Of what comes after the page was closed, nobody asks the size.
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0) / 1024;
}

/**
 * Opens a page as a new visitor and returns its script bytes when nothing is loading any more. With `busy` there is no
 * idle time, and therefore no prefetch.
 */
async function firstVisit(browser: Browser, url: string, { busy = false } = {}) {
  const page = await browser.newPage(desk);
  if (busy) await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const script = countScript(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  if (!busy) {
    await page.evaluate(
      () =>
        new Promise((idle) => {
          requestIdleCallback(idle);
        }),
    );
    await page.waitForTimeout(settleMs);
    await page.waitForLoadState('networkidle');
  }
  return { page, script, first: await script() };
}

/** Navigates like a link in the page. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('#root')?.append(link);
    link.click();
    link.remove();
  }, href);

/** KiB that each tab of each profile adds to what the demo has loaded before the first tab. */
async function addedByTabs(browser: Browser, origin: string) {
  const added: { tab: string; script: number }[] = [];
  for (const role of demoRoles)
    for (const { value } of tabsOf[role]) {
      if (role === 'user' && value === 'dashboard') continue;
      const { page, script, first } = await firstVisit(browser, origin + demoHref);
      await follow(page, demoAddress(shellHref({ role, tab: value }), role));
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { level: 1 }).waitFor();
      added.push({ tab: role === 'user' ? value : `${role} ${value}`, script: (await script()) - first });
      await page.close();
    }
  return added.toSorted((a, b) => b.script - a.script);
}

/** Milliseconds from a click to the frame after a new heading is shown. If nothing changes, to the next frame. */
const clickToFrame = (page: Page, href: string | null) =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve, reject) => {
        const before = document.querySelector('main h1');
        const { port1, port2 } = new MessageChannel();
        const isThere = () => {
          const heading = document.querySelector('main h1');
          return to === null || (heading !== null && heading !== before);
        };
        // A message sent during a frame arrives after it is painted.
        const paint = () => requestAnimationFrame(() => port2.postMessage(null));
        const started = performance.now();
        let wasThere = false;
        port1.addEventListener('message', () => {
          if (wasThere) resolve(performance.now() - started);
          else {
            wasThere = isThere();
            paint();
          }
        });
        port1.start();
        if (to !== null) {
          const link = document.querySelector<HTMLElement>(`nav a[href="${to}"]`);
          if (!link) reject(new Error(`No link to ${to}`));
          link?.click();
        }
        wasThere = isThere();
        paint();
      }),
    href,
  );

async function tabSwitches(browser: Browser, origin: string) {
  const { page } = await firstVisit(browser, origin + demoHref);
  const hrefs = switchedTabs.map((tab) => demoAddress(shellHref({ role: 'user', tab }), 'user'));
  for (const href of hrefs) {
    await clickToFrame(page, href);
    await page.waitForLoadState('networkidle');
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const ours: number[] = [];
  const floor: number[] = [];
  for (let turn = 0; turn < switches; turn += 1) {
    floor.push(await clickToFrame(page, null));
    ours.push(await clickToFrame(page, hrefs[turn % hrefs.length] ?? ''));
  }
  await page.close();
  return { ours, floor };
}

export async function run() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The demo bench needs Chromium');
  const product = await startProduct();
  const bare = await serveBareReact();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const { page: barePage, first: bareFirst } = await firstVisit(browser, bare.url);
    const { page, first } = await firstVisit(browser, product.url + demoHref, { busy: true });
    const { page: idlePage, first: withIdle } = await firstVisit(browser, product.url + demoHref);
    await Promise.all([barePage, page, idlePage].map((item) => item.close()));
    const tabs = await addedByTabs(browser, product.url);
    const heaviest = tabs[0]?.script ?? Number.NaN;
    const { ours, floor } = await tabSwitches(browser, product.url);
    const [slow, slowFloor] = [percentile(ours, 0.95), percentile(floor, 0.95)];
    return [
      {
        name: 'Demo, script of the first screen',
        unit: 'KiB',
        ours: first,
        floor: bareFirst,
        ratio: first / bareFirst,
        aim: 'at most 130 KiB',
        note: `brotli, on the wire, before idle time, in which ${(withIdle - first).toFixed(1)} KiB more follow that tabs share; floor: one heading by React`,
      },
      {
        name: 'Demo, script of the heaviest further tab',
        unit: 'KiB',
        ours: heaviest,
        floor: allowedForTabKiB,
        ratio: heaviest / allowedForTabKiB,
        aim: `at most ${allowedForTabKiB} KiB`,
        note: tabs
          .slice(0, 6)
          .map(({ tab, script }) => `${tab} ${script.toFixed(1)}`)
          .join(', ')
          .concat('; after idle time'),
      },
      {
        name: 'Demo, tab switch once loaded, 95th percentile',
        unit: 'ms',
        ours: slow,
        floor: slowFloor,
        ratio: slow / slowFloor,
        aim: 'under 100 ms',
        note: `processor ${slowdown} times slower; floor: the next frame, nothing changed`,
      },
    ];
  } finally {
    await browser.close();
    await bare.close();
    await product.stop();
  }
}
