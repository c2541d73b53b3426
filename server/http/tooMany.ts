import { NoFreeSlot } from '../slots.ts';
import { HttpProblem } from './problem.ts';

/** Turns the refusal of a further stream or export into its answer. */
export const tooMany = (code: string, detail: string, retryAfterSeconds: number) => (error: unknown) => {
  if (!(error instanceof NoFreeSlot)) throw error;
  throw new HttpProblem(429, code, { detail, headers: { 'Retry-After': String(retryAfterSeconds) } });
};

export const tooManyExports = tooMany(
  'too_many_exports',
  'Another export of yours is still running. Please try again when it is done.',
  10,
);
