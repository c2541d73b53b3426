/** Where a signed-in person goes unless another place was asked for. */
export const siteRoot = '/';

/**
 * The place to return to after sign-in, if it is safe: a path on this very site. Whole addresses, `//host`, backslashes,
 * control characters (which browsers drop, so that `/\t/host` turns into `//host`) and the sign-in screen itself are
 * answered with the site root.
 */
export function safeReturnTo(returnTo: string | null | undefined): string {
  const samePath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
  if (!returnTo || !samePath.test(returnTo) || /^\/auth(?![^/?#])/.test(returnTo)) return siteRoot;
  return returnTo;
}

export const signInHref = (returnTo: string) =>
  safeReturnTo(returnTo) === siteRoot ? '/auth' : `/auth?returnTo=${encodeURIComponent(returnTo)}`;
