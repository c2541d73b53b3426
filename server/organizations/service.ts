import type { MailRequests } from '../accounts/mail/mailRequests.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { createOrganizationAdministration } from './administration.ts';
import { createEndings } from './endings.ts';
import { createInvitations } from './invitations.ts';
import { createMembers } from './members.ts';
import { createOrganizationProfiles } from './organizations.ts';

/** Organizations and their staff. */
export const createOrganizations = (sql: Sql, clock: Clock, mailRequests: MailRequests) => ({
  profiles: createOrganizationProfiles(sql, clock),
  members: createMembers(sql, clock, mailRequests),
  endings: createEndings(sql, clock, mailRequests),
  invitations: createInvitations(sql, clock, mailRequests),
  administration: createOrganizationAdministration(sql, clock, mailRequests),
});
export type Organizations = ReturnType<typeof createOrganizations>;
