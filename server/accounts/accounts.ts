import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';
import { createAccountChanges } from './accountChanges.ts';
import { createChallenges } from './challenges.ts';
import { createDepartures } from './departures.ts';
import { createDetails } from './details.ts';
import { createDevices } from './devices.ts';
import { createEmailChanges } from './emailChanges.ts';
import { createFlows } from './flows.ts';
import { createIdentities } from './identities.ts';
import { createKnownPlaces } from './knownPlaces.ts';
import { createMailRequests } from './mailRequests.ts';
import { createOneTime } from './oneTime.ts';
import { createPasswords } from './passwords.ts';
import type { HashingOptions } from './passwords.ts';
import { createProvenAddress } from './provenAddress.ts';
import { createRegistrations } from './registrations.ts';
import { createResets } from './resets.ts';
import { createSealing } from './sealing.ts';
import { createSecondFactors } from './secondFactors.ts';
import { createUsers } from './users.ts';
import { createVerifications } from './verifications.ts';

/** What the account routes, their mail and the command line work with. */
export function createAccounts(
  sql: Sql,
  clock: Clock,
  config: Pick<Config, 'passwordMinLength' | 'rateLimits'> & Partial<Pick<Config, 'secretKey'>>,
  hashing: HashingOptions = {},
) {
  const users = createUsers(sql, clock);
  const passwords = createPasswords(config, hashing);
  const mailRequests = createMailRequests(sql, clock, config);
  const registrations = createRegistrations(sql, clock, { users, mailRequests });
  const emailChanges = createEmailChanges(sql, clock, mailRequests);
  const knownPlaces = createKnownPlaces(sql, clock);
  const provenAddress = createProvenAddress(clock, users, registrations);
  const sealing = config.secretKey ? createSealing(config.secretKey, 'second factor') : null;
  const secondFactors = createSecondFactors(sql, clock, { sealing, mailRequests });
  return {
    users,
    passwords,
    registrations,
    mailRequests,
    oneTime: createOneTime(sql, clock, passwords, provenAddress),
    resets: createResets(sql, clock, { users, proven: provenAddress, mailRequests }),
    emailChanges,
    flows: createFlows(sql, clock),
    identities: createIdentities(sql, clock, { users, registrations, mailRequests }),
    verifications: createVerifications(sql, clock),
    secondFactors,
    challenges: createChallenges(sql, clock, { secondFactors, mailRequests }),
    knownPlaces,
    devices: createDevices(sql, clock),
    details: createDetails(sql, clock, { secondFactors, emailChanges }),
    changeAccount: createAccountChanges(sql, { users, passwords, emailChanges, mailRequests }),
    departures: createDepartures(sql, { knownPlaces, mailRequests }),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
