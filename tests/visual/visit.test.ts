import type { Browser } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplaceableBrowser } from '../../scripts/visual/browser.ts';
import { openCamera, type Camera } from '../../scripts/visual/camera.ts';
import type { Wanted } from '../../scripts/visual/variants.ts';
import { visit, type Side } from '../../scripts/visual/visit.ts';
import { accent, drawn, paper } from './support/pictures.ts';

const storyId = 'components-button--grid';
const wanted: Wanted = { name: storyId, storyId, variant: null, themes: ['light'], isBlank: false };

const blank = drawn(8, 8, () => paper);
const button = drawn(8, 8, (_, y) => (y < 2 ? accent : paper));
const taller = drawn(8, 8, (_, y) => (y < 3 ? accent : paper));

/** Pictures that a page takes one after another, the last one again and again. An error is of the story. */
type Taken = (Buffer | Error)[];

function cameraOf(taken: Taken, hasControl = true): Camera {
  const left = [...taken];
  return {
    show: async () => {
      if (left[0] instanceof Error) throw left[0];
    },
    act: async () => hasControl,
    shoot: async () => (left.length > 1 ? left.shift() : left[0]) as Buffer,
    close: async () => {},
  };
}

interface Looks {
  one?: Wanted;
  isInBase?: boolean;
  /** In the pages that decide. */
  again?: Record<Side, Taken>;
}
async function look(base: Taken, change: Taken, { one = wanted, isInBase = true, again }: Looks = {}) {
  const cameras = { base: cameraOf(base), change: cameraOf(change) };
  const openAnother = (side: Side) => cameraOf((again ?? { base, change })[side]);
  const seen = await visit(cameras, openAnother, [one], 360, () => isInBase);
  return seen.map(({ outcome, detail }) => [outcome, detail]);
}
const changed = ['changed', '8 pixels'];

describe('a picture of both sides', () => {
  test('is the same, or has changed', async () => {
    expect(await look([button], [button])).toEqual([['same', undefined]]);
    expect(await look([button], [taller])).toEqual([changed]);
  });

  test('is repeated until it is the same', async () => {
    expect(await look([button], [taller, button])).toEqual([['same', undefined]]);
  });

  test('counts in a page of its own if it differs in one that has shown others', async () => {
    const again = { base: [button], change: [button] };
    expect(await look([button], [taller], { again })).toEqual([['same', undefined]]);
    expect(await look([button], [button], { again: { base: [button], change: [taller] } })).toEqual([
      ['same', undefined],
    ]);
  });

  test('with nothing on it is an error, whatever the base has', async () => {
    const error = ['broken', 'The picture is blank'];
    expect(await look([button], [blank])).toEqual([error]);
    expect(await look([blank], [blank])).toEqual([error]);
    expect(await look([], [blank], { isInBase: false })).toEqual([error]);
  });

  test('with nothing on it is right for a story that says so', async () => {
    expect(await look([blank], [blank], { one: { ...wanted, isBlank: true } })).toEqual([
      ['same', undefined],
    ]);
  });

  test('is new if the base does not have the story, or it was broken there', async () => {
    expect(await look([], [button], { isInBase: false })).toEqual([['new', undefined]]);
    expect(await look([new Error('ended as error')], [button])).toEqual([['new', undefined]]);
  });

  test('fails with the error of a story that is broken now', async () => {
    expect(await look([button], [new Error('ended as error')])).toEqual([['broken', 'ended as error']]);
  });
});

test('a component that can no longer be opened is named', async () => {
  const one: Wanted = { ...wanted, name: `${storyId}#open`, variant: 'open' };
  const cameras = { base: cameraOf([button]), change: cameraOf([button]) };
  const openAnother = (side: Side) => cameraOf([button], side === 'base');
  const seen = await visit(cameras, openAnother, [one], 1280, () => true);
  expect(seen.map(({ outcome, name }) => [outcome, name])).toEqual([['gone', `${storyId}#open`]]);
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
