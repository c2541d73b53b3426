/**
 * Runs every test runner, two at a time on two cores, and adds up their reports.
 *
 *     npm test                      everything
 *     npm test -- machines server   only these runners
 *     npm test -- --changed         what a change since main can break, without the built product
 *     npm test -- --data FOLDER     with the runner that imports the official files of reference data in this folder
 *
 * Fails on a failed or skipped test, on a runner that ran nothing, and on a test file without a runner. Failed tests are
 * repeated once, alone, after everything else. If they pass then, they count as passed and are listed as flaky. Failures are printed again at the end. The last line is `N passed, N failed`.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from './check.ts';
import { getChromium } from './chromium.ts';
import { extentOf, findBase, listChanged, type Dependencies, type Extent } from './testing/changed.ts';
import { endCommands, run, runConcurrently, type Task } from './testing/commands.ts';
import { countOutcome, type Outcome } from './testing/outcome.ts';
import { mergeRepetition, planRepetition, repetitionRuns } from './testing/repeat.ts';
import { joinReports, parseReport, reportVariable, type Report } from './testing/report.ts';

interface Runner extends Dependencies {
  files: string;
  usesBrowser?: true;
  needsBuild?: true;
  /** It needs the folder of `--data`. */
  readsFolder?: true;
  /** It measures time, so nothing else may run at the same time. */
  isAlone?: true;
}

const anyFile = '{**,.*,.*/**}';

/**
 * In starting order, longest first. Those that need the built product wait for it, and others go first. Together they must
 * cover all test files.
 */
const runners = {
  storybook: { files: 'stories/**/*.stories.tsx', usesBrowser: true, reads: '.storybook/**' },
  app: {
    files: 'tests/app/{,exchange/}*.test.ts',
    usesBrowser: true,
    needsBuild: true,
    onlyIn: 'tests/app/**',
  },
  demo: {
    files: 'tests/app/demo/*.test.ts',
    usesBrowser: true,
    needsBuild: true,
    onlyIn: 'tests/app/**',
  },
  plays: {
    files: 'tests/plays/*.test.ts',
    usesBrowser: true,
    needsBuild: true,
    onlyIn: 'tests/plays/**',
  },
  server: { files: 'tests/server/**/!(*.timing).test.ts', reads: 'server/data/migrations/**' },
  contract: { files: 'tests/contract/**/*.test.ts', reads: 'server/data/migrations/**' },
  package: {
    files: 'tests/package/**/*.test.ts',
    usesBrowser: true,
    needsBuild: true,
    onlyIn: 'tests/package/**',
  },
  data: {
    files: 'tests/data/**/*.test.ts',
    reads: 'server/{reference,data/migrations}/**',
    readsFolder: true,
  },
  machines: { files: 'tests/machines/**/*.test.ts' },
  ui: { files: 'tests/ui/**/*.test.ts', reads: anyFile },
  codebase: { files: 'tests/codebase/**/*.test.ts', reads: anyFile },
  visual: { files: 'tests/visual/**/*.test.ts' },
  timing: { files: 'tests/server/**/*.timing.test.ts', isAlone: true },
} satisfies Record<string, Runner>;
type RunnerName = keyof typeof runners;
const allRunners = Object.entries(runners) as [RunnerName, Runner][];

const everyTestFile =
  '{tests,stories,machines,ui,app,server,scripts}/**/*.{test,spec,stories}.{ts,tsx,mts,js,jsx}';
/** The longest takes half an hour on two busy cores. One that takes longer than this is stuck and is ended. */
const runnerLimitMs = 60 * 60_000;

/** How many files to name at the end, so that whoever wants a shorter run knows where to look. */
const slowestShown = 20;

process.chdir(resolve(import.meta.dirname, '..'));
const results = 'test-results';

const find = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );

/** @param args - Files or options for vitest, after the name of the project. */
async function runVitest(name: RunnerName, reportName: string, args: readonly string[]): Promise<Report> {
  const path = resolve(results, `${reportName}.jsonl`);
  writeFileSync(path, '');
  const config = name === 'storybook' ? 'vitest.config.ts' : 'vitest.node.config.ts';
  const { isOverdue } = await run(name, process.execPath, {
    args: [
      resolve('node_modules/vitest/vitest.mjs'),
      'run',
      `--config=${config}`,
      `--project=${name}`,
      '--reporter=default',
      '--reporter=./scripts/testing/reporter.ts',
      ...args,
    ],
    env: { [reportVariable]: path, ...(folder !== undefined && { REFERENCE_DATA: resolve(folder) }) },
    limitMs: runnerLimitMs,
  });
  const report = parseReport(readFileSync(path, 'utf8'));
  if (isOverdue) report.errors.unshift(`the runner was ended after ${runnerLimitMs / 60_000} minutes`);
  return report;
}

/** The files that must have results. The files that a change affects are only known from the report. */
const expectedFiles = (name: RunnerName, report: Report) =>
  extents[name] === 'whole' ? find(runners[name].files) : report.files.map(({ file }) => file);

async function runChecks(those: typeof checks): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, problems: [], flaky: [] };
  for (const { name, command } of those) {
    const isPassed = (await run('checks', command)).status === 0;
    console.log(`checks    | ${isPassed ? 'passed' : 'FAILED'}  ${name}`);
    outcome[isPassed ? 'passed' : 'failed'] += 1;
    if (!isPassed) outcome.problems.push(`${name}: ${command}`);
  }
  return outcome;
}

/** Repeats failed tests. Nothing else may run at the same time. */
async function repeatFailures(name: RunnerName, first: Report): Promise<Outcome | undefined> {
  const files = expectedFiles(name, first);
  const repetition = planRepetition(first, files);
  const reports: Report[] = [];
  for (const [index, args] of repetitionRuns(repetition).entries())
    reports.push(await runVitest(name, `${name}.repeated.${index}`, args));
  if (reports.length === 0) return undefined;
  const { report, flaky } = mergeRepetition(first, repetition, joinReports(reports));
  return { ...countOutcome(report, files), flaky };
}

function unmatched(): Outcome {
  const filesOf = allRunners.map(([name, { files }]) => ({ name, files: find(files) }));
  const known = new Set(filesOf.flatMap(({ files }) => files));
  const strays = find(everyTestFile).filter((file) => !known.has(file));
  const problems = [
    ...strays.map((file) => `${file} belongs to no runner`),
    ...filesOf.filter(({ files }) => files.length === 0).map(({ name }) => `${name} has no test file`),
  ];
  return { passed: 0, failed: problems.length, problems, flaky: [] };
}

const {
  positionals: names,
  values: { changed: isChangedOnly = false, data: folder },
} = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, data: { type: 'string' } },
});
if (names.includes('data') && folder === undefined) {
  console.error('The runner data needs a folder of official files: npm run test:data -- FOLDER');
  process.exit(2);
}
const unknown = names.filter((name) => !(name in runners) && name !== 'checks');
if (unknown.length > 0) {
  console.error(
    `No such runner: ${unknown.join(', ')}. There are: checks, ${Object.keys(runners).join(', ')}`,
  );
  process.exit(2);
}
const isSelected = (name: string) => names.length === 0 || names.includes(name);
const hasItsFolder = ({ readsFolder }: Runner) => !readsFolder || folder !== undefined;
const base = isChangedOnly ? findBase() : undefined;
const changed = base === undefined ? [] : listChanged(base);
const extents = Object.fromEntries(
  allRunners.map(([name, runner]) => [name, base === undefined ? 'whole' : extentOf(runner, changed)]),
) as Record<RunnerName, Extent>;
const selected = allRunners.filter(
  ([name, runner]) => isSelected(name) && extents[name] !== 'none' && hasItsFolder(runner),
);
if (base !== undefined) {
  const leftOut = allRunners.filter(([name]) => isSelected(name) && extents[name] === 'none');
  console.log(`${changed.length} files have changed since ${base.slice(0, 10)}.`);
  console.log(`Left out: the builds${leftOut.map(([name]) => `, ${name}`).join('')}.`);
}

process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
process.once('exit', endCommands);

// A whole run starts about sixty Node processes. They share compiled code.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (selected.some(([, { usesBrowser }]) => usesBrowser)) process.env.CHROMIUM_PATH = getChromium();

const outcomes: Record<string, Outcome> = {};
const reports = new Map<RunnerName, Report>();
async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name} took ${Math.round((performance.now() - start) / 1000)} s`);
}
/** Of all cores together. */
const idleMs = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
const runWhole = (name: RunnerName) =>
  timed(name, async () => {
    const isRelated = extents[name] === 'related';
    const report = await runVitest(name, name, isRelated ? [`--changed=${base}`, '--passWithNoTests'] : []);
    reports.set(name, report);
    outcomes[name] = countOutcome(report, expectedFiles(name, report));
  });
const check = (name: string, those: typeof checks) =>
  timed(name, async () => {
    outcomes[name] = await runChecks(those);
  });

/** As many as there are cores. With one more, the machine takes a quarter longer and tests wait past their limits. */
const slots = Math.max(2, Math.min(3, availableParallelism()));
const isBuild = ({ command }: (typeof checks)[number]) => command.includes('build.ts');
const builds = checks.filter(isBuild);
const sourceChecks = checks.filter((each) => !isBuild(each));
const hasChecks = isSelected('checks');
const needBuilds = selected.some(([, { needsBuild }]) => needsBuild) || (hasChecks && base === undefined);
const { promise: built, resolve: endBuilds } = Promise.withResolvers<void>();
const tasks: Task[] = [];
if (needBuilds) tasks.push({ run: () => check('build', builds).finally(endBuilds) });
if (hasChecks) tasks.push({ run: () => check('checks', sourceChecks) });
for (const [name, { isAlone, needsBuild }] of selected)
  if (!isAlone) tasks.push({ run: () => runWhole(name), ...(needsBuild && { after: built }) });

const idleBefore = idleMs();
const startedMs = performance.now();
await runConcurrently(slots, tasks);
const idle = (idleMs() - idleBefore) / (performance.now() - startedMs) / cpus().length;
console.log(`The cores were busy for ${Math.round(100 * (1 - idle))} % of the time. What took longest:`);
const timings = [...reports].flatMap(([name, { files }]) => files.map((file) => ({ name, ...file })));
for (const { name, file, seconds = 0 } of timings
  .toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))
  .slice(0, slowestShown))
  console.log(`${String(seconds).padStart(5)} s ${name}: ${file}`);
for (const [name, { isAlone }] of selected) if (isAlone) await runWhole(name);
for (const [name, report] of reports)
  outcomes[name] = (await repeatFailures(name, report)) ?? outcomes[name]!;
outcomes['every test file has a runner'] = unmatched();

console.log();
for (const [name, { problems }] of Object.entries(outcomes))
  for (const problem of problems) console.log(`FAILED  ${name}: ${problem}`);
const flaky = Object.entries(outcomes).flatMap(([name, outcome]) =>
  outcome.flaky.map((test) => `flaky   ${name}: ${test}`),
);
if (flaky.length > 0)
  console.log(`\nThese passed only when they were repeated, which is a defect to fix:\n${flaky.join('\n')}`);
console.log();
const sum = { passed: 0, failed: 0 };
for (const [name, { passed, failed }] of Object.entries(outcomes)) {
  console.log(`${name.padEnd(30)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`);
  sum.passed += passed;
  sum.failed += failed;
}
const total = `${sum.passed} passed, ${sum.failed} failed`;
writeFileSync(`${results}/total.txt`, `${total}\n`);
console.log(total);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
