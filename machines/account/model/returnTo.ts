/** Where sign-in leads by default. */
export const siteRoot = '/';

/** Longest path to return to, in characters: it stays in the URL of the sign-in screen and in emailed links. */
export const returnToMaxLength = 1000;

/**
 * The path to return to after sign-in if it is safe, that is, a path of this site. Returns the site root for absolute
 * URLs, `//host`, backslashes, control characters (which browsers drop, so that `/\t/host` turns into `//host`), the
 * sign-in screen itself and paths that are too long.
 */
export function safeReturnTo(returnTo: string | null | undefined): string {
  const samePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
  if (!returnTo || returnTo.length > returnToMaxLength) return siteRoot;
  if (!samePath.test(returnTo) || /^\/auth(?![^/?#])/.test(returnTo)) return siteRoot;
  return returnTo;
}

/** For bodies and queries: no entry if it is the default. */
export function returnToEntry(returnTo: string | null | undefined): { returnTo?: string } {
  const safe = safeReturnTo(returnTo);
  return safe === siteRoot ? {} : { returnTo: safe };
}

export const signInHref = (returnTo: string) =>
  safeReturnTo(returnTo) === siteRoot ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`;
