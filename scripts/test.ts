/**
 * Runs every runner one after another and adds up what they themselves report.
 *
 *     npm test                      everything
 *     npm test -- machines server   only these runners
 *
 * Fails on a failed or skipped test, on a runner that ran nothing, and on a test file that no runner took.
 * The last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { buildIfStale } from './build.ts';
import { checks } from './check.ts';
import { getChromium } from './chromium.ts';

interface Outcome {
  passed: number;
  failed: number;
  /** What failed, in words; said again at the end, as the place itself is long out of sight by then. */
  problems: string[];
}
interface Assertion {
  fullName: string;
  status: string;
  failureMessages: string[] | null;
}
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: Assertion[]; message: string }[];
}

/** Which files belong to which runner; together they must be all test files there are. */
const runners = {
  rooms: 'tests/rooms/**/*.test.ts',
  machines: 'tests/machines/**/*.test.ts',
  ui: 'tests/ui/**/*.test.ts',
  visual: 'tests/visual/**/*.test.ts',
  server: 'tests/server/**/*.test.ts',
  storybook: 'stories/**/*.stories.tsx',
  app: 'tests/app/*.test.ts',
  demo: 'tests/app/demo/*.test.ts',
  package: 'tests/package/**/*.test.ts',
};
type Runner = keyof typeof runners;
const inBrowser: readonly Runner[] = ['storybook', 'app', 'demo', 'package'];
const everyTestFile =
  '{tests,stories,machines,ui,app,server,scripts}/**/*.{test,spec,stories}.{ts,tsx,mts,js,jsx}';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
const results = 'test-results';

const find = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );

function runVitest(runner: Runner): Outcome {
  const report = `${results}/${runner}.json`;
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync(process.execPath, [vitest, 'run', '--project', runner, ...reporters], { stdio: 'inherit' });

  let json: VitestReport;
  try {
    json = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return refuse(`${runner}: the runner ended without a report`);
  }
  const problems: string[] = [];
  const taken = new Set(json.testResults.map(({ name }) => relative(root, name).replaceAll('\\', '/')));
  for (const file of find(runners[runner])) if (!taken.has(file)) problems.push(`${file} was not run`);
  for (const { name, status, assertionResults } of json.testResults)
    if (assertionResults.length === 0)
      problems.push(
        `${relative(root, name)} ${status === 'failed' ? 'could not be loaded' : 'holds no test'}`,
      );
  const skipped = json.numPendingTests + json.numTodoTests;
  if (skipped > 0) problems.push(`${skipped} tests were skipped`);
  if (json.numPassedTests + json.numFailedTests === 0) problems.push('not one test ran');
  for (const problem of problems) console.error(`${runner}: ${problem}`);
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + problems.length,
    problems: [...problems, ...failuresIn(json)],
  };
}

/** The failed tests of a report: file, name, and how the first message begins. */
function failuresIn({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const message = (failureMessages?.[0] ?? 'no message').split('\n').slice(0, 6).join('\n    ');
        return `${relative(root, name)} > ${fullName}\n    ${message}`;
      }),
  );
}

function refuse(problem: string): Outcome {
  console.error(problem);
  return { passed: 0, failed: 1, problems: [problem] };
}

function runChecks(): Outcome {
  const outcome: Outcome = { passed: 0, failed: 0, problems: [] };
  for (const check of checks) {
    const { status } = spawnSync(check.command, { shell: true, stdio: 'inherit' });
    console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${check.name}`);
    outcome[status === 0 ? 'passed' : 'failed'] += 1;
    if (status !== 0) outcome.problems.push(`${check.name}: ${check.command}`);
  }
  return outcome;
}

function unmatched(): Outcome {
  const known = new Set(Object.values(runners).flatMap(find));
  const strays = find(everyTestFile).filter((file) => !known.has(file));
  return { passed: 0, failed: strays.length, problems: strays.map((file) => `${file} belongs to no runner`) };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in runners) && name !== 'checks');
if (unknown.length > 0) {
  console.error(
    `No such runner: ${unknown.join(', ')}. There are: checks, ${Object.keys(runners).join(', ')}`,
  );
  process.exit(2);
}
const selected = (Object.keys(runners) as Runner[]).filter(
  (name) => asked.length === 0 || asked.includes(name),
);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const outcomes: Record<string, Outcome> = {};
if (selected.some((name) => inBrowser.includes(name))) process.env.CHROMIUM_PATH = getChromium();
if (asked.length === 0 || asked.includes('checks')) outcomes.checks = runChecks();
if (selected.includes('app') || selected.includes('demo')) await buildIfStale();
for (const runner of selected) outcomes[runner] = runVitest(runner);
outcomes['every test file has a runner'] = unmatched();

console.log();
const sum = { passed: 0, failed: 0 };
for (const [name, { problems }] of Object.entries(outcomes))
  for (const problem of problems) console.log(`FAILED  ${name}: ${problem}`);
console.log();
for (const [name, { passed, failed }] of Object.entries(outcomes)) {
  console.log(`${name.padEnd(30)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed`);
  sum.passed += passed;
  sum.failed += failed;
}
const total = `${sum.passed} passed, ${sum.failed} failed`;
writeFileSync(`${results}/total.txt`, `${total}\n`);
console.log(total);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
