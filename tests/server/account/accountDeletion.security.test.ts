import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalTables } from '../../../server/records/personalData.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  count,
  everyRow,
  hourMs,
  mailTo,
  member,
  newEmail,
  post,
  tokenIn,
  tokenOf,
  whoIs,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { postCodeRequest, requestCode, deleteAs, getAs, patchAs } from '../support/accountMail.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

/** Creates a row in every table that can contain personal data. */
async function traces() {
  const person = await member(server);
  const { email, cookie } = person;
  const [{ id } = { id: '' }] = await server.sql<
    { id: string }[]
  >`select id from users where email = ${email}`;
  await server.sql`insert into user_roles (user_id, role) values (${id}, 'recruiter')`;
  await postCodeRequest(server, email);
  await mailTo(server, email);
  await patchAs(server, '/api/auth/user', cookie, { email: newEmail() });
  await post(server, '/api/leads', { name: 'Ana', email: email.toUpperCase() });
  await post(server, '/api/custom-solution-leads', { name: 'Ana', email, organization: 'Harbor Clinic' });
  const soon = new Date(clock.now().getTime() + hourMs);
  const [session] = await server.sql<{ id: string }[]>`select id from sessions where user_id = ${id}`;
  await server.sql`
    insert into identities (provider, issuer, subject, user_id, email, linked_at)
    values ('google', 'https://id.example', ${id}, ${id}, ${email}, now())`;
  await server.sql`
    insert into provider_flows (state, browser, purpose, session_id, return_to, expires_at)
    values (${id}, 'b', 'google_link', ${session!.id}, '/', ${soon})`;
  await server.sql`insert into veteran_proofs (proof, user_id, verified_at) values (${id}, ${id}, now())`;
  await server.sql`
    insert into second_factors (user_id, name, secret, created_at) values (${id}, 'App', 's', now())`;
  await server.sql`insert into recovery_codes (user_id, hash) values (${id}, 'h')`;
  await server.sql`
    insert into second_factor_challenges (id, user_id, proof, created_at, expires_at)
    values (${id}, ${id}, 'password', now(), ${soon})`;
  await server.sql`
    insert into registrations (email, password_hash, requested_at, expires_at)
    values (${email}, 'none', now(), now() + interval '1 day')`;
  await server.sql`insert into profiles (user_id, profile, updated_at) values (${id}, '{}', now())`;
  const [organization] = await server.sql<{ id: string }[]>`
    insert into organizations (kind, slug, name, name_skeleton, created_at, updated_at)
    values ('employer', ${id}, 'Harbor Works', 'harborworks', now(), now()) returning id`;
  await server.sql`
    insert into organization_members (organization_id, user_id, role, joined_at)
    values (${organization!.id}, ${id}, 'owner', now())`;
  await server.sql`
    insert into organization_invitations (organization_id, email, role, invited_by, created_at, expires_at)
    values (${organization!.id}, ${email}, 'viewer', ${id}, now(), ${soon})`;
  await server.sql`
    insert into security_events (at, kind, organization_id, actor_id)
    values (now(), 'organization_created', ${organization!.id}, ${id})`;
  await server.sql`
    insert into organization_requests (user_id, idempotency_key, content_hash, organization_id)
    values (${id}, 'key', 'hash', ${organization!.id})`;
  await exchanged(id, organization!.id);
  return { ...person, id };
}

/** What a person has sent to an organization, and what came of it. */
async function exchanged(id: string, organizationId: string) {
  const { sql } = server;
  await sql`update worlds set version = 1 where user_id = ${id}`;
  await sql`
    insert into world_items (user_id, list, id, ordinal, item) values (${id}, 'savedPrograms', 'p', 1, '{"id": "p"}')`;
  await sql`
    insert into calendar_addresses (user_id, hash, created_at)
    values (${id}, encode(sha256(convert_to(${id}, 'UTF8')), 'hex'), now())`;
  await sql`
    insert into fact_checks (kind, fact, page, checked_on, user_id)
    values ('deadline', 'x', 'https://www.va.gov/x', now(), ${id})`;
  await sql`insert into wrong_links (branch, code, onet, user_id, at) values ('army', '68W', '29-2043.00', ${id}, now())`;
  await sql`insert into reminders (user_id, kind, item_id, due_at) values (${id}, 'event', 'a', now())`;
  await sql`
    insert into assistant_conversations (user_id, id, language, created_at, last_at)
    values (${id}, ${id}, 'en', now(), now())`;
  await sql`
    insert into assistant_messages (user_id, conversation_id, id, text, at, parts)
    values (${id}, ${id}, ${id}, 'When is my last day?', now(), '[]')`;
  await sql`
    insert into assistant_outcomes (user_id, conversation_id, message_id, intent, engine)
    values (${id}, ${id}, ${id}, 'fact', 'library')`;
  await sql`insert into commands (user_id, id, digest, at) values (${id}, ${id}, '', now())`;
  await sql`
    insert into facts (id, user_id, kind, subject, payload, at, actor_id, command_id, version)
    values (uuidv7(), ${id}, 'programSaved', 'p', '{}', now(), ${id}, ${id}, 1)`;
  const [listing] = await sql<{ id: string }[]>`
    insert into listings (organization_id, kind, title, created_at, updated_at)
    values (${organizationId}, 'job', 'Crane mechanic', now(), now()) returning id`;
  const [application] = await sql<{ id: string }[]>`
    insert into applications (organization_id, id, listing_id, user_id, kind, status, listing_title, applicant_name,
      snapshot, answers, submitted_at, updated_at)
    values (${organizationId}, uuidv7(), ${listing!.id}, ${id}, 'job', 'submitted', 'Crane mechanic', 'Ana', '{}', '{}',
      now(), now()) returning id`;
  await sql`
    insert into application_steps (organization_id, application_id, at, actor_id, step, status)
    values (${organizationId}, ${application!.id}, now(), ${id}, 'submitted', 'submitted')`;
  const [event] = await sql<{ id: string }[]>`
    insert into listings (organization_id, kind, title, created_at, updated_at)
    values (${organizationId}, 'event', 'Career fair', now(), now()) returning id`;
  await sql`
    insert into event_participants (organization_id, listing_id, user_id, name, state, since)
    values (${organizationId}, ${event!.id}, ${id}, 'Val', 'joined', now())`;
  await sql`insert into event_hosts (listing_id, user_id, name) values (${event!.id}, ${id}, 'Val')`;
  await sql`
    insert into event_messages (organization_id, listing_id, text, sent_at, author_id)
    values (${organizationId}, ${event!.id}, 'Bring a mug', now(), ${id})`;
  const [doctor] = await sql<{ id: string }[]>`
    insert into listings (organization_id, kind, title, created_at, updated_at)
    values (${organizationId}, 'provider', 'Dr. Park', now(), now()) returning id`;
  await sql`
    insert into calendars (organization_id, id, listing_id, rules, updated_at)
    values (${organizationId}, ${doctor!.id}, ${doctor!.id}, '{}', now())`;
  await sql`
    insert into calendars (organization_id, id, kind, mentor_id, rules, updated_at)
    values (community_id(), ${id}, 'mentor', ${id}, '{}', now())`;
  const [booking] = await sql<{ id: string }[]>`
    insert into bookings (organization_id, id, calendar_id, user_id, kind, title, person_name, visit, time_zone,
      local_start, during, status, created_at, updated_at)
    values (${organizationId}, uuidv7(), ${doctor!.id}, ${id}, 'appointment', 'Dr. Park', 'Ana', '{}', 'UTC', '',
      tstzrange(now(), now() + interval '1 hour'), 'confirmed', now(), now()) returning id`;
  await sql`
    insert into booking_steps (organization_id, id, booking_id, at, actor_id, side, step)
    values (${organizationId}, uuidv7(), ${booking!.id}, now(), ${id}, 'person', 'confirmed')`;
  await sql`
    insert into booked_times (organization_id, calendar_id, user_id, booking_id, blocked)
    values (${organizationId}, ${doctor!.id}, ${id}, ${booking!.id}, tstzrange(now(), now() + interval '1 hour'))`;
  await sql`
    insert into interview_feedback (organization_id, booking_id, author_id, at, recommendation)
    values (${organizationId}, ${booking!.id}, ${id}, now(), 'forward')`;
  const [other] = await sql<{ id: string }[]>`
    insert into organizations (kind, slug, name, name_skeleton, created_at, updated_at)
    values ('hospital', uuidv7()::text, 'Clinic', uuidv7()::text, now(), now()) returning id`;
  const [care] = await sql<{ id: string }[]>`
    insert into listings (organization_id, kind, title, created_at, updated_at)
    values (${other!.id}, 'provider', 'Dr. Lee', now(), now()) returning id`;
  await sql`
    insert into referrals (organization_id, id, user_id, to_organization_id, listing_id, title, person_name, note, status,
      until, proposed_at, changed_at)
    values (${organizationId}, uuidv7(), ${id}, ${other!.id}, ${care!.id}, 'Dr. Lee', 'Ana', '', 'proposed', now(), now(),
      now())`;
  const [taken] = await sql<{ id: string }[]>`
    insert into cases (organization_id, id, user_id, kind, application_id, title, person_name, rank, branch, status,
      priority, term, goals, opened_at, updated_at)
    values (${organizationId}, uuidv7(), ${id}, 'hire', ${application!.id}, 'Crane mechanic', 'Ana', '', '', 'hired',
      'medium', '', '[]', now(), now()) returning id`;
  await sql`
    insert into case_services (organization_id, id, case_id, name, status, requested_at, updated_at)
    values (${organizationId}, uuidv7(), ${taken!.id}, 'Boots', 'waiting', now(), now())`;
  await sql`
    insert into case_entries (organization_id, case_id, at, actor_id, entry)
    values (${organizationId}, ${taken!.id}, now(), ${id}, 'opened')`;
  await sql`
    insert into access_records (user_id, organization_id, application_id, at)
    values (${id}, ${organizationId}, ${application!.id}, now())`;
  await sql`
    insert into application_exports (organization_id, actor_id, at) values (${organizationId}, ${id}, now())`;
  await sql`
    insert into notification_reads (organization_id, user_id, fact_id, at)
    values (${organizationId}, ${id}, uuidv7(), now())`;
  const [thread] = await sql<{ id: string }[]>`
    insert into threads (organization_id, id, user_id, created_at, last_at)
    values (${organizationId}, uuidv7(), ${id}, now(), now()) returning id`;
  await sql`
    insert into mentors (user_id, name, work, location, about, times, fields, topics, branch, languages, capacity,
      is_open, search_text, since)
    values (${id}, 'Ana', 'Mechanic', '', '', '', '{Operations}', '{Licenses}', '', '{en}', 2, true, ' ana', now())`;
  const mentor = await server.deps.accounts.users.add({
    email: newEmail(),
    fullName: null,
    passwordHash: 'none',
  });
  await sql`
    insert into mentorships (id, mentor_id, user_id, status, text, mentor_name, user_name, asked_at, changed_at)
    values (uuidv7(), ${mentor!.id}, ${id}, 'requested', 'Hello', '', 'Ana', now(), now())`;
  await sql`
    insert into candidates (user_id, headline, shown, search_text, joined_at)
    values (${id}, 'Mechanic', '{}', ' mechanic', now())`;
  await sql`
    insert into contact_requests (organization_id, id, user_id, candidate_id, text, at)
    values (${organizationId}, uuidv7(), ${id}, uuidv7(), 'Hello', now())`;
  await sql`
    insert into reports (id, reporter_id, side, organization_id, user_id, thread_id, reason, note, evidence, at)
    values (uuidv7(), ${id}, 'person', ${organizationId}, ${id}, ${thread!.id}, 'spam', '', '[]', now())`;
  await sql`
    insert into messages (organization_id, thread_id, id, side, author_id, author_name, text, at)
    values (${organizationId}, ${thread!.id}, uuidv7(), 'person', ${id}, 'Ana', 'Good morning', now())`;
}

/** Tables that have a row with any of these words. */
const mentioning = async (words: string[]) =>
  (await everyRow(server))
    .filter(({ rows }) =>
      rows.some((row) => words.some((word) => JSON.stringify(row).toLowerCase().includes(word))),
    )
    .map(({ name }) => name);

describe('personal data', () => {
  /**
   * Tables without personal data of their own: hashes that expire within a day, lead digests, what organizations list and when they are open,
   * figures of their applications, where the feed begins, words of applications, which the download has in whole, and
   * internal tables.
   */
  const impersonal = [
    'application_count_changes',
    'application_counts',
    'application_words',
    'event_links',
    'event_seats',
    'fact_retention',
    'freed_times',
    'limits',
    'mail_budgets',
    'lead_counts',
    'lead_eras',
    'lead_marks',
    'lead_texts',
    'listing_counts',
    'listing_requests',
    'listing_spots',
    'listing_words',
    'listings',
    'published_listings',
    'schema_migrations',
  ];

  test('is complete in the download', async () => {
    const tables = (await everyRow(server)).map(({ name }) => name);
    // Public facts, of which only an importer writes any. They name no account.
    const facts = tables.filter((name) => name.startsWith('reference_'));
    expect(
      await server.sql`
        select conrelid::regclass::text from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass and conrelid::regclass::text = any(${facts})`,
    ).toEqual([]);
    const others = tables.filter((name) => !facts.includes(name));
    expect(others.filter((name) => !impersonal.includes(name))).toEqual(
      Object.keys(personalTables).toSorted(),
    );
    const { cookie } = await traces();
    const answer = await getAs(server, '/api/auth/user/export', cookie);
    const data = (await answer.json()) as Record<string, unknown[]>;
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(personalTables).toSorted());
  });

  test('in the download includes no secrets and no data of other users', async () => {
    const bystander = await traces();
    const { email, cookie } = await traces();
    const { code, mail } = await requestCode(server, email);
    const text = await (await getAs(server, '/api/auth/user/export', cookie)).text();
    expect(text).toContain(email);
    const hashes = await server.sql<{ hash: string }[]>`
      select password_hash as hash from users where password_hash is not null union all select id from sessions
      union all select hash from account_tokens union all select hash from one_time_codes`;
    expect(hashes.length).toBeGreaterThan(3);
    const secrets = hashes.map(({ hash }) => hash);
    for (const secret of [...secrets, tokenOf(cookie), tokenIn(mail), bystander.email, bystander.id]) {
      expect(text).not.toContain(secret);
    }
    expect(code).toMatch(/^\d{6}$/);
    expect(text).not.toContain(`${code}\\n`);
  });

  test('is deleted with the account, and other users keep theirs', async () => {
    const bystander = await traces();
    const { email, id, cookie } = await traces();
    const before = await mentioning([bystander.email, bystander.id]);
    expect((await mentioning([email, id])).length).toBeGreaterThan(12);

    expect((await deleteAs(server, '/api/auth/user?organizations=end', cookie)).status).toBe(204);
    expect(await mentioning([id])).toEqual([]);
    // Only the goodbye mail is left in the outbox.
    expect(await mentioning([email])).toEqual(['mail_outbox']);
    expect(await server.sql`select kind from mail_outbox where recipient = ${email}`).toEqual([
      { kind: 'goodbye' },
    ]);
    expect(await mentioning([bystander.email, bystander.id])).toEqual(before);
    const rows = await server.sql`
      select account from known_places where account = encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
    expect(rows).toEqual([]);
    expect((await server.sql`select from known_places`).length).toBeGreaterThan(0);
  });
});

const administrator = async () => {
  const person = await member(server);
  await server.sql`
    insert into user_roles (user_id, role) select id, 'admin' from users where email = ${person.email}`;
  return person;
};

describe('the last administrator', () => {
  test("can't delete the account, but one of two can", async () => {
    await server.sql`delete from user_roles`;
    const [one, other] = [await administrator(), await administrator()];
    expect((await deleteAs(server, '/api/auth/user', one.cookie)).status).toBe(204);
    const before = await count(server, 'users');
    const refused = await deleteAs(server, '/api/auth/user', other.cookie);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'last_administrator' });
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await count(server, 'users')).toBe(before);
    expect((await whoIs(server, other.cookie)).role).toBe('admin');
  });

  test('remains when all delete their accounts at once, in each of 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      await server.sql`delete from user_roles`;
      const three = [await administrator(), await administrator(), await administrator()];
      const answers = await Promise.all(
        three.map(({ cookie }) => deleteAs(server, '/api/auth/user', cookie)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 409]);
      expect(await count(server, 'user_roles')).toBe(1);
    }
  });
});
