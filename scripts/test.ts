/**
 * Runs every runner, two at a time where there are two cores, and adds up what they themselves report.
 *
 *     npm test                      everything
 *     npm test -- machines server   only these runners
 *
 * Fails on a failed or skipped test, on a runner that ran nothing, and on a test file that no runner took. At the end it says
 * again what failed; the last line is `N passed, N failed`.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { checks } from './check.ts';
import { getChromium } from './chromium.ts';
import { inSlots, run } from './testing/commands.ts';
import { readOutcome, type Outcome } from './testing/outcome.ts';

/**
 * Which files belong to which runner; together they must be all test files there are. In the order in which they begin: the
 * longest first, and what needs the built product after the checks, which build it.
 */
const runners = {
  storybook: 'stories/**/*.stories.tsx',
  app: 'tests/app/*.test.ts',
  demo: 'tests/app/demo/*.test.ts',
  server: 'tests/server/**/!(*.timing).test.ts',
  package: 'tests/package/**/*.test.ts',
  machines: 'tests/machines/**/*.test.ts',
  ui: 'tests/ui/**/*.test.ts',
  rooms: 'tests/rooms/**/*.test.ts',
  visual: 'tests/visual/**/*.test.ts',
  timing: 'tests/server/*.timing.test.ts',
};
type Runner = keyof typeof runners;
const inBrowser: readonly Runner[] = ['storybook', 'app', 'demo', 'package'];
/** They compare times, so nothing may run beside them. */
const alone: readonly Runner[] = ['timing'];
const ofBuild: readonly Runner[] = ['app', 'demo', 'package'];
const everyTestFile =
  '{tests,stories,machines,ui,app,server,scripts}/**/*.{test,spec,stories}.{ts,tsx,mts,js,jsx}';

process.chdir(resolve(import.meta.dirname, '..'));
const results = 'test-results';

const find = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules/**', '**/dist/**'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );

async function runVitest(runner: Runner): Promise<Outcome> {
  const report = `${results}/${runner}.json`;
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const config = runner === 'storybook' ? 'vitest.config.ts' : 'vitest.node.config.ts';
  await run(runner, process.execPath, [vitest, 'run', '--config', config, '--project', runner, ...reporters]);
  return readOutcome(report, find(runners[runner]));
}

async function runChecks(those: typeof checks): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, problems: [] };
  for (const { name, command } of those) {
    const isPassed = (await run('checks', command)) === 0;
    console.log(`checks    | ${isPassed ? 'passed' : 'FAILED'}  ${name}`);
    outcome[isPassed ? 'passed' : 'failed'] += 1;
    if (!isPassed) outcome.problems.push(`${name}: ${command}`);
  }
  return outcome;
}

function unmatched(): Outcome {
  const known = new Set(Object.values(runners).flatMap(find));
  const strays = find(everyTestFile).filter((file) => !known.has(file));
  return {
    passed: 0,
    failed: strays.length,
    problems: strays.map((file) => `${file} belongs to no runner`),
  };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in runners) && name !== 'checks');
if (unknown.length > 0) {
  console.error(
    `No such runner: ${unknown.join(', ')}. There are: checks, ${Object.keys(runners).join(', ')}`,
  );
  process.exit(2);
}
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const selected = (Object.keys(runners) as Runner[]).filter(isAsked);

// Some sixty processes of Node begin in a whole run; what one has compiled, the next needs not.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (selected.some((name) => inBrowser.includes(name))) process.env.CHROMIUM_PATH = getChromium();

const outcomes: Record<string, Outcome> = {};
async function note(name: string, work: () => Promise<Outcome>): Promise<void> {
  const start = performance.now();
  outcomes[name] = await work();
  console.log(`${name} took ${Math.round((performance.now() - start) / 1000)} s`);
}
const built = Promise.withResolvers<void>();
const first = () =>
  isAsked('checks')
    ? note('checks', () => runChecks(checks))
    : selected.some((name) => ofBuild.includes(name))
      ? note('build', () => runChecks(checks.filter(({ command }) => command.includes('build.ts'))))
      : Promise.resolve();
await inSlots(Math.min(2, availableParallelism()), [
  () => first().finally(built.resolve),
  ...selected
    .filter((runner) => !alone.includes(runner))
    .map((runner) => async () => {
      if (ofBuild.includes(runner)) await built.promise;
      await note(runner, () => runVitest(runner));
    }),
]);
for (const runner of alone.filter(isAsked)) await note(runner, () => runVitest(runner));
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
