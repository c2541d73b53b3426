import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Sql } from '../data/db.ts';
import { createAccountChanges } from './people/accountChanges.ts';
import { createChallenges } from './secondFactor/challenges.ts';
import { createAccountDetails } from './people/accountDetails.ts';
import { createDevices } from './sessions/devices.ts';
import { createEmailChanges } from './mail/emailChanges.ts';
import { createOAuthFlows } from './identities/oauthFlows.ts';
import { createIdentities } from './identities/identities.ts';
import { createKnownOrigins } from './limits/knownOrigins.ts';
import { createMailRequests } from './mail/mailRequests.ts';
import { createOneTimeCodes } from './mail/oneTimeCodes.ts';
import { createPasswords } from './passwords/passwords.ts';
import type { HashingOptions } from './passwords/passwords.ts';
import { createProvenEmail } from './mail/provenEmail.ts';
import { createRegistrations } from './mail/registrations.ts';
import { createPasswordResets } from './passwords/passwordResets.ts';
import { createEncryption } from './secondFactor/encryption.ts';
import { createSecondFactors } from './secondFactor/secondFactors.ts';
import { createUsers } from './people/users.ts';
import { createVerifications } from './identities/verifications.ts';

/** The account services behind the routes, the mail and the commands. */
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
  const knownOrigins = createKnownOrigins(sql, clock);
  const provenEmail = createProvenEmail(clock, users, registrations);
  const encryption = config.secretKey ? createEncryption(config.secretKey, 'second factor') : null;
  const secondFactors = createSecondFactors(sql, clock, { encryption, mailRequests });
  return {
    users,
    passwords,
    registrations,
    mailRequests,
    oneTimeCodes: createOneTimeCodes(sql, clock, passwords, provenEmail),
    resets: createPasswordResets(sql, clock, { users, proven: provenEmail, mailRequests }),
    emailChanges,
    oauthFlows: createOAuthFlows(sql, clock),
    identities: createIdentities(sql, clock, { users, registrations, mailRequests }),
    verifications: createVerifications(sql, clock),
    secondFactors,
    challenges: createChallenges(sql, clock, { secondFactors, mailRequests }),
    knownOrigins,
    devices: createDevices(sql, clock),
    details: createAccountDetails(sql, clock, { secondFactors, emailChanges }),
    changeAccount: createAccountChanges(sql, { users, passwords, emailChanges, mailRequests }),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
