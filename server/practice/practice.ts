import { randomBytes } from 'node:crypto';
import { callbackPath } from '../accounts/identities/providers.ts';
import { localOrigin } from '../config.ts';
import type { Config, ProviderConfig } from '../config.ts';
import { isLoopbackOrigin } from '../network/loopback.ts';
import { storesMail } from '../mail/mailTransport.ts';

/** Path of the practice provider, next to the app. */
export const practicePath = '/practice';

export type PracticeRole = 'google' | 'verification';

/** The practice provider as clients see it: the same data that `Config` has for a real one. */
export interface Practice {
  issuer: string;
  google: ProviderConfig;
  verification: ProviderConfig & { domain: string };
  redirectUris: Record<PracticeRole, string>;
}

type PracticeInput = Pick<
  Config,
  'appOrigin' | 'databaseUrl' | 'smtpUrl' | 'google' | 'verification' | 'host' | 'port'
>;

/**
 * Whether this server simulates Google and the verification provider itself: only if no real one is configured, and
 * only if mail is stored. Everyone who can open these pages can also read `/dev/mail`, so they grant no additional
 * access.
 */
export const offersPractice = (config: PracticeInput) =>
  storesMail(config) &&
  config.google === null &&
  config.verification === null &&
  isLoopbackOrigin(localOrigin(config));

/**
 * The practice provider of a server whose port is known. null if it is not offered.
 *
 * @param secret A new client secret.
 */
export function practiceOf(
  config: PracticeInput,
  secret = () => randomBytes(32).toString('base64url'),
): Practice | null {
  if (!offersPractice(config)) return null;
  // Not an IPv6 literal: the check of a provider's URLs accepts only names and IPv4.
  const host = config.host === '127.0.0.1' ? config.host : 'localhost';
  const issuer = `${localOrigin({ host, port: config.port })}${practicePath}`;
  const client = (role: PracticeRole): ProviderConfig => ({
    issuer,
    clientId: `practice-${role}`,
    clientSecret: secret(),
  });
  return {
    issuer,
    google: client('google'),
    verification: { ...client('verification'), domain: host },
    redirectUris: {
      google: `${config.appOrigin}${callbackPath.google}`,
      verification: `${config.appOrigin}${callbackPath.verification}`,
    },
  };
}
