/**
 * The entry pages on a phone: slow 4G and a processor four times slower, each in an empty browser, over HTTP/1.1 and over HTTP/2.
 * First paint is the browser's first contentful paint. Usable is a page once a press on the named control does within the page what it
 * is for; a press that the browser answers by itself, by opening a link anew, does not count.
 *
 * Floor: the first paint of the smallest page that React renders in the browser, one heading, served in the same way.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { startProduct, type Product } from '../app/support/product.ts';
import { serveBareReact } from './support/bareReact.ts';
import { serveHttp2 } from './support/http2Proxy.ts';

const rounds = 3;
const slowdown = 4;
/** Slow 4G as Lighthouse and the browser's own tools imitate it. */
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
  signedIn?: boolean;
  /** A control of the page. */
  press: string;
  /** What is there once the press has done what it is for. */
  done: string;
}

const nav = (href: string) => `nav a[href="${href}"]`;
const pages: readonly EntryPage[] = [
  { path: '/auth', press: '[role=tab]:not([aria-selected=true])', done: 'input[autocomplete=name]' },
  {
    path: '/demo/platform',
    press: nav('/demo/platform/wellness?role=user'),
    done: `${nav('/demo/platform/wellness?role=user')}[aria-current]`,
  },
  {
    path: '/demo/platform/wellness',
    press: nav('/demo/platform/education?role=user'),
    done: `${nav('/demo/platform/education?role=user')}[aria-current]`,
  },
  {
    path: '/platform',
    signedIn: true,
    press: nav('/platform/wellness'),
    done: `${nav('/platform/wellness')}[aria-current]`,
  },
  {
    path: '/leads-admin',
    signedIn: true,
    press: '[role=tab]:not([aria-selected=true])',
    done: '[role=tab][aria-selected=true]:nth-of-type(2)',
  },
  {
    path: '/account',
    signedIn: true,
    press: nav('/account/security'),
    done: `${nav('/account/security')}[aria-current]`,
  },
];

interface Visit {
  paintMs: number;
  usableMs: number;
  scripts: number;
  shift: number;
}

/** Presses the control until that has its effect, and keeps the browser from following links by itself. */
function watch(page: Page, { press, done }: Pick<EntryPage, 'press' | 'done'>) {
  return page.addInitScript(
    ([control, effect]) => {
      addEventListener('click', (event) => event.preventDefault());
      const seen = { usable: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
      }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        if (document.querySelector(effect)) seen.usable = performance.now();
        else {
          document.querySelector<HTMLElement>(control)?.click();
          setTimeout(look, 20);
        }
      };
      look();
    },
    [press, done] as const,
  );
}

async function visit(
  browser: Browser,
  url: string,
  cookies: Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0],
  entry: Pick<EntryPage, 'press' | 'done'> | null,
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
  const paint = () =>
    page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      undefined,
      { polling: 50 },
    );
  const paintMs = (await (await paint()).jsonValue()) ?? Number.NaN;
  let [usableMs, shift, needed] = [Number.NaN, Number.NaN, scripts];
  if (entry) {
    const usable = await page.waitForFunction(
      () => (Reflect.get(window, 'seen') as { usable: number }).usable || null,
      undefined,
      { polling: 20 },
    );
    needed = scripts;
    usableMs = (await usable.jsonValue()) ?? Number.NaN;
    shift = await page.evaluate(() => (Reflect.get(window, 'seen') as { shift: number }).shift);
  }
  await context.close();
  return { paintMs, usableMs, scripts: needed, shift };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Signs the one-time administrator in, and gives the cookies of the session. */
async function signIn(product: Product) {
  const answer = await fetch(`${product.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify(product.administrator()),
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
    const session = await signIn(product);
    const rows = [];
    for (const { protocol, origin, hello } of ways) {
      const cookies = session.map((cookie) => ({ ...cookie, url: origin }));
      for (const entry of pages) {
        const floors: number[] = [];
        const visits: Visit[] = [];
        for (let round = 0; round < rounds; round += 1) {
          floors.push((await visit(browser, hello, [], null)).paintMs);
          visits.push(await visit(browser, origin + entry.path, entry.signedIn ? cookies : [], entry));
        }
        const floor = median(floors);
        const paint = median(visits.map(({ paintMs }) => paintMs));
        const usable = median(visits.map(({ usableMs }) => usableMs));
        const scripts = Math.max(...visits.map((one) => one.scripts));
        const shift = Math.max(...visits.map((one) => one.shift));
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
            aim: 'at most 1.5, with at most 8 scripts',
            note: `${scripts} scripts asked for until then, layout shift ${shift.toFixed(3)}`,
          },
        );
      }
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([productOverH2, bareOverH2, bare].map((one) => one.close()));
    await product.stop();
  }
}
