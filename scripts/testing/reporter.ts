import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { reportVariable, type FileReport, type ReportLine } from './report.ts';

const toLocal = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/');

interface ReportedError {
  message: string;
  stack?: string;
}
const describeError = ({ message, stack }: ReportedError) => stack ?? message;

function reportFile(module: TestModule): FileReport {
  const suites = [...module.children.allSuites()];
  return {
    file: toLocal(module.moduleId),
    seconds: Math.round(module.diagnostic().duration / 1000),
    errors: [module, ...suites].flatMap((suite) => suite.errors().map(describeError)),
    tests: [...module.children.allTests()].map((test) => {
      const { state, errors } = test.result();
      return { name: test.fullName, state, ...(errors?.[0] && { message: describeError(errors[0]) }) };
    }),
  };
}

function append(line: ReportLine): void {
  const path = process.env[reportVariable];
  if (path) appendFileSync(path, `${JSON.stringify(line)}\n`);
}

/** Writes each test file's results when the file ends, so that a stuck runner leaves the results so far. */
export default class implements Reporter {
  readonly #reported = new Set<TestModule>();

  onTestModuleEnd(module: TestModule): void {
    this.#reported.add(module);
    append(reportFile(module));
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly (ReportedError & { VITEST_TEST_PATH?: unknown })[],
  ): void {
    for (const module of modules) if (!this.#reported.has(module)) append(reportFile(module));
    for (const error of unhandledErrors) {
      const path = error.VITEST_TEST_PATH;
      const errors = [describeError(error)];
      append(typeof path === 'string' ? { file: toLocal(path), errors, tests: [] } : { errors });
    }
    append({ isComplete: true });
  }
}
