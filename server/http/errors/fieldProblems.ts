import type { ListingFieldError } from '@vetsync/machines/organizations/model';
import type { FieldError, ProblemReason } from '@vetsync/machines/system/model';
import { withEnglishMessage } from '../../fieldTexts.ts';
import type { ProblemStatus } from './problem.ts';

/** A response, where it differs from what follows from the error's code. */
export interface Problem {
  status: ProblemStatus;
  /** If it differs from the error's code. */
  code?: string;
  /** If it differs from the error's code. */
  reason?: ProblemReason;
  values?: readonly number[];
  /** An English sentence for people. */
  detail?: string;
  errors?: readonly FieldError[];
  retryAfterSeconds?: number;
  /** What is stored, for a change that was based on something older. */
  current?: object;
  /** Where things stand, for what is not possible from there, and who made it so. */
  state?: object;
  changedBy?: object | null;
}

/** A name that an organization can't have. */
export function nameProblem(code: string): Problem {
  const { message, ...coded } = withEnglishMessage({ code });
  return { status: 422, detail: `${message}.`, errors: [{ path: 'name', message, ...coded }] };
}

/** What is wrong with a listing, by field. */
export const fieldErrors = (errors: readonly ListingFieldError[]): FieldError[] =>
  errors.map(({ field, phrase }) => ({ path: field, ...withEnglishMessage(phrase) }));
