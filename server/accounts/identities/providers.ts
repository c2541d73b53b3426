import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { createProvider } from './oidc.ts';
import type { Provider } from './oidc.ts';

/** Where providers send people back to, below the site's origin; each its own, so that no answer passes for the other's. */
export const callbackPath = {
  google: '/api/auth/google/callback',
  verification: '/api/verification/callback',
} as const;

/** The identity providers that are set up here; null where one is not. */
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
