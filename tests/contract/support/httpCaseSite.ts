import { hc } from 'hono/client';
import { httpServer } from '../../../app/services/http/httpServer.ts';
import type { AppType } from '../../../server/app.ts';
import { appOrigin } from '../../server/harness.ts';
import { accountServer } from '../../server/support/accounts.ts';
import { desk } from '../../server/support/cases.ts';
import { person } from '../../server/support/organizations.ts';
import type { CaseSite } from './caseSite.ts';

/** The server over HTTP, through the app's own client. */
export async function httpCaseSite(): Promise<CaseSite> {
  const server = await accountServer();
  const { id, slug, owner, as, taken } = await desk(server, 'program');
  const { api } = hc<AppType>(appOrigin, {
    headers: { Cookie: owner.cookie },
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(String(input));
      return server.request(pathname + search, init);
    },
  });
  return {
    server: httpServer(api, owner.id),
    slug,
    organizationId: id,
    self: owner.id,
    async taken(name, needs = []) {
      const veteran = await person(server);
      await server.sql`update users set full_name = ${name} where id = ${veteran.id}`;
      const answers = needs.length > 0 ? { services: [...needs] } : {};
      const { applicationId, decisionId } = await taken({ veteran, answers });
      return {
        name,
        applicationId,
        undo: async () => void (await as(owner, 'decision.undo', { decisionId })),
      };
    },
    close: server.close,
  };
}
