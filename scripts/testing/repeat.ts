import { withMessage } from './outcome.ts';
import type { FileReport, Report, TestReport } from './report.ts';

/** What to repeat: whole files, and single tests of other files. */
export interface Repetition {
  files: string[];
  tests: { file: string; name: string }[];
}

const isBroken = ({ tests, errors }: FileReport) =>
  tests.length === 0 || errors.length > 0 || tests.some(({ state }) => state === 'pending');

/**
 * Files that did not run or failed outside their tests are repeated completely, failed tests individually. An error
 * outside every file repeats all files, unless it explains why some are missing. Skipped tests are not repeated,
 * because they would be skipped again.
 */
export function planRepetition(report: Report, expectedFiles: readonly string[]): Repetition {
  const healthy = report.files.filter((file) => !isBroken(file));
  const healthyNames = new Set(healthy.map(({ file }) => file));
  const isUnexplained = report.errors.length > 0 && expectedFiles.every((file) => healthyNames.has(file));
  if (isUnexplained) return { files: [...expectedFiles], tests: [] };

  return {
    files: expectedFiles.filter((file) => !healthyNames.has(file)),
    tests: healthy.flatMap(({ file, tests }) =>
      tests.filter(({ state }) => state === 'failed').map(({ name }) => ({ file, name })),
    ),
  };
}

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Windows allows about 32,000 characters for a whole command line. */
const longestPattern = 20_000;

/** The arguments of each vitest run of a repetition. */
export function repetitionRuns({ files, tests }: Repetition): string[][] {
  const runs = files.length > 0 ? [files] : [];
  const names = new Set(tests.map(({ name }) => escapePattern(name)));
  const pattern = `^(${[...names].join('|')})$`;
  const filter = pattern.length > longestPattern ? [] : ['--testNamePattern', pattern];
  if (names.size > 0) runs.push([...new Set(tests.map(({ file }) => file)), ...filter]);
  return runs;
}

export interface Repeated {
  report: Report;
  flaky: string[];
}

/** The first report, with the repeated failures replaced by the repetition's results. */
export function mergeRepetition(first: Report, repetition: Repetition, again: Report): Repeated {
  const flaky: string[] = [];
  const againByFile = new Map(again.files.map((file) => [file.file, file]));
  const firstByFile = new Map(first.files.map((file) => [file.file, file]));

  const wholeFiles = repetition.files.flatMap((file) => {
    const repeated = againByFile.get(file);
    const before = firstByFile.get(file);
    if (!repeated) return before ?? [];
    const isPassed = !isBroken(repeated) && repeated.tests.every(({ state }) => state === 'passed');
    if (isPassed)
      flaky.push(withMessage(file, before?.errors[0] ?? first.errors[0] ?? 'the file was not run at first'));
    return repeated;
  });

  const repeatTest = (file: string, test: TestReport): TestReport => {
    if (test.state !== 'failed') return test;
    if (!repetition.tests.some((failed) => failed.file === file && failed.name === test.name)) return test;
    // Several may have one name, because long values are shortened in it. Then all of them must have passed.
    const repeated = (againByFile.get(file)?.tests ?? []).filter(({ name }) => name === test.name);
    const [passed] = repeated;
    if (!passed || repeated.some(({ state }) => state !== 'passed')) return test;
    flaky.push(withMessage(`${file} > ${test.name}`, test.message));
    return passed;
  };
  const whole = new Set(repetition.files);
  const otherFiles = first.files
    .filter(({ file }) => !whole.has(file))
    .map((report) => ({ ...report, tests: report.tests.map((test) => repeatTest(report.file, test)) }));

  // A repetition without such an error overrides those of the first run.
  return { report: { files: [...otherFiles, ...wholeFiles], errors: again.errors }, flaky };
}
