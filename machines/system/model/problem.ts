import { firstErrors } from './form.ts';
import type { FieldErrors } from './form.ts';
import type { ProofReason } from './emitted.ts';
import { systemPhrase } from './phrases.ts';
import type { Phrase } from './phrase.ts';
import * as z from 'zod/mini';

const valuesSchema = z.array(z.union([z.string(), z.number()]));
const fieldErrorSchema = z.object({
  path: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  values: z.optional(valuesSchema),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * A rejected or failed request, as actors reject with it: RFC 9457 problem+json and, for a 429 or 503, the value of
 * `Retry-After` in seconds. `status` 0 means that there was no response. `detail` and `message` are English; `reason`, the
 * errors' `code`, and `values` say the same to programs.
 */
export const problemSchema = z.object({
  status: z.number(),
  code: z.optional(z.string()),
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  reason: z.optional(z.string()),
  values: z.optional(valuesSchema),
  requestId: z.optional(z.string()),
  errors: z.optional(z.array(fieldErrorSchema)),
  retryAfterSeconds: z.optional(z.number()),
});
export type Problem = z.infer<typeof problemSchema>;

export const unreachableMessage = systemPhrase('unreachable');

/** Default wait after a 429 without `Retry-After`, in seconds. */
export const limitedDefaultSeconds = 60;

/** There was no response, or not in time. */
export const unreachable: Problem = { status: 0, code: 'unreachable' };

/** Parses any thrown value as a problem. Anything else counts as no response. */
export function problemOf(error: unknown): Problem {
  const parsed = problemSchema.safeParse(error);
  return parsed.success ? parsed.data : unreachable;
}

/** A phrase with the English of the server. Without a code, only that. */
const serverPhrase = (text: string, code: string | undefined, values?: Problem['values']): Phrase =>
  code === undefined ? text : { code, ...(values && { values }), fallback: text };

export function problemMessage(error: unknown): Phrase {
  const { status, detail, title, reason, values } = problemOf(error);
  const text = detail ?? title;
  if (status === 0 || text === undefined) return unreachableMessage;
  return serverPhrase(text, reason && `problem.${reason}`, values);
}

/** What is wrong with a field, as a phrase. */
export const fieldErrorPhrase = ({ message, code, values }: FieldError): Phrase =>
  serverPhrase(message, code, values);

/** Seconds until the next attempt, at least one. */
export function retryAfterOf(error: unknown): number {
  return Math.max(1, Math.ceil(problemOf(error).retryAfterSeconds ?? limitedDefaultSeconds));
}

export const isRefusedInput = (error: unknown) => problemOf(error).status === 422;
/** Whether the same request may succeed later: the server is unreachable, busy or failing. */
export const isTemporary = (error: unknown) => {
  const { status } = problemOf(error);
  return status === 0 || status === 429 || status >= 500;
};
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

/** The call needs a proof: the session has ended, or is too old for a sensitive change. */
export const isProofDue = (error: unknown) =>
  isSessionOver(error) || problemOf(error).code === 'proof_required';
/** Why a proof is needed, if {@link isProofDue}. */
export const proofReasonOf = (error: unknown): ProofReason =>
  isSessionOver(error) ? 'sessionEnded' : 'sensitive';

/** Gateway errors are retried (platform spec, section 8), and so are calls without a response. */
export const isGatewayError = (error: unknown) => [0, 502, 503, 504].includes(problemOf(error).status);

/** The first error of each field, as the server found it. */
export const fieldErrorsOf = <Field extends string>(
  issues: readonly FieldError[],
  fields: readonly Field[],
): FieldErrors<Field> =>
  firstErrors(
    issues.map((issue) => [issue.path, fieldErrorPhrase(issue)]),
    fields,
  );
