import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ValidSession } from '../accounts/sessions.ts';

/** What every handler finds in its context. `c.env` is absent where a test calls `app.request()` without a socket. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    /** Never null where the contract asks for `user` or `admin`. */
    session: ValidSession | null;
  };
}
