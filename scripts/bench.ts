/**
 * Measures what has to be fast, together with a floor in the same run, and writes the results to `docs/benchmarks.md`.
 * Rows of benches that did not run are not changed.
 *
 *     npm run bench                   every bench, sizes that fit a coffee break
 *     npm run bench -- --full         the largest sizes too
 *     npm run bench -- feed export    only these
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, resolve } from 'node:path';
import { buildIfStale } from './build.ts';

/** One measured figure. `ratio` compares it with the floor. `aim` is the target for the ratio or the figure. */
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
const page = resolve(root, 'docs/benchmarks.md');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const full = process.argv.includes('--full');
const benches = globSync('tests/bench/*.bench.ts', { cwd: root })
  .toSorted()
  .map((file) => ({ name: basename(file, '.bench.ts'), file: resolve(root, file) }))
  .filter(({ name }) => names.length === 0 || names.includes(name));
if (benches.length === 0) throw new Error('No such bench');

// Benches run the server from source, which imports the built machines.
await buildIfStale(['machines', 'app', 'server']);
const today = new Date().toISOString().slice(0, 10);
const rows = readRows();
for (const { name, file } of benches) {
  console.log(`\n${name}`);
  const { run } = (await import(file)) as { run: (options: { full: boolean }) => Promise<Measured[]> };
  for (const measured of await run({ full })) {
    rows.set(measured.name, row(measured));
    console.log(`  ${row(measured).join('  ')}`);
  }
  // After each, so that one that fails loses no other's figures.
  writeRows();
}
process.exit(0);

/** The cells of the page's rows, by name. */
function readRows(): Map<string, string[]> {
  if (!existsSync(page)) return new Map();
  const lines = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const cells = lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
  return new Map(cells.map((each) => [each[0] ?? '', each]));
}

function writeRows(): void {
  const header = ['What', 'Unit', 'Ours', 'Floor', 'Ratio', 'Aim', 'Measured', 'Note'];
  const sorted = [...rows.values()].toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'en'));
  const table = [header, header.map(() => '---'), ...sorted].map((cells) => `| ${cells.join(' | ')} |`);
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  writeFileSync(
    page,
    `# Benchmarks

Written by \`npm run bench\`, last on a machine with ${machine}. Machines differ and are noisy, so compare
the ratio of ours to its floor, which are measured alternately in the same run, rather than absolute figures. Each floor is
described in its file in \`tests/bench/\`.

${table.join('\n')}
`,
  );
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

function row({ name, unit, ours, floor, ratio, aim, note }: Measured): string[] {
  return [name, unit, figure(ours), figure(floor), ratio.toFixed(2), aim, today, note];
}
