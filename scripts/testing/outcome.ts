import type { Report } from './report.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** What failed, in words; printed again at the end, when the output of the test itself is long out of sight. */
  problems: string[];
  /** What failed at first and passed when it was repeated. */
  flaky: string[];
}

/** How many lines of an error are printed again at the end. */
const messageLines = 3;

export const withMessage = (what: string, message = 'no message') =>
  [what, ...message.split('\n').slice(0, messageLines)].join('\n    ');

/** Adds up a report. Everything but a passed test is a problem: a file that did not run, holds no test or skips one, too. */
export function countOutcome(report: Report, expectedFiles: readonly string[]): Outcome {
  const reported = new Set(report.files.map(({ file }) => file));
  const problems = [
    ...report.errors.map((error) => withMessage('an error outside the test files', error)),
    ...expectedFiles.filter((file) => !reported.has(file)).map((file) => `${file} was not run`),
  ];
  let passed = 0;
  for (const { file, tests, errors } of report.files) {
    problems.push(...errors.map((error) => withMessage(`${file} failed outside its tests`, error)));
    if (tests.length === 0 && errors.length === 0) problems.push(`${file} holds no test`);
    for (const { name, state, message } of tests)
      if (state === 'passed') passed += 1;
      else if (state === 'failed') problems.push(withMessage(`${file} > ${name}`, message));
      else problems.push(`${file} > ${name} was skipped`);
  }
  return { passed, failed: problems.length, problems, flaky: [] };
}
