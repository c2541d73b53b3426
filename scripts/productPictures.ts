/**
 * Takes the pictures of the product on the landing page: the veteran's dashboard of the demo, wide and on a phone, in each
 * language and theme. Run it when the dashboard looks different.
 *
 *     npm start
 *     node scripts/productPictures.ts http://127.0.0.1:3000
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { languages, pathIn } from '../machines/system/model/languages.ts';
import { chromiumArguments, findChromium } from './chromium.ts';

/** A morning, so that the picture doesn't follow the time of day at which it is taken. */
const at = new Date('2026-12-01T15:30:00Z');
const sizes = {
  wide: { width: 1280, height: 800, scale: 1 },
  phone: { width: 360, height: 640, scale: 2 },
};
const quality = 55;
const folder = 'app/public/product';

const origin = process.argv[2];
if (!origin) throw new Error('Name the origin of the running product.');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
for (const language of languages)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, { width, height, scale }] of Object.entries(sizes)) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        locale: language,
        timezoneId: 'America/Chicago',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(at);
      await page.goto(origin + pathIn(language, '/demo/platform/dashboard?role=user'));
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
      // The hint comes and goes; what stays is the picture.
      await page.locator('header button:has(.lucide-x)').click();
      await page.locator('header button:has(.lucide-x)').waitFor({ state: 'hidden' });
      const devtools = await context.newCDPSession(page);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality,
        clip: { x: 0, y: 0, width, height, scale },
      });
      writeFileSync(`${folder}/${name}-${language}-${colorScheme}.webp`, Buffer.from(data, 'base64'));
      await context.close();
    }
await browser.close();
