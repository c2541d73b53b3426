import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ProblemStatus = ContentfulStatusCode;

export interface FieldError {
  /** Dotted path of the field, empty for the whole body. */
  path: string;
  message: string;
}

/**
 * Answers `application/problem+json` (RFC 9457) when thrown by the edge itself. Everything below throws an `AppError`.
 */
export class HttpProblem extends Error {
  readonly status: ProblemStatus;
  /** Stable name of the situation in `snake_case`, for programs. */
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: ProblemStatus,
    code: string,
    options: {
      /** A sentence for people. Never holds what the caller may not know. */
      detail?: string;
      errors?: FieldError[];
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(`${status} ${code}`, { cause: options.cause });
    this.name = 'HttpProblem';
    this.status = status;
    this.code = code;
    this.detail = options.detail;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}
