import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';
import type { Measured } from '../../../scripts/bench.ts';
import { freePort } from '../../app/support/product.ts';
import { serveBareReact } from './bareReact.ts';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What slows a page down: the browser itself, or a calculation from what it did at full speed, as audits of others do. */
type Throttling = 'devtools' | 'simulate';
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function audit(url: string, port: number, throttlingMethod: Throttling) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    throttlingMethod,
  });
  const { audits, categories: scores } = result!.lhr;
  return {
    largestPaintMs: audits['largest-contentful-paint']!.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']!.numericValue ?? Number.NaN,
    scores: categories.map((name) => Math.round(100 * (scores[name]?.score ?? 0))),
  };
}

/** Script bytes on the wire until the page's load event, without interaction. */
async function scriptBeforeIdle(url: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage();
  // The browser is never idle, so only what the page needs is loaded.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const bodies: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    bodies.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const total = (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
  await browser.close();
  return total;
}

/**
 * Audits a page as Lighthouse sees it on a phone (slow 4G, CPU slowed down four times), and the script it loads before
 * the browser is idle.
 *
 * Floor: the smallest page that React renders in the browser, one heading, built by Vite and served compressed.
 */
export async function pageAudit(
  name: string,
  url: string,
  scriptAim: string,
  throttling: Throttling = 'devtools',
): Promise<Measured[]> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The bench of a page needs Chromium');
  const bare = await serveBareReact();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const ours: Awaited<ReturnType<typeof audit>>[] = [];
    const floor: typeof ours = [];
    for (let round = 0; round < rounds; round += 1) {
      floor.push(await audit(bare.url, port, throttling));
      ours.push(await audit(url, port, throttling));
    }
    const paint = median(ours.map(({ largestPaintMs }) => largestPaintMs));
    const barePaint = median(floor.map(({ largestPaintMs }) => largestPaintMs));
    const worst = categories.map(
      (category, index) => `${category} ${Math.min(...ours.map(({ scores }) => scores[index] ?? 0))}`,
    );
    const points = Math.min(...ours.flatMap(({ scores }) => scores));
    const shift = Math.max(...ours.map((our) => our.shift));
    const script = await scriptBeforeIdle(url, executablePath);
    const bareScript = await scriptBeforeIdle(bare.url, executablePath);
    return [
      {
        name: `${name}, largest contentful paint`,
        unit: 'ms',
        ours: paint,
        floor: barePaint,
        ratio: paint / barePaint,
        aim: 'at most 0.8',
        note: `layout shift ${shift.toFixed(3)}`,
      },
      {
        name: `${name}, Lighthouse mobile, worst of four`,
        unit: 'points',
        ours: points,
        floor: 100,
        ratio: points / 100,
        aim: '100 in all',
        note: worst.join(', '),
      },
      {
        name: `${name}, script before idle`,
        unit: 'KiB',
        ours: script / 1024,
        floor: bareScript / 1024,
        ratio: script / bareScript,
        aim: scriptAim,
        note: 'brotli, on the wire',
      },
    ];
  } finally {
    await browser.close();
    await bare.close();
  }
}
