import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ValidSession } from '../accounts/sessions/sessions.ts';
import type { RouteContract } from './contract.ts';

/** What every handler finds in its context. `c.env` is absent where a test calls `app.request()` without a socket. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    /** Row of the contract that let the call through; null for a page of the site. */
    row: RouteContract | null | undefined;
    /** Code of the problem that was answered. */
    problem: string | undefined;
    /** Never null where the contract asks for `user` or `admin`. */
    session: ValidSession | null;
  };
}
