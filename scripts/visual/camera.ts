import { createHash } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { isFinished, settle, showStory } from './stage.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Sizes of the window in px. A picture is as tall as its story. */
export const windows = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } } as const;
export type Width = keyof typeof windows;

/** The moment of every picture; what stories show is sampled around it (`stories/support/leads.ts`). */
const seenAt = '2026-11-21T14:27:00Z';

/** Room around a padded story, which its root does not measure. */
const margin = 16;

/** Chromium draws the same on every machine: letters unhinted and grey, one color profile, no partial repaint. */
export const cameraArguments = [
  '--force-prefers-reduced-motion',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Nothing moves. And a story is never hidden while Storybook prepares it, sometimes for long enough to say so: what scrolls to a place as it
 * comes finds no place in what is hidden.
 */
const still = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  * { caret-color: transparent !important; }
  #storybook-root { display: block !important; }`;

/** Of the window to what it shows; what is as tall as the window grows with it. */
const mostFittings = 3;

export interface Camera {
  /** @throws with what the story said if it does not come to stand. */
  show: (storyId: string) => Promise<void>;
  /** The PNG as Chromium wrote it. */
  shoot: (theme: Theme) => Promise<Buffer>;
  close: () => Promise<void>;
}

export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 24);

/** A page that goes from story to story. Plays don't run: a picture shows the state itself, not what a test made of it. */
export async function openCamera(browser: Browser, origin: string, width: Width): Promise<Camera> {
  const context = await browser.newContext({
    viewport: windows[width],
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.clock.setFixedTime(seenAt);
  // Before anything is drawn, and again where Storybook loads the page anew.
  await page.addInitScript((css) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    });
  }, still);
  const devtools = await context.newCDPSession(page);
  let isOpen = false;

  return {
    async show(storyId) {
      problems.length = 0;
      if (!isOpen) await open(page, origin, storyId);
      isOpen = true;
      const status = await page.evaluate(showStory, storyId);
      if (status !== 'success' || problems.length > 0)
        throw new Error(`${storyId} ended as ${status} ${problems.join('; ')}`);
    },
    shoot: (theme) => shoot(page, devtools, width, theme),
    close: () => context.close(),
  };
}

async function open(page: Page, origin: string, storyId: string): Promise<void> {
  // "embed" keeps plays from running; the accessibility checks have a test of their own.
  const query = new URLSearchParams({
    embed: 'true',
    viewMode: 'story',
    id: storyId,
    globals: 'a11y.manual:!true',
  });
  await page.goto(`${origin}/iframe.html?${query}`);
  await page.waitForFunction(isFinished);
}

/**
 * In a window as tall as the story: what Chromium draws beyond a window it draws in a taller one for that moment, before a list that is
 * measured by the window could follow.
 */
async function shoot(page: Page, devtools: CDPSession, width: Width, theme: Theme): Promise<Buffer> {
  const rest = windows[width];
  const look = () => page.evaluate(settle, { theme, margin });
  let window: number = rest.height;
  let height = await look();
  for (let fitting = 0; fitting < mostFittings && height > window; fitting += 1) {
    window = height;
    await page.setViewportSize({ width, height: window });
    height = await look();
  }
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, window), scale: 1 },
  });
  if (window !== rest.height) await page.setViewportSize(rest);
  return Buffer.from(data, 'base64');
}
