/** Names the environment variable with the path that the reporter writes to. */
export const reportVariable = 'VETSYNC_TEST_REPORT';

export interface TestReport {
  /** With the names of its suites, as `vitest -t` matches it. */
  name: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  message?: string;
}
export interface FileReport {
  file: string;
  tests: TestReport[];
  /** What failed outside a test: loading the file, a hook, a promise that nobody awaited. */
  errors: string[];
}
export interface Report {
  files: FileReport[];
  /** What failed outside every file. */
  errors: string[];
}

/** One line of what the reporter writes. A file may have several. */
export type ReportLine = FileReport | Pick<Report, 'errors'> | { isComplete: true };

/** Puts together the lines that the reporter wrote. A runner that did not end by itself never wrote the last one. */
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
  if (!isComplete) errors.push('the runner did not reach its end');
  return { files: [...files.values()], errors };
}

export const joinReports = (reports: readonly Report[]): Report => ({
  files: reports.flatMap(({ files }) => files),
  errors: reports.flatMap(({ errors }) => errors),
});
