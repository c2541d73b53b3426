import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { chromiumArguments, getChromium } from '../chromium.ts';

/** Longest time for one story or one picture. Chromium sometimes stops answering for good. */
const patienceMs = 60_000;

export class TimeoutError extends Error {
  constructor() {
    super(`took longer than ${patienceMs / 1000} s`);
  }
}

/** @throws TooLate */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError()), patienceMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A browser that can be ended even if it no longer answers. Another one takes its place. */
export interface ReplaceableBrowser {
  get: () => Promise<Browser>;
  replace: () => Promise<void>;
  close: () => Promise<void>;
}

export function replaceableBrowser(more: readonly string[]): ReplaceableBrowser {
  interface Opened {
    server: BrowserServer;
    browser: Browser;
    hasCrashed: boolean;
  }
  let opened: Promise<Opened> | null = null;

  async function open(): Promise<Opened> {
    const server = await chromium.launchServer({
      executablePath: getChromium(),
      args: [...chromiumArguments, ...more],
    });
    const made = { server, browser: await chromium.connect(server.wsEndpoint()), hasCrashed: false };
    // The connection to the server outlives its browser.
    server.once('close', () => (made.hasCrashed = true));
    return made;
  }
  async function end(): Promise<void> {
    const ending = opened;
    opened = null;
    const ended = await ending?.catch(() => null);
    await ended?.server.kill();
  }
  return {
    async get() {
      const known = opened;
      const present = await known?.catch(() => null);
      const isUsable = present?.browser.isConnected() && !present.hasCrashed;
      if (!isUsable && opened === known) opened = null;
      opened ??= open();
      return (await opened).browser;
    },
    replace: end,
    close: end,
  };
}
