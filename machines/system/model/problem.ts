import * as z from 'zod/mini';

/**
 * A refused or failed request, as an actor rejects with it: RFC 9457 problem+json and, for a 429 or 503, the wait of
 * `Retry-After` in seconds. `status` 0 means that no answer came at all.
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

export const unreachableMessage = 'We could not reach the server. Check your connection, then try again.';

/** Shortest wait shown after a 429 that names none, in seconds. */
export const limitedDefaultSeconds = 60;

/** No answer came in time, or at all. */
export const unanswered: Problem = { status: 0, code: 'unreachable' };

/** Whatever an actor threw, read as a problem. What is not one counts as no answer. */
export function problemOf(error: unknown): Problem {
  const parsed = problemSchema.safeParse(error);
  return parsed.success ? parsed.data : unanswered;
}

export function problemMessage(error: unknown): string {
  const { status, detail, title } = problemOf(error);
  return status === 0 ? unreachableMessage : (detail ?? title ?? unreachableMessage);
}

/** Seconds to wait before the next try, at least one. */
export function retryAfterOf(error: unknown): number {
  return Math.max(1, Math.ceil(problemOf(error).retryAfterSeconds ?? limitedDefaultSeconds));
}

export const isRefusedInput = (error: unknown) => problemOf(error).status === 422;
export const isLimited = (error: unknown) => problemOf(error).status === 429;
/** A good link of a sign-up, opened in another browser than the one that signed up. */
export const isPasswordRequired = (error: unknown) => problemOf(error).code === 'password_required';
/** A link that can't work any more: unknown, used, expired, or never well-formed. */
export const isRefusedLink = (error: unknown) => [400, 401, 404, 410, 422].includes(problemOf(error).status);
export const isUnauthorized = (error: unknown) => [401, 403].includes(problemOf(error).status);

const wrongProofCodes = ['invalid_credentials', 'invalid_code'];
/** The secret is not right; another may be. */
export const isWrongProof = (error: unknown) => wrongProofCodes.includes(problemOf(error).code ?? '');
/** The session that the call was made with is there no more. */
export const isSessionOver = (error: unknown) => problemOf(error).status === 401 && !isWrongProof(error);

/** Gateway errors are worth another try (platform spec, section 8); so is no answer at all. */
export const isGatewayError = (error: unknown) => [0, 502, 503, 504].includes(problemOf(error).status);

/** First message of each named field, in the order of `fields`. Errors of other paths are left out. */
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
