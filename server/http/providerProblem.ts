import type { Context } from 'hono';
import { ProviderError } from '../accounts/oidc.ts';
import type { ProviderFailure } from '../accounts/oidc.ts';
import type { AppEnv } from './env.ts';
import { HttpProblem } from './problem.ts';

/** Of the services that we ask to come back to a provider. In seconds. */
const retryAfterSeconds = 30;

export const notConfigured = () =>
  new HttpProblem(503, 'not_configured', { detail: 'This is not offered here.' });

/**
 * Why a provider identified nobody, noted in the log without anything of the person.
 *
 * @throws the error itself where it is not the provider's.
 */
export function reasonOf(c: Context<AppEnv>, error: unknown): ProviderFailure {
  if (!(error instanceof ProviderError)) throw error;
  const { reason, code } = error;
  c.var.log[reason === 'refused' ? 'info' : 'warn']({ reason, code }, 'identity provider');
  return reason;
}

/** The answer to a call that needs a provider. */
export function providerProblem(c: Context<AppEnv>, error: unknown): HttpProblem {
  reasonOf(c, error);
  return new HttpProblem(503, 'provider_unavailable', {
    detail: 'The identity provider is not available right now. Please try again later.',
    headers: { 'Retry-After': String(retryAfterSeconds) },
  });
}
