import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';
import { createKnownPlaces } from './knownPlaces.ts';
import { createPasswords } from './passwords.ts';
import { createRegistrations } from './registrations.ts';
import { createUsers } from './users.ts';

/** What the account routes, their mail and the command line work with. */
export function createAccounts(sql: Sql, clock: Clock, config: Pick<Config, 'passwordMinLength'>) {
  const users = createUsers(sql, clock);
  return {
    users,
    passwords: createPasswords(config),
    registrations: createRegistrations(sql, clock, users),
    knownPlaces: createKnownPlaces(sql, clock),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
