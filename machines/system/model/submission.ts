import type { Phrase } from './phrase.ts';
import { systemPhrase } from './phrases.ts';
import { fieldErrorPhrase, isLimited, problemOf } from './problem.ts';

/** Whether the server rejected the content of a submission, so that sending it again can't help. */
export function isRefused(error: unknown): boolean {
  const { status } = problemOf(error);
  return status >= 400 && status < 500 && !isLimited(error);
}

/** Message for a rejected form (platform spec, section 8, "Error catalogue"). */
export function refusalMessage(error: unknown): Phrase {
  const reasons = problemOf(error).errors?.map(fieldErrorPhrase) ?? [];
  return reasons.length > 0
    ? systemPhrase('validationFailed', ...reasons)
    : systemPhrase('unexpectedLeadError');
}
