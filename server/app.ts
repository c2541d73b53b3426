import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import type { CallsOf } from './http/defineRoute.ts';
import { access } from './http/edge/access.ts';
import { crossSite } from './http/edge/crossSite.ts';
import { observe, refuseWhenStopping } from './http/edge/observe.ts';
import { securityHeaders } from './http/edge/securityHeaders.ts';
import type { AppEnv } from './http/env.ts';
import { answerProblem } from './http/errors/answerProblem.ts';
import { publicPages } from './http/pages/publicPages.ts';
import { sitemapPages } from './http/pages/sitemap.ts';
import { siteRoutes } from './http/pages/site.ts';
import type { Site } from './http/pages/site.ts';
import { contract, routes } from './routes/routes.ts';

const offersOf = ({ google, passwordMinLength }: Deps['config']) => ({
  google: google !== null,
  passwordMinLength,
});

/**
 * The HTTP app: every route, without a socket.
 *
 * @param site The built app. Null if only the API runs.
 */
export function createApp(deps: Deps, site: Site | null = null): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerProblem);
  app.use(
    observe(deps),
    securityHeaders(deps.config),
    refuseWhenStopping(deps),
    crossSite(deps),
    access(contract, deps),
  );
  for (const route of routes) route.mount(app, deps, contract);
  if (site?.renderings) app.get('*', publicPages(deps, site.renderings, site.policy));
  app.get('*', sitemapPages(deps, site?.robots ?? null));
  return app.route('/', siteRoutes(site, offersOf(deps.config), deps.config.appOrigin));
}

/** The type from which `hono/client` infers the calls. */
export type AppType = Hono<AppEnv, CallsOf<(typeof routes)[number]>>;
