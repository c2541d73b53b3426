import { STATUS_CODES } from 'node:http';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable } from '../../data/db.ts';
import { isConflict } from '../../data/transactions.ts';
import type { AppEnv } from '../env.ts';
import { AppError } from '../../errors.ts';
import { HttpProblem } from './problem.ts';
import { problemOf } from './problems.ts';

const retrySeconds = 2;
/** PostgreSQL ended a statement or transaction because of a timeout. */
const timeoutSqlStates: readonly unknown[] = ['57014', '25P03', '25P04', '55P03'];
/** A row refers to one that was deleted meanwhile, such as an account. */
const missingSqlState = '23503';

const unavailable = (reason: 'database_away' | 'database_slow', cause: unknown) =>
  new HttpProblem(503, reason, {
    detail: 'This is not available right now. Please try again in a moment.',
    headers: { 'Retry-After': String(retrySeconds) },
    cause,
  });

const codeOf = (error: Error) => (error as { code?: unknown }).code;

/** A value of the input that PostgreSQL doesn't take, such as a number out of range: a schema should have refused it. */
const isDatabaseValue = (error: Error) =>
  error.name === 'PostgresError' && String(codeOf(error)).startsWith('22');

/** What the caller may know about an error. */
function problemIn(error: Error): HttpProblem {
  if (error instanceof AppError) return problemOf(error);
  if (error instanceof HttpProblem) return error;
  if (error instanceof HTTPException) return new HttpProblem(error.status, 'refused', { cause: error });
  if (isDatabaseUnavailable(error)) return unavailable('database_away', error);
  if (timeoutSqlStates.includes(codeOf(error)) || isConflict(error))
    return unavailable('database_slow', error);
  if (codeOf(error) === missingSqlState)
    return problemOf(new AppError('not_found', undefined, { cause: error }));
  if (isDatabaseValue(error))
    return new HttpProblem(422, 'invalid_input', { detail: 'Some of the input isn’t valid.', cause: error });
  return new HttpProblem(500, 'internal_error', {
    detail: 'Something went wrong on our side. Please try again.',
    cause: error,
  });
}

/**
 * What the log may contain of an error: where it happened, and PostgreSQL's code. Messages are left out, because they
 * can quote user input.
 */
export function loggable(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack } = error;
  const fromDatabase = name === 'PostgresError';
  return {
    name,
    code: codeOf(error),
    ...(!fromDatabase && { message }),
    at: stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .map((line) => line.slice(7)),
  };
}

/** An error as the caller may read it (RFC 9457). It is logged if it is ours. */
function problemOfCall(error: Error, c: Context<AppEnv>) {
  const problem = problemIn(error);
  const { status, code, reason, values, detail, errors, current, state, changedBy } = problem;
  if (status >= 500 || isDatabaseValue(error))
    c.var.log[status === 500 ? 'error' : 'warn']({ error: loggable(error) }, code);
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    reason,
    values,
    requestId: c.var.requestId,
    errors,
    current,
    state,
    changedBy,
  };
  return { problem, body };
}

/** The only code that turns an error into a response. */
export function answerProblem(error: Error, c: Context<AppEnv>): Response {
  const { problem, body } = problemOfCall(error, c);
  c.set('problem', problem.code);
  return c.body(JSON.stringify(body), problem.status, {
    ...problem.headers,
    'Content-Type': 'application/problem+json',
  });
}

/** An error of one of several things that a call asked for, in a response that has them all. */
export function problemOfPart(error: Error, c: Context<AppEnv>) {
  const { problem, body } = problemOfCall(error, c);
  const retryAfter = problem.headers['Retry-After'];
  return { ...body, ...(retryAfter !== undefined && { retryAfterSeconds: Number(retryAfter) }) };
}
