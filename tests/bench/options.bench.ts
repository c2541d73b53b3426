/**
 * 10,000 options: the time from a press to the frame with the open list, and from a letter to the frame with what it finds.
 *
 * Floor: react-aria's own ComboBox with its Virtualizer, as its documentation has it.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';

const allowedOpenMs = 100;
const allowedKeyMs = 50;
const repetitions = 5;
const searches = ['medic', 'cyber 99', '4242'];
const desk = { viewport: { width: 1280, height: 900 }, locale: 'en-US' };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Opens the list, and types into it if it can be searched. Milliseconds until each was painted. */
const timed = (page: Page, texts: readonly string[]) =>
  page.evaluate(async (typed) => {
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
      listed: () => document.querySelectorAll('[role=option], [role=menuitem]').length,
    };
    const timeOf = async (act: () => void, isDone = () => true) => {
      await tools.painted();
      const started = performance.now();
      act();
      do await tools.painted();
      while (!isDone());
      return performance.now() - started;
    };
    const trigger = document.querySelector('button');
    const open = await timeOf(
      () =>
        trigger
          ? trigger.click()
          : window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true })),
      () => tools.listed() > 0,
    );
    const keys: number[] = [];
    const input = document.querySelector<HTMLInputElement>('input:not([type=hidden]):not([tabindex="-1"])');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (input) {
      input.focus();
      for (const text of typed)
        keys.push(
          await timeOf(() => {
            write?.call(input, text);
            input.dispatchEvent(new Event('input', { bubbles: true }));
          }),
        );
    }
    return { open, keys };
  }, texts);

/** A word letter by letter, and back to nothing. */
const typingSteps = (word: string) => [...Array.from(word, (_, index) => word.slice(0, index + 1)), ''];

const names = ['reference', 'ComboBox', 'Select', 'Menu', 'CommandPalette'] as const;

export async function run() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The bench of options needs Chromium');
  const root = resolve(import.meta.dirname, 'support/options');
  const outDir = resolve(import.meta.dirname, '../../app/dist/options');
  const config = {
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
  } as const;
  await build({
    ...config,
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['vetsync-source', 'module', 'browser', 'production'] },
  });
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const url = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const open = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  const keys = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  try {
    for (let at = 0; at < repetitions; at += 1)
      for (const name of names) {
        const page = await browser.newPage(desk);
        await page.goto(`${url}?of=${name}`);
        await page.waitForLoadState('networkidle');
        const times = await timed(page, searches.flatMap(typingSteps));
        open[name]!.push(times.open);
        keys[name]!.push(...times.keys);
        await page.close();
      }
  } finally {
    await browser.close();
    await server.close();
  }
  const floor = { open: median(open.reference!), keys: percentile(keys.reference!, 0.95) };
  return names.slice(1).flatMap((name) => {
    const opened = median(open[name]!);
    const typed = percentile(keys[name]!, 0.95);
    return [
      {
        name: `${name} with 10,000 options, opening`,
        unit: 'ms',
        ours: opened,
        floor: floor.open,
        ratio: opened / floor.open,
        aim: `under ${allowedOpenMs} ms`,
        note: `median of ${repetitions}; floor: react-aria's ComboBox with its Virtualizer`,
      },
      ...(keys[name]!.length === 0
        ? []
        : [
            {
              name: `${name} with 10,000 options, a letter, 95th percentile`,
              unit: 'ms',
              ours: typed,
              floor: floor.keys,
              ratio: typed / floor.keys,
              aim: `under ${allowedKeyMs} ms`,
              note: `slowest of ${keys[name]!.length}: ${Math.max(...keys[name]!).toFixed(0)} ms`,
            },
          ]),
    ];
  });
}
