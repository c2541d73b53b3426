import { systemPhrase } from './phrases.ts';
import type { Phrase } from '../../kit/phrase.ts';
import * as z from 'zod/mini';

/**
 * A rejected or failed request, as actors reject with it: RFC 9457 problem+json and, for a 429 or 503, the value of
 * `Retry-After` in seconds. `status` 0 means that there was no response.
 */
export const problemSchema = z.object({
  status: z.number(),
  code: z.optional(z.string()),
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  retryAfterSeconds: z.optional(z.number()),
});
export type Problem = z.infer<typeof problemSchema>;

export const unreachableMessage = systemPhrase('unreachable');

/** Default wait after a 429 without `Retry-After`, in seconds. */
export const limitedDefaultSeconds = 60;

/** There was no response, or not in time. */
export const unanswered: Problem = { status: 0, code: 'unreachable' };

/** Parses any thrown value as a problem. Anything else counts as no response. */
export function problemOf(error: unknown): Problem {
  const parsed = problemSchema.safeParse(error);
  return parsed.success ? parsed.data : unanswered;
}

export function problemMessage(error: unknown): Phrase {
  const { status, detail, title } = problemOf(error);
  return status === 0 ? unreachableMessage : (detail ?? title ?? unreachableMessage);
}

/** Seconds until the next attempt, at least one. */
export function retryAfterOf(error: unknown): number {
  return Math.max(1, Math.ceil(problemOf(error).retryAfterSeconds ?? limitedDefaultSeconds));
}

export const isRefusedInput = (error: unknown) => problemOf(error).status === 422;
export const isLimited = (error: unknown) => problemOf(error).status === 429;
/** A valid sign-up link was opened in another browser than the one that signed up. */
export const isPasswordRequired = (error: unknown) => problemOf(error).code === 'password_required';
/** The link doesn't work: unknown, used, expired or malformed. */
export const isRefusedLink = (error: unknown) => [400, 401, 404, 410, 422].includes(problemOf(error).status);
export const isUnauthorized = (error: unknown) => [401, 403].includes(problemOf(error).status);

const wrongProofCodes = ['invalid_credentials', 'invalid_code'];
/** The secret is wrong. The person can try another. */
export const isWrongProof = (error: unknown) => wrongProofCodes.includes(problemOf(error).code ?? '');
/** The session of the call has ended. */
export const isSessionOver = (error: unknown) => problemOf(error).status === 401 && !isWrongProof(error);

/** Gateway errors are retried (platform spec, section 8), and so are calls without a response. */
export const isGatewayError = (error: unknown) => [0, 502, 503, 504].includes(problemOf(error).status);

/** First error message of each field, in the order of `fields`. Errors of other paths are dropped. */
export function fieldErrorsOf<Field extends string>(
  issues: readonly { path: string; message: string }[],
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const issue = issues.find(({ path }) => path === field);
    if (issue) errors[field] = issue.message;
  }
  return errors;
}
