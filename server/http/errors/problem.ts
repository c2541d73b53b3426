import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ProblemStatus = ContentfulStatusCode;

export interface FieldError {
  /** Dotted path of the field. Empty for the whole body. */
  path: string;
  message: string;
}

/**
 * Becomes an `application/problem+json` response (RFC 9457). Only the HTTP layer throws it; everything below throws an
 * `AppError`.
 */
export class HttpProblem extends Error {
  readonly status: ProblemStatus;
  /** Stable `snake_case` code for programs. */
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: ProblemStatus,
    code: string,
    options: {
      /** A sentence for people. Contains nothing that the caller may not know. */
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
