import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';

const deviceId = z.uuid();

/** Where somebody is signed in. */
export function devicesRoutes({ sessions, accounts: { devices } }: Pick<Deps, 'sessions' | 'accounts'>) {
  return new Hono<AppEnv>()
    .get('/api/auth/sessions', async (c) => c.json({ sessions: await devices.list(c.var.session!) }, 200))
    .delete('/api/auth/sessions/:id', async (c) => {
      const id = c.req.param('id');
      const ended = deviceId.safeParse(id).success ? await devices.end(c.var.session!, id) : null;
      if (ended === null) throw new AppError('not_found');
      if (ended === 'current') c.header('Set-Cookie', sessions.blankCookie());
      return c.body(null, 204);
    });
}
