/**
 * A portal's table with 5,000 applications: the time from an input to the frame that shows the result, for scrolling,
 * each letter of a search, another filter, and another order.
 *
 * Floor: the frame after an input that changes nothing.
 */
import {
  addFacts,
  randomId,
  emptyLog,
  factOf,
  serializeLog,
  type Fact,
} from '../../machines/model/world/index.ts';
import { sampleName, sampleService } from '@vetsync/samples/portal';
import { samplePrograms } from '@vetsync/samples/education';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { startProduct } from '../app/support/product.ts';

const applications = 5_000;
const allowedMs = 50;
const scrolls = 80;
const searches = ['sergeant', 'cyber', 'navy', 'a'];
const desk = { viewport: { width: 1280, height: 900 }, locale: 'en-US' };

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Pseudorandom numbers that are the same in every run. */
function chance() {
  let state = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** As many applications of invented veterans, one minute apart, as stored by a tab of the demo. */
function storedWorld(now: number): string {
  const random = chance();
  const facts = Array.from({ length: applications }, (_, at): Fact => {
    const program = samplePrograms[at % samplePrograms.length];
    const { branch, rank } = sampleService(at);
    return factOf(
      {
        type: 'college.submit',
        application: {
          id: randomId(random),
          veteranId: `veteran-${at}`,
          veteranName: sampleName(at),
          veteranImage: '',
          veteranBranch: branch,
          veteranRank: rank,
          program: program?.program ?? '',
          university: program?.name ?? '',
        },
      },
      { at: now - (applications - at) * 60_000, random },
    );
  });
  return serializeLog(addFacts(emptyLog(), facts));
}

async function tableOf(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext(desk);
  const stored = storedWorld(Date.now());
  await context.addInitScript((text) => sessionStorage.setItem('vetsync_world_demo', text), stored);
  const page = await context.newPage();
  await page.goto(`${origin}/demo/platform/applications?role=university`);
  await page.getByText(`${(applications + 23).toLocaleString('en-US')} applications`).waitFor();
  return page;
}

/** Performs inputs in the page one after another and returns the milliseconds until each was painted. */
const timed = (page: Page, kind: 'nothing' | 'scroll' | 'type' | 'press', what: readonly string[]) =>
  page.evaluate(
    async ([name, targets]) => {
      const tools = {
        painted: () =>
          new Promise<void>((shown) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => shown(), { once: true });
              port1.start();
              port2.postMessage(null);
            });
          }),
        found: <Kind extends Element>(selector: string) => {
          const element = document.querySelector<Kind>(selector);
          if (!element) throw new Error(`Nothing at ${selector}`);
          return element;
        },
      };
      const region = tools.found<HTMLElement>('table[role=grid]').parentElement as HTMLElement;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const steps = {
        nothing: () => {},
        scroll: () => (region.scrollTop += region.clientHeight),
        type: (text: string) => {
          const input = tools.found<HTMLInputElement>('input[type=search]');
          write?.call(input, text);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        },
        press: (label: string) => {
          const button = [...document.querySelectorAll<HTMLElement>('thead button')].find(
            ({ textContent }) => textContent === label,
          );
          if (!button) throw new Error(`No ${label}`);
          button.click();
        },
      };
      const times: number[] = [];
      for (const target of targets) {
        await tools.painted();
        const started = performance.now();
        steps[name](target);
        await tools.painted();
        times.push(performance.now() - started);
      }
      return times;
    },
    [kind, what] as const,
  );

/** A word letter by letter, and back to nothing. */
const typingSteps = (word: string) => [...Array.from(word, (_, index) => word.slice(0, index + 1)), ''];

export async function run() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The table bench needs Chromium');
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const page = await tableOf(browser, product.url);
    const still = await timed(page, 'nothing', Array<string>(scrolls).fill(''));
    const scrolled = await timed(page, 'scroll', Array<string>(scrolls).fill(''));
    const typed = await timed(page, 'type', searches.flatMap(typingSteps));
    const sorted = await timed(page, 'press', ['Applicant', 'Program', 'Status', 'Match', 'Submitted']);
    const floor = percentile(still, 0.95);
    const measured = (name: string, times: number[]) => ({
      name: `Portal table of 5,000, ${name}, 95th percentile`,
      unit: 'ms',
      ours: percentile(times, 0.95),
      floor,
      ratio: percentile(times, 0.95) / floor,
      aim: `under ${allowedMs} ms`,
      note: `slowest of ${times.length}: ${Math.max(...times).toFixed(0)} ms; floor: the next frame, nothing changed`,
    });
    return [
      measured('scrolling by a screen', scrolled),
      measured('a letter of a search', typed),
      measured('another order', sorted),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
