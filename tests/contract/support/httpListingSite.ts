import { hc } from 'hono/client';
import { listingServer } from '../../../app/services/http/listings.ts';
import type { AppType } from '../../../server/app.ts';
import { appOrigin } from '../../server/harness.ts';
import { accountServer } from '../../server/support/accounts.ts';
import { lister, published } from '../../server/support/listings.ts';
import { siteJobs, type ListingSite } from './listingSite.ts';

/** The public search over HTTP, through the app's own client. */
export async function httpListingSite(): Promise<ListingSite> {
  const server = await accountServer();
  const employer = await lister(server, 'job');
  for (const content of siteJobs) await published(server, employer, 'job', content);
  const { api } = hc<AppType>(appOrigin, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(String(input));
      return server.request(pathname + search, init);
    },
  });
  return { server: listingServer(api), close: server.close };
}
