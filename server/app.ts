import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import { access } from './http/edge/access.ts';
import { answerProblem } from './http/errors/answerProblem.ts';
import { crossSite } from './http/edge/crossSite.ts';
import type { AppEnv } from './http/env.ts';
import { observe, refuseWhenStopping } from './http/edge/observe.ts';
import { securityHeaders } from './http/edge/securityHeaders.ts';
import { siteRoutes } from './http/pages/site.ts';
import type { Site } from './http/pages/site.ts';
import { accountRoutes } from './routes/account.ts';
import { accountMailRoutes } from './routes/accountMail.ts';
import { adminUsersRoutes } from './routes/adminUsers.ts';
import { authRoutes } from './routes/auth.ts';
import { contract } from './routes/contract.ts';
import { customSolutionsRoutes } from './routes/customSolutions.ts';
import { devicesRoutes } from './routes/devices.ts';
import { devMailRoutes } from './routes/devMail.ts';
import { docsRoutes } from './routes/docs.ts';
import { googleRoutes } from './routes/google.ts';
import { healthRoutes } from './routes/health.ts';
import { leadsRoutes } from './routes/leads.ts';
import { profileRoutes } from './routes/profile.ts';
import { secondFactorRoutes } from './routes/secondFactor.ts';
import { verificationRoutes } from './routes/verification.ts';

const offersOf = ({ google, passwordMinLength }: Deps['config']) => ({
  google: google !== null,
  passwordMinLength,
});

/**
 * The whole of what is answered over HTTP, without a socket.
 *
 * @param site The built app; null where only the API runs.
 */
export function createApp(deps: Deps, site: Site | null = null) {
  const app = new Hono<AppEnv>();
  app.onError(answerProblem);
  app.use(
    observe(deps),
    securityHeaders(deps.config),
    refuseWhenStopping(deps),
    crossSite(deps),
    access(contract, deps),
  );
  return app
    .route('/', authRoutes(deps))
    .route('/', accountMailRoutes(deps))
    .route('/', accountRoutes(deps))
    .route('/', devicesRoutes(deps))
    .route('/', secondFactorRoutes(deps))
    .route('/', googleRoutes(deps))
    .route('/', verificationRoutes(deps))
    .route('/', profileRoutes(deps))
    .route('/', adminUsersRoutes(deps))
    .route('/', leadsRoutes(deps))
    .route('/', customSolutionsRoutes(deps))
    .route('/', healthRoutes(deps))
    .route('/', devMailRoutes(deps))
    .route('/', docsRoutes(deps, contract))
    .route('/', siteRoutes(site, offersOf(deps.config)));
}
/** What `hono/client` infers the calls from. */
export type AppType = ReturnType<typeof createApp>;
