import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { createProvider } from './oidc.ts';
import type { Provider } from './oidc.ts';

/** Redirect paths below the site's origin. Each provider has its own, so one can't answer for another. */
export const callbackPath = {
  google: '/api/auth/google/callback',
  verification: '/api/verification/callback',
} as const;

/** The identity providers that are configured. Null for each one that is not. */
export function createProviders({
  config,
  clock,
}: {
  config: Pick<Config, 'google' | 'verification' | 'appOrigin'>;
  clock: Clock;
}): Record<keyof typeof callbackPath, Provider | null> {
  const redirectUri = (name: keyof typeof callbackPath) => `${config.appOrigin}${callbackPath[name]}`;
  return {
    google: config.google && createProvider(config.google, redirectUri('google'), clock),
    verification:
      config.verification && createProvider(config.verification, redirectUri('verification'), clock),
  };
}
export type Providers = ReturnType<typeof createProviders>;
