/**
 * Measures each entry of the packages, and the app's pages in each language, and writes the results with their budgets
 * to `docs/package-sizes.md`.
 *
 *     npm run sizes                 fails if a budget is exceeded
 *     npm run sizes -- --update     sets the budgets from the current sizes
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfStale } from './build.ts';
import { budgets } from './packages/budgets.ts';
import { publishedPackages, root } from './packages/entries.ts';
import { pageSizes } from './packages/languageSizes.ts';
import { limits } from './packages/limits.ts';
import { isWithin, sizes, type Size } from './packages/sizes.ts';

/** How much an entry may grow before its budget is exceeded. */
const headroom = 1.15;
const allowed = (bytes: number) => Math.ceil((bytes * headroom) / 100) / 10;

await buildIfStale([...publishedPackages, 'app']);
const measured = await sizes();
const ownSizes = new Map(measured.map((size) => [size.budget.entry, size]));
writePage(measured);
if (process.argv.includes('--update')) writeBudgets(measured);
else for (const size of measured.filter((each) => !isWithin(each))) exceeded(size);
for (const { entry, limit } of limits) {
  const { script = 0, style = 0 } = ownSizes.get(entry) ?? {};
  if (script > limit.script || style > limit.style)
    fail(`${entry}: ${script} + ${style} bytes, over its limit`);
}

function exceeded({ budget, heaviest, script, style }: Size): void {
  fail(`${heaviest}: ${kilo(script)} + ${kilo(style)} kB, budget ${budget.script} + ${budget.style}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function table(cells: readonly string[][]): string {
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function limitCells(): string[][] {
  return [
    ['Entry', 'Script before, B', 'Script, B', 'Limit', 'Style before, B', 'Style, B', 'Limit'],
    ['---', '---:', '---:', '---:', '---:', '---:', '---:'],
    ...limits.map(({ entry, limit, before }) => {
      const { script = 0, style = 0 } = ownSizes.get(entry) ?? {};
      const figures = [before.script, script, limit.script, before.style, style, limit.style];
      return [`\`${entry}\``, ...figures.map((bytes) => String(Math.floor(bytes)))];
    }),
  ];
}

function languageCells(): string[][] {
  return [
    [
      'Page',
      'English script, kB',
      'Spanish script, kB',
      'Difference, B',
      'English HTML, kB',
      'Spanish HTML, kB',
    ],
    ['---', '---:', '---:', '---:', '---:', '---:'],
    ...pageSizes().map(({ page, english, spanish }) => [
      `\`${page}\``,
      kilo(english.script),
      kilo(spanish.script),
      String(spanish.script - english.script),
      kilo(english.html),
      kilo(spanish.html),
    ]),
  ];
}

function writePage(rows: readonly Size[]): void {
  const cells = [
    ['Entry', 'Script, kB', 'Budget', 'Style, kB', 'Budget'],
    ['---', '---:', '---:', '---:', '---:'],
    ...rows.map(({ budget, entries, heaviest, script, style }) => [
      entries > 1 ? `\`${budget.entry}\`, ${entries}; heaviest \`${heaviest}\`` : `\`${heaviest}\``,
      kilo(script),
      budget.script.toFixed(1),
      kilo(style),
      budget.style.toFixed(1),
    ]),
  ];
  writeFileSync(
    resolve(root, 'docs/package-sizes.md'),
    `# Sizes of the packages

Written by \`npm run sizes\`. What a page loads if it uses only one entry: minified, compressed by brotli, with the package's
dependencies but without its peers (React, react-aria-components, XState). 1 kB is 1000 bytes. A family's budget applies to each
of its entries, and the largest one is shown.

With its peers, a page with a form, a \`DataTable\`, a dialog and a command palette has 167 kB of scripts and styles in a new Vite app.
\`tests/package/pageSize.test.ts\` keeps it below 190. \`@react-aria/optimize-locales-plugin\` takes off 12 kB if the page is in one language.

The parts that every page uses have fixed limits besides: 1.2 KiB of script and 1.5 KiB of style for a button, 0.8 and 1.0 KiB for a
layout primitive. \`before\` is what they brought until [record 038](decisions/038-components.md).

${table(limitCells())}

## Languages

What a page of the app loads first. Each page has the words of one language ([record 041](decisions/041-languages.md)).

${table(languageCells())}

## All entries

${table(cells)}
`,
  );
}

/** Sets every measured budget. New ones are added by hand. */
function writeBudgets(rows: readonly Size[]): void {
  const path = resolve(root, 'scripts/packages/budgets.ts');
  const found = new Map(rows.map((row) => [row.budget, row]));
  const lines = budgets.map((budget) => {
    const size = found.get(budget);
    const { script, style } = size ? { script: allowed(size.script), style: allowed(size.style) } : budget;
    return `  { entry: '${budget.entry}', script: ${script}, style: ${style} },\n`;
  });
  const text = readFileSync(path, 'utf8').replace(
    /(= \[\n)[\s\S]*(\];)/,
    (_all, open: string, close: string) => `${open}${lines.join('')}${close}`,
  );
  writeFileSync(path, text);
}
