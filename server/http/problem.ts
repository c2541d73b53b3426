import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface FieldError {
  /** Dotted path of the field, empty for the whole body. */
  path: string;
  message: string;
}

/** Answers `application/problem+json` (RFC 9457) when thrown anywhere below a request; see `onError` in app.ts. */
export class HttpProblem extends Error {
  readonly status: ContentfulStatusCode;
  /** Stable name of the situation in `snake_case`, for programs. */
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
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

/** 429 with the wait that a limit named. */
export const tooManyRequests = (
  retryAfterSeconds: number,
  detail = 'Too many requests. Please try again later.',
) =>
  new HttpProblem(429, 'too_many_requests', {
    detail,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
