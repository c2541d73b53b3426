import { freshProofMs } from '@vetsync/machines/account/model';
import { holdMinutes } from '@vetsync/machines/bookings/model';
import { invitationLifetimeMs } from '@vetsync/machines/organizations/model';
import * as letters from '@vetsync/machines/model/letters';
import { clockToleranceMs } from '../clock.ts';
import type { Sql } from '../data/db.ts';
import { longestWaitMs } from '../exchange/notifications/notificationMail.ts';
import { longestRetryMs } from '../mail/mail.ts';
import { challengeLifetimeMs } from '../accounts/secondFactor/challenges.ts';
import { longestFlowMs } from '../accounts/identities/oauthFlows.ts';
import { knownOriginLifetimeMs } from '../accounts/limits/knownOrigins.ts';
import { longestWindowMs } from '../accounts/limits/limits.ts';
import { absoluteLifetimeMs, idleMs } from '../accounts/sessions/lucia.ts';
import { registrationLifetimeMs } from '../accounts/mail/registrations.ts';

interface StoredTime {
  table: string;
  column: string;
  /** Furthest ahead of now that a correct clock can have set it, in milliseconds. */
  aheadMs: number;
  /** Times beyond that are set to now plus this. @default aheadMs */
  resetToMs?: number;
}

const longestLinkMs = Math.max(
  letters.confirmLinkMs,
  letters.signInCodeMs,
  letters.resetLinkMs,
  letters.newEmailLinkMs,
);

/**
 * Every stored time that a decision depends on. Of two columns in a row, the one that must not be later is listed
 * first.
 */
export const storedTimes: readonly StoredTime[] = [
  { table: 'sessions', column: 'expires_at', aheadMs: idleMs },
  { table: 'sessions', column: 'ends_at', aheadMs: absoluteLifetimeMs },
  { table: 'sessions', column: 'last_seen_at', aheadMs: 0 },
  // Reset to now, the proof would count as fresh.
  { table: 'sessions', column: 'proven_at', aheadMs: 0, resetToMs: -freshProofMs },
  { table: 'account_tokens', column: 'expires_at', aheadMs: longestLinkMs },
  { table: 'one_time_codes', column: 'expires_at', aheadMs: letters.signInCodeMs },
  { table: 'email_changes', column: 'expires_at', aheadMs: letters.newEmailLinkMs },
  { table: 'registrations', column: 'expires_at', aheadMs: registrationLifetimeMs },
  { table: 'second_factor_challenges', column: 'expires_at', aheadMs: challengeLifetimeMs },
  { table: 'second_factors', column: 'created_at', aheadMs: 0 },
  { table: 'provider_flows', column: 'expires_at', aheadMs: longestFlowMs },
  { table: 'organization_invitations', column: 'expires_at', aheadMs: invitationLifetimeMs },
  { table: 'limits', column: 'spent_until', aheadMs: longestWindowMs },
  { table: 'known_places', column: 'until', aheadMs: knownOriginLifetimeMs },
  { table: 'mail_outbox', column: 'due_at', aheadMs: Math.max(longestRetryMs, longestWaitMs), resetToMs: 0 },
  { table: 'mail_outbox', column: 'requested_at', aheadMs: 0 },
  { table: 'kept_mails', column: 'at', aheadMs: 0 },
  { table: 'booked_times', column: 'held_until', aheadMs: holdMinutes * 60_000 },
  // Later notifications would count as read.
  { table: 'organization_members', column: 'joined_at', aheadMs: 0 },
  { table: 'organization_members', column: 'notifications_read_at', aheadMs: 0 },
];

/**
 * Repairs what a fast clock left behind after it was set back: sessions and links that would outlive their lifetime,
 * and mail that would wait until that future time.
 */
export async function resetFutureTimes(sql: Sql, now: Date): Promise<void> {
  const fromNow = (ms: number) => new Date(now.getTime() + ms);
  for (const { table, column, aheadMs, resetToMs = aheadMs } of storedTimes) {
    await sql`
      update ${sql(table)} set ${sql(column)} = ${fromNow(resetToMs)}
      where ${sql(column)} > ${fromNow(aheadMs + clockToleranceMs)}`;
  }
}
