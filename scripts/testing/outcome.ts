import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Outcome {
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
  testResults: { name: string; status: string; assertionResults: Assertion[] }[];
}

/** So many lines of a failure are said again at the end. */
const messageLines = 3;

const local = (name: string) => relative(process.cwd(), name).replaceAll('\\', '/');

/** The failed tests of a report: file, name, and how the first message begins. */
const failuresIn = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const message = failureMessages?.[0] ?? 'no message';
        return `${local(name)} > ${fullName}\n    ${message.split('\n').slice(0, messageLines).join('\n    ')}`;
      }),
  );

/** What is wrong beside failed tests: a file that was not run, or holds nothing, or skips. */
function gapsIn(report: VitestReport, files: readonly string[]): string[] {
  const taken = new Set(report.testResults.map(({ name }) => local(name)));
  const gaps = files.filter((file) => !taken.has(file)).map((file) => `${file} was not run`);
  for (const { name, status, assertionResults } of report.testResults)
    if (assertionResults.length === 0)
      gaps.push(`${local(name)} ${status === 'failed' ? 'could not be loaded' : 'holds no test'}`);
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) gaps.push(`${skipped} tests were skipped`);
  if (report.numPassedTests + report.numFailedTests === 0) gaps.push('not one test ran');
  return gaps;
}

/** What a vitest report says of the files that the runner should have run. */
export function readOutcome(path: string, files: readonly string[]): Outcome {
  let report: VitestReport;
  try {
    report = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, problems: ['the runner ended without a report'] };
  }
  const gaps = gapsIn(report, files);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + gaps.length,
    problems: [...gaps, ...failuresIn(report)],
  };
}
