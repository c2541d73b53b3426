import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedTimes } from '../../../server/jobs/clockJumps.ts';
import { deleteExpired } from '../../../server/jobs/housekeeping.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  cookieOf,
  dayMs,
  hourMs,
  mailTo,
  member,
  minuteMs,
  newEmail,
  post,
  problemOf,
  signIn,
  tokenIn,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';

const jumpMs = 40 * dayMs;

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

/** Runs something while the clock is 40 days fast. */
async function whileFast<Result>(work: () => Promise<Result>): Promise<Result> {
  clock.advance(jumpMs);
  const result = await work();
  clock.advance(-jumpMs);
  return result;
}
const sessionsOf = (email: string) => server.sql`
  select s.* from sessions s join users u on u.id = s.user_id where u.email = ${email}`;

describe('data written while the clock was fast', () => {
  test('a proof is not fresh once the clock is correct', async () => {
    const person = await member(server);
    const remove = (cookie: string) =>
      server.request('/api/auth/mfa/factors', { method: 'POST', json: {}, headers: { Cookie: cookie } });
    const cookie = await whileFast(async () => cookieOf(await signIn(server, person.email)));
    const refused = await remove(cookie);
    expect(refused.status).toBe(403);
    expect(await problemOf(refused)).toBe('proof_required');
    expect((await remove(cookieOf(await signIn(server, person.email)))).status).toBe(201);
    await deleteExpired(server.sql, clock);
    expect((await remove(cookie)).status).toBe(403);
  });

  test('sessions live no longer', async () => {
    const person = await member(server);
    await whileFast(() => signIn(server, person.email));
    await deleteExpired(server.sql, clock);
    const now = clock.now().getTime();
    for (const row of await sessionsOf(person.email)) {
      expect(row['expires_at'].getTime()).toBeLessThanOrEqual(now + 7 * dayMs);
      expect(row['ends_at'].getTime()).toBeLessThanOrEqual(now + 30 * dayMs);
      expect(row['last_seen_at'].getTime()).toBeLessThanOrEqual(now);
    }
  });

  test('links and codes live no longer', async () => {
    const person = await member(server);
    const mail = await whileFast(async () => {
      await post(server, '/api/auth/otp', { email: person.email });
      return (await mailTo(server, person.email))[0];
    });
    await deleteExpired(server.sql, clock);
    clock.advance(9 * minuteMs);
    const early = await server.sql`select from one_time_codes where expires_at > ${clock.now()}`;
    expect(early).toHaveLength(1);
    clock.advance(dayMs);
    const answer = await post(server, '/api/auth/verify', { token: tokenIn(mail) });
    expect(await problemOf(answer)).toBe('invalid_token');
  });

  test('mail is not delayed', async () => {
    const email = newEmail();
    await whileFast(() => post(server, '/api/auth/recover', { email }));
    expect(await mailTo(server, email)).toEqual([]);
    await deleteExpired(server.sql, clock);
    expect(await mailTo(server, email)).toHaveLength(1);
  });

  test("nothing changes if the clock was correct or another server's is slightly ahead", async () => {
    const person = await member(server);
    await post(server, '/api/auth/otp', { email: person.email });
    const stored = async () => [
      await sessionsOf(person.email),
      await server.sql`select * from mail_outbox order by id`,
      await server.sql`select * from known_places order by key`,
    ];
    const before = await stored();
    clock.advance(-30_000);
    await deleteExpired(server.sql, clock);
    expect(await stored()).toEqual(before);
    clock.advance(30_000);
  });

  test('every stored time is checked, except those that only record when something happened', async () => {
    const columns = await server.sql<{ name: string }[]>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'
        and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`;
    const historical = [
      'wrong_links.at',
      'schema_migrations.applied_at',
      'reference_files.imported_at',
      'mail_budgets.expires_at',
      'users.created_at',
      'users.banned_at',
      'sessions.created_at',
      'registrations.requested_at',
      'second_factor_challenges.created_at',
      'second_factors.verified_at',
      'identities.linked_at',
      'veteran_proofs.verified_at',
      'profiles.updated_at',
      'leads.created_at',
      'custom_solution_leads.created_at',
      'custom_solution_leads.status_changed_at',
      'organizations.created_at',
      'organizations.updated_at',
      'organizations.decided_at',
      'organizations.ended_at',
      'organization_invitations.created_at',
      'organization_invitations.accepted_at',
      'organization_invitations.withdrawn_at',
      'security_events.at',
      'listings.created_at',
      'listings.updated_at',
      'listings.published_at',
      'listings.ends_at',
      'published_listings.published_at',
      'published_listings.ends_at',
      'worlds.last_at',
      'commands.at',
      'facts.at',
      'applications.submitted_at',
      'applications.updated_at',
      'applications.first_decided_at',
      'applications.accepted_at',
      'application_steps.at',
      'access_records.at',
      'application_exports.at',
      'candidates.joined_at',
      'candidates.left_at',
      'contact_requests.at',
      'contact_requests.answered_at',
      'reports.at',
      'reports.decided_at',
      'notification_reads.at',
      'threads.created_at',
      'threads.last_at',
      'threads.unread_at',
      'cases.last_contact_at',
      'cases.opened_at',
      'cases.closed_at',
      'cases.undone_at',
      'cases.updated_at',
      'case_services.requested_at',
      'case_services.updated_at',
      'case_entries.at',
      'calendars.updated_at',
      'bookings.starts_at',
      'bookings.created_at',
      'bookings.updated_at',
      'bookings.arrived_at',
      // Who proposed it can take it back at any time.
      'referrals.until',
      'referrals.proposed_at',
      'referrals.sent_at',
      'referrals.changed_at',
      'booking_steps.at',
      'booking_steps.starts_at',
      'interview_feedback.at',
      'freed_times.starts_at',
      // Only order those who wait.
      'bookings.waits_since',
      // At most until the booking begins, which no clock sets.
      'bookings.held_until',
      'bookings.proposed_until',
      // Only order those who wait.
      'event_participants.since',
      'event_seats.place_changed_at',
      'event_participants.checked_in_at',
      'event_messages.sent_at',
      // A seat is offered by the time of the sweep, which waits while a clock is ahead.
      'event_participants.held_until',
      'applications.waiting_since',
      // At most the time of the last message.
      'threads.person_read_at',
      'threads.organization_read_at',
      'threads.blocked_at',
      'threads.mentor_blocked_at',
      'mentors.since',
      'mentorships.asked_at',
      'mentorships.changed_at',
      'messages.at',
      'assistant_conversations.created_at',
      'assistant_conversations.last_at',
      'assistant_messages.at',
      'calendar_addresses.created_at',
      // The day before an appointment or event, whatever the clock says.
      'reminders.due_at',
    ];
    const looked = storedTimes.map(({ table, column }) => `${table}.${column}`);
    for (const { name } of columns) expect([...historical, ...looked]).toContain(name);
    expect(looked.every((name) => columns.some((column) => column.name === name))).toBe(true);
  });
});

test('a link mailed before the jump works after it until it expires', async () => {
  const person = await member(server);
  await post(server, '/api/auth/recover', { email: person.email });
  const [mail] = await mailTo(server, person.email);
  await whileFast(async () => {
    expect(await problemOf(await post(server, '/api/auth/reset', resetWith(tokenIn(mail))))).toBe(
      'invalid_token',
    );
  });
  clock.advance(hourMs / 2);
  expect((await post(server, '/api/auth/reset', resetWith(tokenIn(mail)))).status).toBe(200);
});
const resetWith = (token: string) => ({ token, password: 'slow river 88 candles' });
