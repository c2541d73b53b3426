/**
 * The entry pages on a phone: slow 4G, CPU slowed down four times, each in a new browser, over HTTP/1.1 and HTTP/2.
 * First paint is the browser's first contentful paint. A page is usable when a press on its first control, made at the
 * first paint, has had its effect; the browser itself may follow a link or accept typing. It is taken over when React
 * responds to presses, including earlier presses on buttons, which are replayed.
 *
 * Floor: the first paint of the smallest page that React renders in the browser, one heading, served in the same way.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { addSamples } from '../../server/cli/sampleData/addSamples.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { startProduct, type Product } from '../app/support/product.ts';
import { serveBareReact } from './support/bareReact.ts';
import { serveHttp2 } from './support/http2Proxy.ts';

const rounds = 3;
const slowdown = 4;
/** Slow 4G as in Lighthouse and the browser's developer tools. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };
const patienceMs = 60_000;

interface EntryPage {
  path: string;
  /** With what the samples have done: the first veteran has applied, got answers and written. */
  signedIn?: 'administrator' | 'veteran';
  /** The first control below the site's header, or the first one in its navigation. */
  press: string;
  /** Visible once the press has had its effect. */
  done: string;
}

const nav = (href: string) => `nav a[href="${href}"]`;
const leadsTo = (href: string) => ({ press: nav(href), done: `${nav(href)}[aria-current]` });
const email = 'input[autocomplete=username]';
const pages: readonly EntryPage[] = [
  { path: '/auth', press: email, done: `${email}:focus` },
  { path: '/demo/platform', ...leadsTo('/demo/platform/wellness?role=user') },
  { path: '/demo/platform/wellness', ...leadsTo('/demo/platform/education?role=user') },
  { path: '/platform', signedIn: 'veteran', ...leadsTo('/platform/wellness') },
  { path: '/leads-admin', signedIn: 'administrator', ...leadsTo('/leads-admin/requests') },
  { path: '/account', signedIn: 'administrator', ...leadsTo('/account/security') },
];

/** Recorded in every document of a visit. Times in ms. */
interface Seen {
  done: number;
  takenOver: number;
  shift: number;
}
interface Visit {
  paintMs: number;
  /** Since the start of the visit. */
  doneMs: number;
  takenOverMs: number;
  scripts: number;
  shift: number;
}

/** Records in each document when the effect is painted, when React has taken over, and layout shifts. */
function watch(page: Page, { done, press }: Pick<EntryPage, 'press' | 'done'>) {
  return page.addInitScript(
    ([effect, control]) => {
      const seen: Seen = { done: 0, takenOver: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        const now = performance.timeOrigin + performance.now();
        // The same link is in the sidebar, which is hidden on phones.
        const effects = [...document.querySelectorAll(effect)];
        if (!seen.done && effects.some((item) => item.getClientRects().length > 0)) seen.done = now;
        const keys = Object.keys(document.querySelector(control) ?? {});
        if (!seen.takenOver && keys.some((key) => key.startsWith('__reactProps'))) seen.takenOver = now;
        requestAnimationFrame(look);
      };
      look();
    },
    [done, press] as const,
  );
}
const seenIn = (page: Page, what: keyof Seen) =>
  page
    .waitForFunction((name) => (Reflect.get(window, 'seen') as Seen | undefined)?.[name] || null, what, {
      polling: 20,
    })
    .then((handle) => handle.jsonValue() as Promise<number>);

/** @param entry What to press at the first paint. null for the floor. */
async function visit(
  browser: Browser,
  url: string,
  cookies: Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0],
  entry: Pick<EntryPage, 'press' | 'done'> | null,
  { isPressed = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  context.setDefaultTimeout(patienceMs);
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (entry) await watch(page, entry);
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  await page.goto(url, { waitUntil: 'commit', timeout: patienceMs });
  const began = await page.evaluate(() => performance.timeOrigin);
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    undefined,
    { polling: 20 },
  );
  const paintMs = (await paint.jsonValue()) ?? Number.NaN;
  let [doneMs, takenOverMs, shift, needed] = [Number.NaN, Number.NaN, Number.NaN, scripts];
  if (entry && isPressed) {
    await page.locator(entry.press).filter({ visible: true }).first().tap({ noWaitAfter: true });
    doneMs = (await seenIn(page, 'done')) - began;
  } else if (entry) {
    takenOverMs = (await seenIn(page, 'takenOver')) - began;
    needed = scripts;
    shift = await page.evaluate(() => (Reflect.get(window, 'seen') as Seen).shift);
  }
  await context.close();
  return { paintMs, doneMs, takenOverMs, scripts: needed, shift };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Signs somebody in and returns the session's cookies. */
async function signIn(product: Product, credentials: { email: string; password: string }) {
  const answer = await fetch(`${product.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`Nobody was signed in: ${answer.status}`);
  return answer.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value };
  });
}

export async function run() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The bench of the pages needs Chromium');
  const product = await startProduct();
  const bare = await serveBareReact();
  const [productOverH2, bareOverH2] = [await serveHttp2(product.url), await serveHttp2(bare.url)];
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const ways = [
    { protocol: 'HTTP/1.1', origin: product.url, hello: bare.url },
    { protocol: 'HTTP/2', origin: productOverH2.url, hello: `${bareOverH2.url}/` },
  ];
  try {
    const { signIns, password } = await product.database((sql) =>
      addSamples(sql, systemClock, readConfig({})),
    );
    const veteran = signIns.find((one) => one.email.includes('@people.'))!;
    const sessions = {
      administrator: await signIn(product, product.administrator()),
      veteran: await signIn(product, { email: veteran.email, password }),
    };
    const rows = [];
    for (const { protocol, origin, hello } of ways) {
      for (const entry of pages) {
        const floors: number[] = [];
        const visits: Visit[] = [];
        const presses: Visit[] = [];
        const session = entry.signedIn ? sessions[entry.signedIn] : [];
        const cookiesOf = session.map((cookie) => ({ ...cookie, url: origin }));
        for (let round = 0; round < rounds; round += 1) {
          floors.push((await visit(browser, hello, [], null)).paintMs);
          visits.push(await visit(browser, origin + entry.path, cookiesOf, entry));
          presses.push(await visit(browser, origin + entry.path, cookiesOf, entry, { isPressed: true }));
        }
        const floor = median(floors);
        const paint = median([...visits, ...presses].map(({ paintMs }) => paintMs));
        const usable = median(presses.map(({ doneMs }) => doneMs));
        const takenOver = median(visits.map(({ takenOverMs }) => takenOverMs));
        const scripts = Math.max(...visits.map((item) => item.scripts));
        const shift = Math.max(...visits.map((item) => item.shift));
        const name = `Page ${entry.path}, ${protocol}`;
        rows.push(
          {
            name: `${name}, first paint`,
            unit: 'ms',
            ours: paint,
            floor,
            ratio: paint / floor,
            aim: 'at most 0.8',
            note: 'slow 4G, processor 4 times slower; floor: first paint of one heading by React',
          },
          {
            name: `${name}, usable`,
            unit: 'ms',
            ours: usable,
            floor,
            ratio: usable / floor,
            aim: 'at most 1.5',
            note: `first control pressed at the first paint; taken over by React after ${Math.round(takenOver)} ms, ${scripts} scripts, layout shift ${shift.toFixed(3)}`,
          },
        );
      }
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([productOverH2, bareOverH2, bare].map((item) => item.close()));
    await product.stop();
  }
}
