import { createMiddleware } from 'hono/factory';
import type { Deps } from '../../deps.ts';
import { unsubscribePath } from '../contract.ts';
import type { AppEnv } from '../env.ts';
import { HttpProblem } from '../errors/problem.ts';
import { sessionToken } from '../cookies/sessionCookie.ts';
import { requestHeader } from '../request/requestHeader.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Types that no form of another site can send. */
const ownTypes = /^(application\/json|text\/csv)\s*(;|$)/i;
const jsonType = /^application\/json\s*(;|$)/i;

const crossSiteProblem = () =>
  new HttpProblem(403, 'cross_site', { detail: 'This request does not come from our own pages.' });

const typeProblem = () =>
  new HttpProblem(415, 'unsupported_media_type', { detail: 'Send application/json.' });

/** Throws 415 unless the type is JSON. */
export function requireJson(contentType: string | undefined): void {
  if (!jsonType.test(contentType ?? '')) throw typeProblem();
}

/** Throws 415 unless the type is one of ours. A request without a body needs none. */
function requireOwnType(contentType: string | undefined, hasBody: boolean): void {
  if (contentType === undefined && !hasBody) return;
  if (!ownTypes.test(contentType ?? '')) throw typeProblem();
}

/** Called by mail programs with a form, or from any page. What they can do follows from a token in the URL alone. */
const openPaths: ReadonlySet<string> = new Set([unsubscribePath]);

/**
 * Prevents other sites from acting with a visitor's session. Browsers send the origin of a request, and other programs
 * have no cookies to abuse.
 */
export function crossSite({ config, sessions }: Pick<Deps, 'config' | 'sessions'>) {
  return createMiddleware<AppEnv>((c, next) => {
    if (readingMethods.has(c.req.method) || openPaths.has(c.req.path)) return next();
    const site = requestHeader(c, 'sec-fetch-site');
    const origin = requestHeader(c, 'origin');
    if (site !== undefined) {
      if (site !== 'same-origin') throw crossSiteProblem();
    } else if (origin !== undefined) {
      if (origin !== config.appOrigin) throw crossSiteProblem();
    } else if (sessionToken(c, sessions) !== null) throw crossSiteProblem();

    const length = requestHeader(c, 'content-length') ?? '0';
    requireOwnType(
      requestHeader(c, 'content-type'),
      length !== '0' || requestHeader(c, 'transfer-encoding') !== undefined,
    );
    return next();
  });
}
