import type * as z from 'zod/mini';
import type { CodedPhrase } from './phrase.ts';

const code = /^[a-z]\w*\.\w+$/;

/** The limit that an input breaks. */
function limitOf(issue: z.core.$ZodIssue): number[] {
  if (issue.code === 'too_small') return [Number(issue.minimum)];
  return issue.code === 'too_big' ? [Number(issue.maximum)] : [];
}

/** The phrase of an issue whose schema has a code as its message, else null. */
export function phraseOfIssue(issue: z.core.$ZodIssue): CodedPhrase | null {
  if (!code.test(issue.message)) return null;
  const values = limitOf(issue);
  return { code: issue.message, ...(values.length > 0 && { values }) };
}
