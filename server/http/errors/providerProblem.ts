import type { Context } from 'hono';
import { ProviderError } from '../../accounts/identities/oidc.ts';
import type { ProviderFailure } from '../../accounts/identities/oidc.ts';
import { AppError } from '../../errors.ts';
import type { AppEnv } from '../env.ts';

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
export function providerProblem(c: Context<AppEnv>, error: unknown): AppError {
  reasonOf(c, error);
  return new AppError('provider_unavailable', undefined, { cause: error });
}
