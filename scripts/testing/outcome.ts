import type { Report } from './report.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Descriptions of failures, printed again at the end because the tests' own output has long scrolled away. */
  problems: string[];
  /** Tests that failed at first and passed when repeated. */
  flaky: string[];
}

/** How many lines of an error are printed again at the end. */
const messageLines = 3;

export const withMessage = (what: string, message = 'no message') =>
  [what, ...message.split('\n').slice(0, messageLines)].join('\n    ');

/**
 * Counts a report's results. Everything except a passed test is a problem, including a file that did not run, has no
 * test or skips one.
 */
export function countOutcome(report: Report, expectedFiles: readonly string[]): Outcome {
  const reported = new Set(report.files.map(({ file }) => file));
  const problems = [
    ...report.errors.map((error) => withMessage('an error outside the test files', error)),
    ...expectedFiles.filter((file) => !reported.has(file)).map((file) => `${file} was not run`),
  ];
  let passed = 0;
  for (const { file, tests, errors } of report.files) {
    problems.push(...errors.map((error) => withMessage(`${file} failed outside its tests`, error)));
    if (tests.length === 0 && errors.length === 0) problems.push(`${file} has no test`);
    for (const { name, state, message } of tests)
      if (state === 'passed') passed += 1;
      else if (state === 'failed') problems.push(withMessage(`${file} > ${name}`, message));
      else problems.push(`${file} > ${name} was skipped`);
  }
  return { passed, failed: problems.length, problems, flaky: [] };
}
