import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { baselinesIn, maxBytes, type Baselines } from '../../scripts/visual/baselines.ts';
import type { ReplaceableBrowser } from '../../scripts/visual/browser.ts';
import { openCamera, type Camera } from '../../scripts/visual/camera.ts';
import type { Wanted } from '../../scripts/visual/variants.ts';
import { visit } from '../../scripts/visual/visit.ts';

const file = 'components-button';
const storyId = `${file}--grid`;
const wanted: Wanted = { name: storyId, storyId, variant: null, themes: ['light'], isBlank: false };

/** A picture in one color, with a stroke of another. */
function png(color: number, stroke = color): Buffer {
  const image = new PNG({ width: 8, height: 8 });
  for (let at = 0; at < image.data.length; at += 4)
    image.data.set([at < 64 ? stroke : color, color, color, 255], at);
  return PNG.sync.write(image);
}
const blank = png(250);
const drawn = png(250, 10);
const otherwise = png(250, 120);

const cameraOf = (picture: Buffer): Camera => ({
  show: async () => {},
  act: async () => true,
  shoot: async () => picture,
  close: async () => {},
});

let folder: string;
let baselines: Baselines;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetsync-baselines-'));
  baselines = baselinesIn(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = (picture: Buffer, { one = wanted, accept = false } = {}) =>
  visit(cameraOf(picture), () => cameraOf(picture), baselines, file, [one], 360, accept);
const outcomeOf = async (...parameters: Parameters<typeof look>) =>
  (await look(...parameters)).map(({ outcome, detail }) => [outcome, detail]);

describe('a picture', () => {
  test('with nothing on it is an error, and never becomes a baseline', async () => {
    expect(await outcomeOf(blank, { accept: true })).toEqual([['broken', 'The picture is blank']]);
    expect(baselines.files().size).toBe(0);
  });

  test('with nothing on it is right for a story that says so', async () => {
    expect(await outcomeOf(blank, { one: { ...wanted, isBlank: true } })).toEqual([['new', undefined]]);
  });

  test('without a baseline is new, then the same, then changed', async () => {
    expect(await outcomeOf(drawn, { accept: true })).toEqual([['new', undefined]]);
    expect(await outcomeOf(drawn)).toEqual([['same', undefined]]);
    expect(await outcomeOf(otherwise)).toEqual([['changed', expect.stringMatching(/^\d+ pixels$/)]]);
  });

  test('of a story that is gone is named', async () => {
    await look(drawn, { accept: true });
    const renamed = { ...wanted, name: `${file}--all`, storyId: `${file}--all` };
    expect(await outcomeOf(drawn, { one: renamed })).toEqual([
      ['new', undefined],
      ['gone', undefined],
    ]);
  });
});

/** A browser whose pages answer in turn how a story ended, or how tall it is. */
function browserThat(...endings: (string | number)[]) {
  const opened = { pages: 0, browsers: 0, answers: true };
  const windows: number[] = [];
  const crashes: Error[] = [];
  const send = async (_method: string, { clip }: { clip: { height: number } }) => {
    const crash = crashes.pop();
    if (crash) throw crash;
    return { data: Buffer.from(`${clip.height} px`).toString('base64') };
  };
  const page = {
    on: () => {},
    clock: { setFixedTime: async () => {} },
    addInitScript: async () => {},
    goto: async () => {},
    waitForFunction: async () => {},
    evaluate: async () => endings.shift(),
    setViewportSize: async ({ height }: { height: number }) => void windows.push(height),
    context: () => ({ close: () => (opened.answers ? Promise.resolve() : new Promise(() => {})) }),
  };
  const newContext = async () => {
    opened.pages += 1;
    return { newPage: async () => page, newCDPSession: async () => ({ send }) };
  };
  const replace = async () => {
    opened.browsers += 1;
    opened.answers = true;
  };
  const browser = { get: async () => ({ newContext }) as unknown as Browser, replace, close: replace };
  return { opened, windows, crashes, browser };
}
const camera = (browser: ReplaceableBrowser) =>
  openCamera(browser, 'http://site.invalid', { width: 360, variant: null });

describe('a page that does not show a story', () => {
  test('is replaced once', async () => {
    const { opened, browser } = browserThat('error', 'success');
    await camera(browser).show(storyId);
    expect(opened.pages).toBe(2);
  });

  test('fails with what went wrong if the next one does not show it either', async () => {
    const { opened, browser } = browserThat('error', 'error', 'success');
    await expect(camera(browser).show(storyId)).rejects.toThrow(`${storyId} ended as error`);
    expect(opened.pages).toBe(2);
  });
});

describe('a browser that stops answering', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is replaced, and the story is shown in the next one', async () => {
    const { opened, browser } = browserThat('error', 'success');
    opened.answers = false;
    const showing = camera(browser).show(storyId);
    await vi.advanceTimersByTimeAsync(60_000);
    await showing;
    expect(opened).toEqual({ pages: 2, browsers: 1, answers: true });
  });
});

describe('a picture', () => {
  test('of a list of thousands is of its top, in a window that is no taller', async () => {
    const { windows, browser } = browserThat('success', 2_000, 500_000, 500_000);
    const shown = camera(browser);
    await shown.show(storyId);
    expect(String(await shown.shoot('light'))).toBe('12000 px');
    expect(windows).toEqual([2_000, 12_000, 740]);
  });

  test('of a browser that crashes is taken in the next one', async () => {
    const { opened, crashes, browser } = browserThat('success', 500, 'success', 500);
    const shown = camera(browser);
    await shown.show(storyId);
    crashes.push(new Error('Browser closed'));
    expect(String(await shown.shoot('light'))).toBe('500 px');
    expect(opened).toEqual({ pages: 2, browsers: 1, answers: true });
  });
});

test('the committed baselines are within their limit', () => {
  const bytes = baselinesIn('tests/visual/baselines').bytes();
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
});
