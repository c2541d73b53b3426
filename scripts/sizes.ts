/**
 * Measures each entry of the packages and writes the results with their budgets to `docs/package-sizes.md`.
 *
 *     npm run sizes                 fails if a budget is exceeded
 *     npm run sizes -- --update     sets the budgets from the current sizes
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfStale } from './build.ts';
import { budgets } from './packages/budgets.ts';
import { publishedPackages, root } from './packages/entries.ts';
import { isWithin, sizes, type Size } from './packages/sizes.ts';

/** How much an entry may grow before its budget is exceeded. */
const headroom = 1.15;
const allowed = (bytes: number) => Math.ceil((bytes * headroom) / 100) / 10;

await buildIfStale([...publishedPackages]);
const measured = await sizes();
writePage(measured);
if (process.argv.includes('--update')) writeBudgets(measured);
else for (const size of measured.filter((each) => !isWithin(each))) exceeded(size);

function exceeded({ budget, heaviest, script, style }: Size): void {
  console.error(
    `${heaviest}: ${kilo(script)} + ${kilo(style)} kB, budget ${budget.script} + ${budget.style}`,
  );
  process.exitCode = 1;
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1);
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

${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}
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
