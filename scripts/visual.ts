/**
 * Takes pictures of the stories that a change can reach, before and after it, and reports what differs: every story of a
 * screen and every grid of a component in light and dark at 360 and 1280 px, every screen in the pseudo-locale, and every
 * component hovered, focused and open. What is meant to differ is in `tests/visual/intended.json`.
 *
 *     npm run test:visual                        compares with main, and writes test-results/visual/index.html
 *     npm run test:visual -- leadsadmin button   story files whose id contains one of the words, reached or not
 *     npm run test:visual -- --base=v1.2         compares with another commit
 *     npm run test:visual -- --all               also what the change can't reach
 *     npm run test:visual -- --alone             all stories without a base, for blank and broken pictures
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from './build.ts';
import { git, listChanged } from './testing/changed.ts';
import { builtBase, comparedCommit, textIn } from './visual/base.ts';
import { replaceableBrowser } from './visual/browser.ts';
import { entriesOf, serve } from './visual/built.ts';
import { cameraArguments, openCamera } from './visual/camera.ts';
import {
  applyIntentions,
  intendedFile,
  intentionsOf,
  linesFor,
  readIntentions,
  unmet,
} from './visual/intended.ts';
import { themes, windows, type Variant, type Width } from './visual/modes.ts';
import { reachOf, readGraph } from './visual/reach.ts';
import { openReport } from './visual/report.ts';
import { picturedStories, wantedOf } from './visual/variants.ts';
import { outcomes, sides, visit, type Finding, type Outcome, type Side } from './visual/visit.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    all: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
});
process.chdir(resolve(import.meta.dirname, '..'));
const started = performance.now();

const base = options.alone ? undefined : comparedCommit(options.base);
if (!options.alone && base === undefined) {
  console.error(
    'This clone has no commit to compare with. Fetch more of its history (git fetch --unshallow), name one that it\n' +
      'has (--base=COMMIT), or take pictures of all stories without a comparison (--alone).',
  );
  process.exit(2);
}

const changed = base === undefined ? [] : listChanged(base);
const compared =
  base === undefined
    ? 'Compared with nothing.'
    : `${changed.length} files have changed since ${git('log', '-1', '--format=%h, "%s"', base)}.`;
console.log(compared);
const isEverything = base === undefined || options.all;
const isReached =
  isEverything || words.length > 0
    ? () => true
    : reachOf(
        await readGraph(),
        changed.filter((file) => existsSync(file)),
      );
const report = openReport(resolve('test-results/visual'), compared);

const inFile = readIntentions(readFileSync(intendedFile, 'utf8'));
const earlier = base === undefined ? undefined : textIn(base, intendedFile);
const intentions = intentionsOf(inFile, readIntentions(earlier ?? '[]'));

const isNamed = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
const idsIn = (folder?: string) => new Set(folder === undefined ? [] : entriesOf(folder).map(({ id }) => id));

/** Takes and compares all pictures. Each width has a browser for each side. */
async function look(): Promise<Finding[]> {
  await buildIfStale(['storybook']);
  const folders = { base: base === undefined ? undefined : builtBase(base), change: 'storybook-static' };
  const files = [...picturedStories(folders.change)].filter(
    ([file, [story]]) => isReached(story!.importPath.replace('./', '')) && isNamed(file),
  );
  const [inBase, inChange] = [idsIn(folders.base), idsIn(folders.change)];
  const sites = { base: await serve(folders.base ?? folders.change), change: await serve(folders.change) };
  const gone = folders.base === undefined ? [] : [...picturedStories(folders.base).values()].flat();
  const findings: Finding[] = gone
    .filter(({ id }) => !inChange.has(id) && isNamed(id))
    .map(({ id }) => ({ outcome: 'gone', name: id, theme: themes[0], width: 1280 }));
  const seen = (Object.keys(windows) as unknown[]).map(Number).map(async (each) => {
    const width = each as Width;
    const browsers = {
      base: replaceableBrowser(cameraArguments),
      change: replaceableBrowser(cameraArguments),
    };
    const open = (side: Side, variant: Variant | null) =>
      openCamera(browsers[side], sites[side].origin, { width, variant });
    const cameras = { base: open('base', null), change: open('change', null) };
    for (const [, stories] of files) {
      const wanted = wantedOf(stories, width);
      const pictures = await visit(cameras, open, wanted, width, (id) => inBase.has(id));
      findings.push(...report.add(applyIntentions(intentions, pictures)));
    }
    for (const side of sides) {
      await cameras[side].close();
      await browsers[side].close();
    }
  });
  await Promise.all(seen);
  for (const side of sides) sites[side].close();
  return findings;
}

const canDiffer = globSync('stories/**/*.stories.tsx').some((file) => isReached(file.replaceAll('\\', '/')));
const findings = canDiffer ? await look() : [];
const count = (outcome: Outcome) => findings.filter((finding) => finding.outcome === outcome).length;
for (const { outcome, name, theme, width, detail } of findings)
  if (outcome !== 'same' && outcome !== 'alike')
    console.log(`${outcome.padEnd(8)} ${name} ${theme} ${width} ${detail ?? ''}`);

const lines = linesFor(findings);
if (lines.length > 0)
  console.log(
    `If they are meant to differ, add these to ${intendedFile}, each with its reason:\n${lines.join(',\n')}`,
  );
// With words, what they leave out may differ as well. Without a base, nothing can.
const unmetHere = words.length > 0 || base === undefined ? [] : unmet(intentions, findings);
for (const { story } of unmetHere) console.log(`${intendedFile} names ${story}, where nothing differs`);
for (const { story } of intentions.earlier)
  console.log(`${intendedFile} still has ${story} of an earlier change, which no longer counts: remove it`);

console.log(`Report: ${report.finish(findings, lines)}`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${findings.length} pictures in ${seconds} s: ${outcomes.map((outcome) => `${count(outcome)} ${outcome}`).join(', ')}.`,
);
const failed = count('broken') + count('changed') + unmetHere.length;
// A change may reach no picture, but whoever asks for pictures must get some.
const isAsked = isEverything || words.length > 0;
process.exitCode = failed > 0 || (isAsked && findings.length === 0) ? 1 : 0;
