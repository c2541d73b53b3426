import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

/** For a headless Chromium that only connects to the page it opens. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without windows of its own, which take a third of what a test costs. */
const shell = '/usr/bin/chromium-headless-shell';
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of Chromium: `CHROMIUM_PATH`, an installed Chrome or Chromium, or Playwright's own.
 *
 * @param isWhole - Not the headless shell, which keeps no pages for the way back, and reads no settings.
 */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !(isWhole && CHROMIUM_PATH === shell)) {
    if (!existsSync(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH is not a file: ${CHROMIUM_PATH}`);
    return CHROMIUM_PATH;
  }
  const installed = isWhole ? browsers : [shell, ...browsers];
  return [...installed, chromium.executablePath()].find((path) => existsSync(path));
}

/** Like `findChromium`, but installs one if there is none, and prints what it does. */
export function getChromium(): string {
  const found = findChromium();
  if (found) return found;

  console.log("No Chromium found. Installing Playwright's: playwright-core install chromium");
  const playwright = createRequire(import.meta.url).resolve('playwright-core/package.json');
  spawnSync(process.execPath, [playwright.replace('package.json', 'cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  const fetched = findChromium();
  if (fetched) return fetched;

  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log("That failed. Installing the distribution's: apt-get install chromium");
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  }
  const apt = findChromium();
  if (apt) return apt;
  throw new Error('The tests need Chromium or Chrome: install one, or set CHROMIUM_PATH.');
}
