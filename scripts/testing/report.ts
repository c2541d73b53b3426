/** Environment variable with the path that the reporter writes to. */
export const reportVariable = 'VETSYNC_TEST_REPORT';

export interface TestReport {
  /** Includes the names of its suites, as `vitest -t` matches it. */
  name: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  message?: string;
}
export interface FileReport {
  file: string;
  tests: TestReport[];
  /** Errors outside a test: in loading the file, a hook, or an unhandled rejection. */
  errors: string[];
  /** How long its tests and hooks took. */
  seconds?: number;
}
export interface Report {
  files: FileReport[];
  /** Errors outside every file. */
  errors: string[];
}

/** One line of the reporter's output. A file may have several. */
export type ReportLine = FileReport | Pick<Report, 'errors'> | { isComplete: true };

/** Joins the reporter's lines. If a runner was killed, the last line is missing. */
export function parseReport(lines: string): Report {
  const files = new Map<string, FileReport>();
  const errors: string[] = [];
  let isComplete = false;
  for (const text of lines.split('\n').filter(Boolean)) {
    const line: ReportLine = JSON.parse(text);
    if ('isComplete' in line) isComplete = true;
    else if ('file' in line) {
      const known = files.get(line.file);
      known?.tests.push(...line.tests);
      known?.errors.push(...line.errors);
      if (!known) files.set(line.file, line);
    } else errors.push(...line.errors);
  }
  if (!isComplete) errors.push('the runner did not finish');
  return { files: [...files.values()], errors };
}

export const joinReports = (reports: readonly Report[]): Report => ({
  files: reports.flatMap(({ files }) => files),
  errors: reports.flatMap(({ errors }) => errors),
});
