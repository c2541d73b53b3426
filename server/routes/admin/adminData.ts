import { adminDataSchema, backRequestSchema, factCheckSchema } from '@vetsync/machines/admin/model';
import type { AdminData } from '@vetsync/machines/admin/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { bringBack } from '../../reference/importer.ts';
import { dataSets } from '../../reference/status.ts';

const stored = { 200: { description: 'Everything as it is now.', schema: adminDataSchema } } as const;

async function everything({ sql, clock, reference }: Deps, userId: string): Promise<AdminData> {
  const [sets, facts] = await Promise.all([dataSets(sql, clock.now()), reference.facts.list(userId)]);
  return { sets, facts };
}

/** The data behind lookups, for administrators: imported files, and facts that the project wrote itself. */
export const adminDataRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/admin/data',
      access: 'admin',
      summary:
        'Which public files are imported, what is due, what each import left out, and which facts were checked',
      responses: { 200: { description: 'Everything.', schema: adminDataSchema } },
    },
    (deps) =>
      async ({ json, session }) =>
        json(await everything(deps, session.user.id), 200),
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/admin/data/back',
      access: 'admin',
      proof: 'fresh',
      summary: 'Bring back the file that the last import replaced. Again, it brings back the newer one',
      body: backRequestSchema,
      responses: {
        ...stored,
        404: { description: '`not_found`: there is no earlier file.' },
        409: { description: '`import_running`: files are being imported.' },
      },
    },
    (deps) =>
      async ({ c, json, session, body: { source, edition } }) => {
        const result = await bringBack(deps.sql, source, edition);
        if (result !== 'done') throw new AppError(result === 'busy' ? 'import_running' : 'not_found');
        c.var.log.info({ audit: { by: session.user.id, source, edition } }, 'administration');
        return json(await everything(deps, session.user.id), 200);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: '/api/admin/data/checks',
      access: 'admin',
      proof: 'fresh',
      summary:
        'Say that a rate, deadline or contact was read on its official page today. Deadlines and contacts count as official then, rates once two administrators name the same amount',
      body: factCheckSchema,
      responses: { ...stored, 404: { description: '`not_found`: there is no such fact.' } },
    },
    (deps) =>
      async ({ c, json, session, body }) => {
        await deps.reference.facts.check(session.user.id, body);
        c.var.log.info(
          { audit: { by: session.user.id, kind: body.kind, fact: body.fact } },
          'administration',
        );
        return json(await everything(deps, session.user.id), 200);
      },
  ),
] as const;
