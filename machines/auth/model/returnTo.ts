/** Where sign-in leads by default. */
export const siteRoot = '/';

/**
 * The path to return to after sign-in if it is safe, that is, a path of this site. Returns the site root for absolute
 * URLs, `//host`, backslashes, control characters (which browsers drop, so that `/\t/host` turns into `//host`) and the
 * sign-in screen itself.
 */
export function safeReturnTo(returnTo: string | null | undefined): string {
  const samePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
  if (!returnTo || !samePath.test(returnTo) || /^\/auth(?![^/?#])/.test(returnTo)) return siteRoot;
  return returnTo;
}

export const signInHref = (returnTo: string) =>
  safeReturnTo(returnTo) === siteRoot ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`;
