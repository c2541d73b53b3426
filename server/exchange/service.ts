import type { Limits } from '../accounts/limits/limits.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { createAccessLog } from './contacts/accessLog.ts';
import { createApplicationExports } from './applicationExport.ts';
import { createApplications } from './applications.ts';
import { createCaseExports } from './cases/caseExport.ts';
import { createCases } from './cases/cases.ts';
import { createBookings } from './bookings/bookings.ts';
import { createCalendars } from './bookings/calendars.ts';
import { createCandidates } from './contacts/candidates.ts';
import { createEventParticipants } from './events/eventParticipants.ts';
import { readParticipation } from './events/participation.ts';
import { createCommands } from './commands/commands.ts';
import { createNotificationDigests } from './notifications/notificationDigest.ts';
import { createNotificationSettings } from './notifications/notificationSettings.ts';
import { withApplicantAccess } from './applicantAccess.ts';
import { createMentors } from './people/mentors.ts';
import { createReferrals } from './referrals/referrals.ts';
import { createReportQueue } from './contacts/reportQueue.ts';
import { createStaffNotifications } from './notifications/staffNotifications.ts';
import { createThreads } from './threads.ts';
import { createWorkplaces } from './workplaces.ts';
import { createStates } from './state.ts';

/** What people do on the platform, and what comes of it. */
export const createExchange = (deps: { sql: Sql; clock: Clock; limits: Limits; random: () => number }) => ({
  commands: createCommands(deps),
  states: createStates(deps.sql),
  candidates: createCandidates(deps.sql, deps.clock),
  accessLog: createAccessLog(deps.sql),
  reportQueue: createReportQueue(deps.sql, deps.clock),
  staffNotifications: createStaffNotifications(deps.sql, deps.clock),
  notificationSettings: createNotificationSettings(deps.sql),
  notificationDigests: createNotificationDigests(deps.sql, deps.clock),
  eventParticipants: createEventParticipants(deps.sql),
  /** @throws AppError `not_found`. */
  readParticipation: (userId: string, listingId: string) =>
    readParticipation(deps.sql, deps.clock, { userId, listingId }),
  mentors: createMentors(deps.sql, deps.clock),
  threads: createThreads(deps.sql, deps.clock),
  workplaces: createWorkplaces(deps.sql, deps.clock),
  applications: createApplications(deps.sql, deps.clock),
  bookings: createBookings(deps.sql, deps.clock),
  referrals: createReferrals(deps.sql, deps.clock),
  calendars: createCalendars(deps.sql, deps.clock),
  cases: createCases(deps.sql, deps.clock),
  caseExports: createCaseExports(deps.sql, deps.clock),
  applicationExports: createApplicationExports(deps.sql, deps.clock),
  /** @throws AppError `not_found` for whoever is not on the staff of an organization, `status_not_allowed`. */
  requireStaff: (userId: string, organizationId: string) =>
    withApplicantAccess(deps.sql, { userId, organizationId }, async () => {}),
});
export type Exchange = ReturnType<typeof createExchange>;
