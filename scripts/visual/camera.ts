import { createHash } from 'node:crypto';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { isFinished, settle, showStory } from './stage.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Window sizes in px. A picture is as tall as its story. */
export const windows = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } } as const;
export type Width = keyof typeof windows;

/** The time in every picture. The stories' sample data is relative to it (`stories/support/leads.ts`). */
const pictureTime = '2026-11-21T14:27:00Z';

/** Space around a padded story, which its root element does not include. */
const margin = 16;

/** Makes Chromium draw the same on every machine: unhinted gray text, one color profile, no partial repaint. */
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
 * Stops all animation. Also never hides a story while Storybook prepares it, which can be slow enough to show a
 * message: elements that scroll into view on mount could not do so while hidden.
 */
const still = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  * { caret-color: transparent !important; }
  #storybook-root { display: block !important; }`;

/** Attempts to fit the window to the story, because elements sized by the window grow with it. */
const maxFittings = 3;

export interface Camera {
  /** @throws with the story's error if it does not finish. */
  show: (storyId: string) => Promise<void>;
  /** Chromium's original PNG. */
  shoot: (theme: Theme) => Promise<Buffer>;
  close: () => Promise<void>;
}

export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 24);

/** A page that shows one story after another. Play functions don't run, so a picture shows the state itself. */
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
  await page.clock.setFixedTime(pictureTime);
  // Runs before anything is drawn, and again if Storybook reloads the page.
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
  // "embed" prevents play functions from running. Accessibility checks are a separate test.
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
 * Takes the picture in a window as tall as the story. For anything beyond the window, Chromium would enlarge it only
 * for a moment, before a list that depends on the window's size could adapt.
 */
async function shoot(page: Page, devtools: CDPSession, width: Width, theme: Theme): Promise<Buffer> {
  const rest = windows[width];
  const look = () => page.evaluate(settle, { theme, margin });
  let window: number = rest.height;
  let height = await look();
  for (let fitting = 0; fitting < maxFittings && height > window; fitting += 1) {
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
