import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { extentOf } from '../../scripts/testing/changed.ts';
import { run, runConcurrently, type CommandEnd } from '../../scripts/testing/commands.ts';
import { countOutcome } from '../../scripts/testing/outcome.ts';
import { mergeRepetition, planRepetition, repetitionRuns } from '../../scripts/testing/repeat.ts';
import { parseReport, type FileReport, type Report, type TestReport } from '../../scripts/testing/report.ts';

const passed = (name: string): TestReport => ({ name, state: 'passed' });
const failed = (name: string, message = 'expected 1 to be 2'): TestReport => ({
  name,
  state: 'failed',
  message,
});
const file = (name: string, ...tests: TestReport[]): FileReport => ({ file: name, tests, errors: [] });
const broken = (name: string, error: string): FileReport => ({ file: name, tests: [], errors: [error] });
const reportOf = (...files: FileReport[]): Report => ({ files, errors: [] });

/** Repeats failures with these results, and counts. */
function repeat(first: Report, expected: readonly string[], again: Report) {
  const { report, flaky } = mergeRepetition(first, planRepetition(first, expected), again);
  return { ...countOutcome(report, expected), flaky };
}

describe('counting', () => {
  test('counts only passed tests', () => {
    expect(countOutcome(reportOf(file('a', passed('one'), passed('two'))), ['a'])).toEqual({
      passed: 2,
      failed: 0,
      problems: [],
      flaky: [],
    });
  });

  test.each([
    ['a failed test', reportOf(file('a', failed('one'))), ['a > one\n    expected 1 to be 2']],
    ['a skipped test', reportOf(file('a', { name: 'one', state: 'skipped' })), ['a > one was skipped']],
    [
      'a test that did not finish',
      reportOf(file('a', { name: 'one', state: 'pending' })),
      ['a > one was skipped'],
    ],
    ['a file without a test', reportOf(file('a')), ['a has no test']],
    ['a file that was not run', reportOf(), ['a was not run']],
    [
      'a file that cannot be loaded',
      reportOf(broken('a', 'SyntaxError')),
      ['a failed outside its tests\n    SyntaxError'],
    ],
    [
      'a failed hook next to a passed test',
      reportOf({ ...file('a', passed('one')), errors: ['afterAll'] }),
      ['a failed outside its tests\n    afterAll'],
    ],
    [
      'an error outside the files',
      { files: [file('a', passed('one'))], errors: ['lost'] },
      ['an error outside the test files\n    lost'],
    ],
  ])('reports %s', (_, report, problems) => {
    expect(countOutcome(report, ['a'])).toMatchObject({ failed: 1, problems });
  });
});

const written = (...lines: object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

describe("reading the reporter's output", () => {
  test('joins the lines of a file', () => {
    const late = { file: 'a', tests: [], errors: ['an unhandled rejection'] };
    expect(parseReport(written(file('a', passed('one')), late, { isComplete: true }))).toEqual(
      reportOf({ ...file('a', passed('one')), errors: ['an unhandled rejection'] }),
    );
  });

  test('reports a runner that ended early and keeps its results', () => {
    const { files, errors } = parseReport(written(file('a', passed('one'))));
    expect(files).toEqual([file('a', passed('one'))]);
    expect(errors).toEqual(['the runner did not finish']);
  });
});

describe('running what a change can break', () => {
  test.each([
    ['nothing without a change', {}, [], 'none'],
    ['what imports a changed file', {}, ['ui/theme/theme.css.ts'], 'related'],
    [
      'everything that reads a changed file',
      { reads: 'server/data/**' },
      ['README.md', 'server/data/1.sql'],
      'whole',
    ],
    ['only importers if nothing reads the file', { reads: 'server/data/**' }, ['server/a.ts'], 'related'],
    ['readers of any file, even hidden ones', { reads: '{**,.*,.*/**}' }, ['.oxlintrc.json'], 'whole'],
    [
      'no tests of the built product after a source change',
      { onlyIn: 'tests/app/**' },
      ['app/main.ts'],
      'none',
    ],
    ['changed tests of the built product', { onlyIn: 'tests/app/**' }, ['tests/app/live.test.ts'], 'related'],
  ] as const)('runs %s', (_, dependencies, changed, extent) => {
    expect(extentOf(dependencies, changed)).toBe(extent);
  });
});

describe('planning a repetition', () => {
  test('repeats failed tests by name, and broken or missing files completely', () => {
    const first = reportOf(
      file('a', passed('one'), failed('two')),
      broken('b', 'SyntaxError'),
      file('c', passed('three')),
      { ...file('e', failed('four')), errors: ['afterAll'] },
    );
    expect(planRepetition(first, ['a', 'b', 'c', 'd', 'e'])).toEqual({
      files: ['b', 'd', 'e'],
      tests: [{ file: 'a', name: 'two' }],
    });
  });

  test('repeats nothing if nothing failed, and no skipped tests', () => {
    const first = reportOf(file('a', passed('one'), { name: 'two', state: 'skipped' }));
    expect(repetitionRuns(planRepetition(first, ['a']))).toEqual([]);
  });

  test('repeats missing files after a crash, and all files if none is missing', () => {
    const done = file('a', passed('one'));
    const partial = { files: [done], errors: ['crashed'] };
    const complete = { files: [done, file('b', passed('two'))], errors: ['crashed'] };
    expect(planRepetition(partial, ['a', 'b']).files).toEqual(['b']);
    expect(planRepetition(complete, ['a', 'b']).files).toEqual(['a', 'b']);
  });

  test('asks vitest for exactly these names', () => {
    const tests = [
      { file: 'a', name: 'prices > cost $5 (or more)' },
      { file: 'b', name: 'prices' },
    ];
    const [whole, byName] = repetitionRuns({ files: ['c'], tests });
    expect(whole).toEqual(['c']);
    expect(byName?.slice(0, 3)).toEqual(['a', 'b', '--testNamePattern']);
    const pattern = new RegExp(byName![3]!);
    expect(tests.every(({ name }) => pattern.test(name))).toBe(true);
    expect(pattern.test('prices > cost $5')).toBe(false);
  });

  test('repeats whole files if the names are too long for a command line', () => {
    const tests = Array.from({ length: 500 }, (_, index) => ({
      file: 'a',
      name: `${'long '.repeat(20)}${index}`,
    }));
    expect(repetitionRuns({ files: [], tests })).toEqual([['a']]);
  });
});

describe('merging a repetition', () => {
  test('counts tests that pass the second time as passed and lists them as flaky with the first error', () => {
    const first = reportOf(file('a', passed('one'), failed('two', 'Timeout\nat line 3')));
    const again = reportOf(file('a', { name: 'one', state: 'skipped' }, passed('two')));
    expect(repeat(first, ['a'], again)).toEqual({
      passed: 2,
      failed: 0,
      problems: [],
      flaky: ['a > two\n    Timeout\n    at line 3'],
    });
  });

  test('counts tests that failed twice as failed, once', () => {
    const first = reportOf(file('a', passed('one'), failed('two'), failed('three')));
    const again = reportOf(file('a', failed('two', 'again'), passed('three')));
    expect(repeat(first, ['a'], again)).toMatchObject({
      passed: 2,
      failed: 1,
      problems: ['a > two\n    expected 1 to be 2'],
      flaky: ['a > three\n    expected 1 to be 2'],
    });
  });

  test('uses the results of a file that could not be loaded or was missing', () => {
    const first: Report = { files: [broken('a', 'SyntaxError')], errors: ['crashed'] };
    const again = reportOf(file('a', passed('one')), file('b', passed('two'), passed('three')));
    expect(repeat(first, ['a', 'b'], again)).toMatchObject({
      passed: 3,
      failed: 0,
      flaky: ['a\n    SyntaxError', 'b\n    crashed'],
    });
  });

  test('still fails if the repetition crashed too', () => {
    const first: Report = { files: [file('a', failed('one'))], errors: ['crashed'] };
    const outcome = repeat(first, ['a', 'b'], { files: [], errors: ['crashed again'] });
    expect(outcome.problems).toEqual([
      'an error outside the test files\n    crashed again',
      'b was not run',
      'a > one\n    expected 1 to be 2',
    ]);
    expect(outcome.flaky).toEqual([]);
  });

  test('does not count a file as flaky if it fails or skips when repeated', () => {
    const again = reportOf(
      file('a', passed('one'), { name: 'two', state: 'skipped' }),
      file('b', failed('three')),
    );
    expect(repeat(reportOf(), ['a', 'b'], again)).toMatchObject({ passed: 1, failed: 2, flaky: [] });
  });
});

const runNode = (script: string, limitMs: number) =>
  run('command', process.execPath, { args: ['-e', script], limitMs });

test('a failure is not forgiven because another test of the same name passes', () => {
  const first = reportOf(file('a', failed('one…'), passed('one…')));
  expect(repeat(first, ['a'], reportOf(file('a', passed('one…'), failed('one…'))))).toMatchObject({
    passed: 1,
    failed: 1,
    flaky: [],
  });
  expect(repeat(first, ['a'], reportOf(file('a', passed('one…'), passed('one…'))))).toMatchObject({
    passed: 2,
    failed: 0,
    flaky: [expect.stringContaining('a > one…')],
  });
});

describe('a command', () => {
  test('exits with its own status within its limit', async () => {
    expect(await runNode('process.exit(3)', 60_000)).toEqual({ status: 3, isOverdue: false });
  });

  test('is ended after its limit, with its child processes', async () => {
    const connections: Socket[] = [];
    const server = createServer((socket) => connections.push(socket.on('error', () => socket.destroy())));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const connect = `require('node:net').connect(${port}, '127.0.0.1')`;
    const script = `require('node:child_process').spawnSync(process.execPath, ['-e', "${connect}"])`;

    // On a busy machine the second process may start later than the first limit.
    let end: CommandEnd | undefined;
    for (let limitMs = 1000; connections.length === 0; limitMs *= 2) end = await runNode(script, limitMs);

    expect(end?.isOverdue).toBe(true);
    await expect.poll(() => connections.every(({ closed }) => closed)).toBe(true);
    server.close();
  });
});

describe('running tasks beside each other', () => {
  test('starts those that can start in order, at most so many at a time', async () => {
    const built = Promise.withResolvers<void>();
    const ends = new Map<string, () => void>();
    const started: string[] = [];
    const task = (name: string) => () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    };
    const all = runConcurrently(2, [
      { run: task('build') },
      { run: task('app'), after: built.promise },
      { run: task('server') },
      { run: task('machines') },
    ]);
    const expectStarted = (...names: string[]) => expect.poll(() => started).toEqual(names);
    await expectStarted('build', 'server');
    ends.get('server')?.();
    await expectStarted('build', 'server', 'machines');
    ends.get('machines')?.();
    built.resolve();
    await expectStarted('build', 'server', 'machines', 'app');
    ends.get('build')?.();
    ends.get('app')?.();
    await all;
  });
});
