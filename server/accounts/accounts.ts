import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';
import { createChallenges } from './challenges.ts';
import { createKnownPlaces } from './knownPlaces.ts';
import { createPasswords } from './passwords.ts';
import { createRegistrations } from './registrations.ts';
import { createSealing } from './sealing.ts';
import { createSecondFactors } from './secondFactors.ts';
import { createUsers } from './users.ts';

/** What the account routes, their mail and the command line work with. */
export function createAccounts(
  sql: Sql,
  clock: Clock,
  config: Pick<Config, 'passwordMinLength'> & Partial<Pick<Config, 'secretKey'>>,
) {
  const users = createUsers(sql, clock);
  const sealing = config.secretKey ? createSealing(config.secretKey, 'second factor') : null;
  const secondFactors = createSecondFactors(sql, clock, sealing);
  return {
    users,
    passwords: createPasswords(config),
    registrations: createRegistrations(sql, clock, users),
    secondFactors,
    challenges: createChallenges(sql, clock, secondFactors),
    knownPlaces: createKnownPlaces(sql, clock),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
