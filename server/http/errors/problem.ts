import type { FieldError, ProblemReason } from '@vetsync/machines/system/model';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ProblemStatus = ContentfulStatusCode;

/**
 * Becomes an `application/problem+json` response (RFC 9457). Only the HTTP layer throws it; everything below throws an
 * `AppError`.
 */
export class HttpProblem extends Error {
  readonly status: ProblemStatus;
  /** Stable `snake_case` code for programs. */
  readonly code: string;
  /** Why, more precisely than `code`: screens say it in the reader's language. */
  readonly reason: ProblemReason;
  readonly values: readonly number[] | undefined;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  /** What is stored, for a change that was based on something older. */
  readonly current: object | undefined;
  /** Where things stand, for what is not possible from there. */
  readonly state: object | undefined;
  /** Who made it so. Null if their account no longer exists. */
  readonly changedBy: object | null | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: ProblemStatus,
    reason: ProblemReason,
    options: {
      /** If it differs from the reason. */
      code?: string;
      values?: readonly number[];
      /** An English sentence for people. Contains nothing that the caller may not know. */
      detail?: string;
      errors?: FieldError[];
      current?: object;
      state?: object;
      changedBy?: object | null;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(`${status} ${reason}`, { cause: options.cause });
    this.name = 'HttpProblem';
    this.status = status;
    this.code = options.code ?? reason;
    this.reason = reason;
    this.values = options.values;
    this.detail = options.detail;
    this.errors = options.errors;
    this.current = options.current;
    this.state = options.state;
    this.changedBy = options.changedBy;
    this.headers = options.headers ?? {};
  }
}
