import { verificationMessageSchema } from './verification.ts';

const originOf = (url: string): string => /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase() ?? '';

interface Heard {
  /** `origin` of the message event. */
  origin: string;
  data: unknown;
}
interface Run {
  /** Our own origin. */
  own: string;
  /** URL of the provider's page. */
  authUrl: string;
  /** Identifies the run. */
  flow: string;
}

/**
 * Whether a message ends a verification: from our own or the provider's origin, of the right type, and of the current run
 * (platform spec, section 5, "Veteran verification").
 */
export function isVerificationMessage({ origin, data }: Heard, { own, authUrl, flow }: Run): boolean {
  const known = origin !== '' && [own, originOf(authUrl)].includes(origin);
  return known && verificationMessageSchema.safeParse(data).data?.flow === flow;
}
