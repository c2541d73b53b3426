import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ValidSession } from '../accounts/sessions/sessions.ts';
import type { RouteContract } from './contract.ts';

/** Variables in every handler's context. `c.env` is missing if a test calls `app.request()` without a socket. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    /** The route's contract. Null for a page of the site. */
    row: RouteContract | null | undefined;
    /** Code of the problem in the response. */
    problem: string | undefined;
    /** Never null if the contract requires `user` or `admin`. */
    session: ValidSession | null;
  };
}
