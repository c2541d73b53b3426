import type { Context } from 'hono';
import { ProviderError } from '../../accounts/identities/oidc.ts';
import type { ProviderFailure } from '../../accounts/identities/oidc.ts';
import { AppError } from '../../errors.ts';
import type { AppEnv } from '../env.ts';

/**
 * Why the identification failed. Logs the reason without personal data.
 *
 * @throws the error itself if it isn't a provider error.
 */
export function logProviderFailure(c: Context<AppEnv>, error: unknown): ProviderFailure {
  if (!(error instanceof ProviderError)) throw error;
  const { reason, code } = error;
  c.var.log[reason === 'refused' ? 'info' : 'warn']({ reason, code }, 'identity provider');
  return reason;
}

/** The error for a call that needs a provider. */
export function providerProblem(c: Context<AppEnv>, error: unknown): AppError {
  logProviderFailure(c, error);
  return new AppError('provider_unavailable', undefined, { cause: error });
}
