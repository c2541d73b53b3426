/**
 * Takes a picture of every story of a screen and every grid of a component in light and dark at 360 and 1280 px, of
 * every screen in the pseudo-locale, and of every component hovered, focused and open. Compares them with the baselines
 * in `tests/visual/baselines`.
 *
 *     npm run test:visual                       builds Storybook, compares, writes test-results/visual/index.html
 *     npm run test:visual -- --update           makes the current pictures the baselines
 *     npm run test:visual -- leadsadmin button  only story files whose id contains one of the words
 *     npm run test:visual -- --built            uses the existing storybook-static
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { baselinesIn, maxBytes } from './visual/baselines.ts';
import { replaceableBrowser } from './visual/browser.ts';
import { serve } from './visual/built.ts';
import { cameraArguments, openCamera } from './visual/camera.ts';
import { themes, windows, type Variant, type Width } from './visual/modes.ts';
import { openReport } from './visual/report.ts';
import { picturedStories, wantedOf } from './visual/variants.ts';
import { outcomes, visit, type Finding } from './visual/visit.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    storybook: { type: 'string', default: 'storybook-static' },
    baselines: { type: 'string', default: 'tests/visual/baselines' },
  },
});
const root = resolve(import.meta.dirname, '..');
process.chdir(root);
const started = performance.now();

if (!options.built) {
  const storybook = resolve('node_modules/storybook/dist/bin/dispatcher.js');
  const build = [storybook, 'build', '--quiet', '-o', options.storybook];
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1);
}

const baselines = baselinesIn(resolve(options.baselines));
const report = openReport(resolve('test-results/visual'));
const all = picturedStories(resolve(options.storybook));
const files = [...all].filter(([file]) => words.length === 0 || words.some((word) => file.includes(word)));

/** Two browsers per width: while one draws, the other's picture is compressed. */
async function look(origin: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const pages = (Object.keys(windows) as unknown[]).map(Number).flatMap((width) => {
    const queue = [...files];
    return [0, 1].map(async () => {
      const browser = replaceableBrowser(cameraArguments);
      const open = (variant: Variant | null) =>
        openCamera(browser, origin, { width: width as Width, variant });
      const camera = open(null);
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [file, stories] = next;
        const wanted = wantedOf(stories, width as Width);
        if (wanted.length === 0) continue;
        const seen = await visit(camera, open, baselines, file, wanted, width as Width, options.update);
        findings.push(...report.add(seen));
      }
      await camera.close();
      await browser.close();
    });
  });
  await Promise.all(pages);
  return findings;
}

/** Sheets of story files that no longer exist. */
function orphanedSheets(): Finding[] {
  if (words.length > 0) return [];
  const gone = [...baselines.files()].filter((file) => !all.has(file));
  if (options.update) for (const file of gone) baselines.forget(file);
  return gone.map((file) => ({ outcome: 'gone', storyId: file, theme: themes[0], width: 360 }));
}

const probe = replaceableBrowser(cameraArguments);
const version = (await probe.get()).version();
await probe.close();
const madeWith = baselines.browser();
if (madeWith !== undefined && madeWith !== version && !options.update)
  console.warn(
    `The baselines were made with Chromium ${madeWith}; this is ${version}, which may draw differently.`,
  );
const site = await serve(resolve(options.storybook));
const findings = [...(await look(site.origin)), ...report.add(orphanedSheets())];
site.close();
if (options.update && words.length === 0) baselines.noteBrowser(version);

const count = (outcome: string) => findings.filter((finding) => finding.outcome === outcome).length;
for (const { outcome, storyId, theme, width, detail } of findings)
  if (outcome !== 'same' && outcome !== 'alike' && !(options.update && outcome !== 'broken'))
    console.log(`${outcome.padEnd(8)} ${storyId} ${theme} ${width} ${detail ?? ''}`);
console.log(`Report: ${report.finish(findings)}`);
const bytes = baselines.bytes();
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${findings.length} pictures in ${seconds} s: ${outcomes.map((outcome) => `${count(outcome)} ${outcome}`).join(', ')}. ` +
    `The baselines use ${(bytes / 1e6).toFixed(1)} MB of ${maxBytes / 1e6}.`,
);
const failed = count('broken') + (options.update ? 0 : count('changed') + count('new') + count('gone'));
process.exitCode = failed > 0 || findings.length === 0 || bytes > maxBytes ? 1 : 0;
