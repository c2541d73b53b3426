import type { CDPSession, Page } from 'playwright-core';
import { withTimeout, TimeoutError, type ReplaceableBrowser } from './browser.ts';
import { canOpen, firstControl, isFinished, settle, showStory } from './stage.ts';
import { windows, type Interaction, type Theme, type Variant, type Width } from './modes.ts';

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

/** Stops all animation. */
const still = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  * { caret-color: transparent !important; }`;

/**
 * A taller story is pictured from its top. The rows of a list that scrolls with the page are only those in the window, so
 * a window as tall as a list of thousands would have them all, which ends Chromium.
 */
const tallest = 12_000;

/** Attempts to fit the window to the story, because elements sized by the window grow with it. */
const maxFittings = 3;

export interface CameraOptions {
  width: Width;
  /** What its pictures show. */
  variant: Variant | null;
}

export interface Camera {
  /** @throws with the story's error if it does not finish. */
  show: (storyId: string) => Promise<void>;
  /** Acts on the story's first control. Returns whether it has one that the interaction changes. */
  act: (interaction: Interaction) => Promise<boolean>;
  /** Chromium's original PNG. */
  shoot: (theme: Theme) => Promise<Buffer>;
  close: () => Promise<void>;
}

interface OpenPage {
  page: Page;
  devtools: CDPSession;
  /** Errors since the last story was shown. */
  problems: string[];
}

async function openPage(
  browser: ReplaceableBrowser,
  origin: string,
  { width, variant }: CameraOptions,
  storyId: string,
): Promise<OpenPage> {
  const context = await (
    await browser.get()
  ).newContext({
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
  await open(page, origin, storyId, variant);
  return { page, devtools, problems };
}

/**
 * A page that shows one story after another. Play functions don't run, so a picture shows the state itself. A page that
 * doesn't answer in time is replaced.
 */
export function openCamera(browser: ReplaceableBrowser, origin: string, options: CameraOptions): Camera {
  const { width } = options;
  let opened: Promise<OpenPage> | null = null;
  let shown: { storyId: string; interaction: Interaction | null } = { storyId: '', interaction: null };

  async function close(): Promise<void> {
    const closing = opened;
    opened = null;
    if (!closing) return;
    try {
      await withTimeout(closing.then(({ page }) => page.context().close()));
    } catch (error) {
      // A page that failed to open, or whose browser is gone, has nothing to close.
      if (error instanceof TimeoutError) await browser.replace();
    }
  }

  async function show(storyId: string): Promise<void> {
    opened ??= openPage(browser, origin, options, storyId);
    const { page, problems } = await opened;
    problems.length = 0;
    const status = await page.evaluate(showStory, storyId);
    if (status !== 'success' || problems.length > 0)
      throw new Error(`${storyId} ended as ${status} ${problems.join('; ')}`);
  }

  async function current(): Promise<OpenPage> {
    if (!opened) throw new Error('no story is shown');
    return opened;
  }

  const act = async (interaction: Interaction) => withTimeout(actions[interaction]((await current()).page));

  async function shootOnce(theme: Theme): Promise<Buffer> {
    const { page, devtools } = await current();
    return withTimeout(shoot(page, devtools, width, theme));
  }

  /** Shows the same as before in another browser. */
  async function reopen(): Promise<void> {
    opened = null;
    await browser.replace();
    await withTimeout(show(shown.storyId));
    if (shown.interaction) await act(shown.interaction);
  }

  return {
    async show(storyId) {
      shown = { storyId, interaction: null };
      try {
        await withTimeout(show(storyId));
      } catch {
        await close();
        await withTimeout(show(storyId));
      }
    },
    act(interaction) {
      shown = { ...shown, interaction };
      return act(interaction);
    },
    async shoot(theme) {
      try {
        return await shootOnce(theme);
      } catch {
        // The browser has crashed, or its page still answers, but nothing is drawn any more.
        await reopen();
        return shootOnce(theme);
      }
    },
    close,
  };
}

/** What reviewers check on a control. Each returns whether the story has a control for it. */
const actions: Readonly<Record<Interaction, (page: Page) => Promise<boolean>>> = {
  async hover(page) {
    const point = await page.evaluate(firstControl);
    if (point) await page.mouse.move(point.x, point.y);
    return point !== null;
  },
  async focus(page) {
    if ((await page.evaluate(firstControl)) === null) return false;
    // By keyboard, because a ring is not shown after a press.
    await page.keyboard.press('Tab');
    return true;
  },
  async open(page) {
    if (!(await actions.focus(page)) || !(await page.evaluate(canOpen))) return false;
    await page.keyboard.press('Enter');
    return true;
  },
};

async function open(page: Page, origin: string, storyId: string, variant: Variant | null): Promise<void> {
  // "embed" prevents play functions from running. Accessibility checks are a separate test.
  const query = new URLSearchParams({
    embed: 'true',
    viewMode: 'story',
    id: storyId,
    globals: `a11y.manual:!true${variant === 'pseudo' ? ';language:pseudo' : ''}`,
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
  const look = async () => Math.min(tallest, await page.evaluate(settle, { theme, margin }));
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
