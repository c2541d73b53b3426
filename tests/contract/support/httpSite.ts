import { hc } from 'hono/client';
import { httpServer } from '../../../app/services/http/httpServer.ts';
import type { AppType } from '../../../server/app.ts';
import { appOrigin } from '../../server/harness.ts';
import { accountServer } from '../../server/support/accounts.ts';
import { applied, factsAfter } from '../../server/support/exchange.ts';
import { lister, published } from '../../server/support/listings.ts';
import { person } from '../../server/support/organizations.ts';
import type { CandidateServer } from '../../../app/services/platformServer.ts';
import type { Site } from './site.ts';

/** The server over HTTP, through the app's own client. */
export async function httpSite(): Promise<Site & { server: CandidateServer }> {
  const server = await accountServer();
  const employer = await lister(server, 'job');
  const job = await published(server, employer, 'job');
  const { cookie, id } = employer.owner;
  const { api } = hc<AppType>(appOrigin, {
    headers: { Cookie: cookie },
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(String(input));
      return server.request(pathname + search, init);
    },
  });
  const client = httpServer(api, id);
  return {
    server: client,
    interviews: client,
    slug: employer.slug,
    organizationId: employer.id,
    async applicant(name) {
      const veteran = await person(server);
      await server.sql`update users set full_name = ${name} where id = ${veteran.id}`;
      const { applicationId } = await applied(server, veteran, job);
      return {
        name,
        applicationId,
        async write(text) {
          const payload = { organizationId: employer.id, text };
          await factsAfter(server, veteran.cookie, { type: 'message.toOrganization', payload });
        },
      };
    },
    close: server.close,
  };
}
