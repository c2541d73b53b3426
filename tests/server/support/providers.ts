import { appOrigin } from '../harness.ts';
import type { Browser } from './browser.ts';
import type { Tampering, TamperingProvider } from './tamperingProvider.ts';

export const googleClient = { clientId: 'google-client', clientSecret: 'between-google-and-vetsync-only' };
export const verifierClient = {
  clientId: 'verifier-client',
  clientSecret: 'between-verifier-and-vetsync-only',
};
export const googleCallback = `${appOrigin}/api/auth/google/callback`;
export const verifierCallback = `${appOrigin}/api/verification/callback`;

/** The server's settings for a provider on the loopback interface. */
export const googleAt = ({ issuer }: { issuer: string }) => ({ google: { issuer, ...googleClient } });
export const verifierAt = ({ issuer }: { issuer: string }, domain = '127.0.0.1') => ({
  verification: { issuer, ...verifierClient, domain },
});

let people = 0;
/** A new person at Google. */
export function newPerson(claims: Record<string, unknown> = {}) {
  people += 1;
  const sub = `google-${process.pid}-${people}`;
  return { sub, email: `${sub}@gmail.com`, email_verified: true, name: `Person ${people}`, ...claims };
}
export type Person = ReturnType<typeof newPerson>;

/** The redirect location of "Continue with Google". */
export async function toGoogle(browser: Browser, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`;
  return (await browser.get(`/api/auth/google${query}`)).headers.get('location') ?? '';
}

/** Goes to Google, agrees there and returns. The result is the last response. */
export async function throughGoogle(
  browser: Browser,
  google: TamperingProvider,
  person: Person,
  { returnTo, tampering }: { returnTo?: string; tampering?: Tampering } = {},
): Promise<Response> {
  return browser.get(google.grant(await toGoogle(browser, returnTo), person, tampering));
}

/** The redirect location of "Connect Google". */
export async function toLink(browser: Browser): Promise<string> {
  const answer = await browser.post('/api/auth/identities/google/link');
  return ((await answer.json()) as { authUrl: string }).authUrl;
}

export async function toVerifier(
  browser: Browser,
): Promise<{ authUrl: string; flow: string; domain: string }> {
  const answer = await browser.post('/api/verification');
  return (await answer.json()) as { authUrl: string; flow: string; domain: string };
}

const unescaped = (text = '') =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** The message that the final verification page posts, and its link. */
export async function finalMessageOf(answer: Response) {
  const page = await answer.text();
  return {
    message: JSON.parse(unescaped(/data-message="([^"]*)"/.exec(page)?.[1])) as {
      type: string;
      ok: boolean;
      message?: string;
      flow: string;
    },
    next: unescaped(/data-next="([^"]*)"/.exec(page)?.[1]),
  };
}
