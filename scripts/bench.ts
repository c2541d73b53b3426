/**
 * Measures what we promise to be fast, each figure beside its floor in the same run, and writes
 * `docs/benchmarks.md`.
 *
 *     npm run bench                   every bench, sizes that fit a coffee break
 *     npm run bench -- --full         the largest sizes too
 *     npm run bench -- feed export    only these
 */
import { globSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, resolve } from 'node:path';
import { buildIfStale } from './build.ts';

/** One measured figure. `ratio` is ours against the floor; `aim` says which ratio or figure is wanted. */
export interface Measured {
  name: string;
  unit: string;
  ours: number;
  floor: number;
  ratio: number;
  aim: string;
  note: string;
}

const root = resolve(import.meta.dirname, '..');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const full = process.argv.includes('--full');
const benches = globSync('tests/bench/*.bench.ts', { cwd: root })
  .toSorted()
  .map((file) => ({ name: basename(file, '.bench.ts'), file: resolve(root, file) }))
  .filter(({ name }) => asked.length === 0 || asked.includes(name));
if (benches.length === 0) throw new Error('No such bench');

await buildIfStale();
const measured: Measured[] = [];
for (const { name, file } of benches) {
  console.log(`\n${name}`);
  const { run } = (await import(file)) as { run: (options: { full: boolean }) => Promise<Measured[]> };
  for (const one of await run({ full })) {
    measured.push(one);
    console.log(`  ${row(one).join('  ')}`);
  }
}

if (asked.length === 0) {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const header = ['What', 'Unit', 'Ours', 'Floor', 'Ratio', 'Aim', 'Note'];
  const lines = [header, header.map(() => '---'), ...measured.map(row)].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  writeFileSync(
    resolve(root, 'docs/benchmarks.md'),
    `# Benchmarks

Written by \`npm run bench${full ? ' -- --full' : ''}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, ${memory}, Node ${process.versions.node}.
Machines differ and are noisy: read the ratio of ours to its floor, measured in turns in the same run, not the
absolute figure. What each floor is stands in its file in \`tests/bench/\`.

${lines.join('\n')}
`,
  );
}
process.exit(0);

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

function row({ name, unit, ours, floor, ratio, aim, note }: Measured): string[] {
  return [name, unit, figure(ours), figure(floor), ratio.toFixed(2), aim, note];
}
