import type { PendingQuery, Row } from 'postgres';
import type { Sql, TransactionSql } from '../data/db.ts';
import { withScope } from '../data/scopes.ts';

/** The person whose data it is. The email address is proven. */
export interface Person {
  id: string;
  email: string;
}

type Rows = (sql: TransactionSql, person: Person) => PendingQuery<Row[]>;

/**
 * All stored data about a person, by table, except hashes of secrets, which reveal nothing. A test fails for a table
 * that is missing here (tests/server/account/account.security.test.ts).
 */
export const personalTables: Record<string, Rows> = {
  users: (sql, { id }) => sql`
    select id, email, full_name as "fullName", password_hash is not null as "hasPassword",
      veteran_verified as "veteranVerified", locale, mail_about_own as "mailAboutOwn",
      mail_about_work as "mailAboutWork", mail_hides_names as "mailHidesNames", acting_for as "actingFor", created_at as "createdAt", banned_at as "bannedAt"
    from users where id = ${id}`,
  user_roles: (sql, { id }) => sql`select role from user_roles where user_id = ${id}`,
  sessions: (sql, { id }) => sql`
    select device as id, created_at as "createdAt", last_seen_at as "lastSeenAt", proven_at as "provenAt",
      expires_at as "expiresAt", user_agent as "userAgent"
    from sessions where user_id = ${id} order by created_at`,
  known_places: (sql, { email }) => sql`
    select until from known_places where account = encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`,
  email_changes: (sql, { id }) => sql`
    select email, expires_at as "expiresAt" from email_changes where user_id = ${id}`,
  account_tokens: (sql, { id, email }) => sql`
    select purpose, email, expires_at as "expiresAt" from account_tokens where user_id = ${id} or email = ${email}`,
  one_time_codes: (sql, { email }) => sql`
    select guesses, expires_at as "expiresAt" from one_time_codes where email = ${email}`,
  registrations: (sql, { email }) => sql`
    select full_name as "fullName", locale, requested_at as "requestedAt", expires_at as "expiresAt"
    from registrations where email = ${email}`,
  identities: (sql, { id }) => sql`
    select provider, issuer, subject, email, linked_at as "linkedAt" from identities where user_id = ${id}`,
  calendar_addresses: (sql, { id }) => sql`
    select created_at as "createdAt" from calendar_addresses where user_id = ${id}`,
  veteran_proofs: (sql, { id }) => sql`
    select verified_at as "verifiedAt" from veteran_proofs where user_id = ${id}`,
  provider_flows: (sql, { id }) => sql`
    select f.purpose, f.return_to as "returnTo", f.expires_at as "expiresAt"
    from provider_flows f join sessions s on s.id = f.session_id where s.user_id = ${id}`,
  second_factors: (sql, { id }) => sql`
    select name, created_at as "createdAt", verified_at as "verifiedAt" from second_factors where user_id = ${id}`,
  recovery_codes: (sql, { id }) => sql`
    select count(*)::int as left from recovery_codes where user_id = ${id} having count(*) > 0`,
  second_factor_challenges: (sql, { id }) => sql`
    select proof, created_at as "createdAt", expires_at as "expiresAt"
    from second_factor_challenges where user_id = ${id}`,
  profiles: (sql, { id }) => sql`
    select profile, updated_at as "updatedAt" from profiles where user_id = ${id}`,
  leads: (sql, { email }) => sql`
    select name, email, veteran_status as "veteranStatus", organization, interest, source, created_at as "createdAt"
    from leads where lower(email) = ${email} order by created_at`,
  custom_solution_leads: (sql, { email }) => sql`
    select name, email, organization, use_case as "useCase", requirements, timeline, budget_range as "budgetRange",
      created_at as "createdAt"
    from custom_solution_leads where lower(email) = ${email} order by created_at`,
  worlds: (sql, { id }) => sql`
    select version, last_at as "lastAt" from worlds where user_id = ${id} and version > 0`,
  world_items: (sql, { id }) => sql`
    select list, item from world_items where user_id = ${id} order by list, ordinal`,
  assistant_conversations: (sql, { id }) => sql`
    select id, language, name, created_at as "createdAt", last_at as "lastAt"
    from assistant_conversations where user_id = ${id} order by created_at, id`,
  assistant_messages: (sql, { id }) => sql`
    select conversation_id as "conversationId", text, at, parts as answer
    from assistant_messages where user_id = ${id} order by at, id`,
  assistant_outcomes: (sql, { id }) => sql`
    select conversation_id as "conversationId", message_id as "messageId", intent, engine, helpful, why
    from assistant_outcomes where user_id = ${id} order by conversation_id, message_id`,
  fact_checks: (sql, { id }) => sql`
    select kind, fact, amount::float8 as amount, page, checked_on::text as "checkedOn" from fact_checks
    where user_id = ${id} order by fact_checks.id`,
  wrong_links: (sql, { id }) => sql`
    select branch, code, onet, at from wrong_links where user_id = ${id} order by branch, code, onet`,
  reminders: (sql, { id }) => sql`
    select kind, item_id as "itemId", due_at as "dueAt" from reminders where user_id = ${id} order by due_at`,
  commands: (sql, { id }) => sql`select id, at from commands where user_id = ${id} order by at`,
  facts: (sql, { id }) => sql`
    select kind, payload, at, actor_id is not distinct from ${id} as "byYou" from facts where user_id = ${id} order by era, tx, id`,
  applications: (sql, { id }) => sql`
    select id, listing_title as "listingTitle", kind, status, snapshot, answers, submitted_at as "submittedAt",
      updated_at as "updatedAt", accepted_at as "acceptedAt", answer_by::text as "answerBy"
      from applications where user_id = ${id} order by submitted_at`,
  // Notes for colleagues belong to the organization.
  application_steps: (sql, { id }) => sql`
    select s.application_id as "applicationId", s.at, s.step, s.decision, s.status, s.message, s.answer_by::text as "answerBy",
      s.reason, s.starts_on::text as "startsOn", s.first_step as "firstStep"
    from application_steps s join applications a on a.organization_id = s.organization_id and a.id = s.application_id
    where a.user_id = ${id} order by s.id`,
  event_participants: (sql, { id }) => sql`
    select organization_id as "organizationId", listing_id as "listingId", name, state, since, guests, answers,
      is_seen as "isSeen", code, held_until as "heldUntil", checked_in_at as "checkedInAt"
    from event_participants where user_id = ${id} order by since`,
  event_hosts: (sql, { id }) => sql`
    select h.listing_id as "listingId", h.name, l.title, l.description, l.location, l.status, l.details, k.place
    from event_hosts h left join listings l on l.id = h.listing_id left join event_links k on k.listing_id = h.listing_id
    where h.user_id = ${id} order by h.listing_id`,
  // Why somebody wanted to talk with a mentor is in their own download.
  bookings: (sql, { id }) => sql`
    select id, organization_id as "organizationId", calendar_id as "calendarId", title, visit ->> 'name' as "visitName",
      starts_at as "startsAt", local_start as "localStart", time_zone as "timeZone", status,
      calendar_id = ${id} as "asMentor", case when user_id = ${id} then reason end as reason, proposal,
      application_id as "applicationId", waits_since as "waitsSince", arrived_at as "arrivedAt", created_at as "createdAt"
    from bookings where user_id = ${id} or kind = 'mentor' and calendar_id = ${id} order by starts_at, id`,
  calendars: (sql, { id }) => sql`
    select rules, updated_at as "updatedAt" from calendars where mentor_id = ${id}`,
  booking_steps: (sql, { id }) => sql`
    select s.booking_id as "bookingId", s.at, s.side, s.step, s.starts_at as "startsAt", s.reason
    from booking_steps s join bookings b on b.organization_id = s.organization_id and b.id = s.booking_id
    where b.user_id = ${id} order by s.id`,
  // What somebody noted of an applicant belongs to the organization.
  interview_feedback: (sql, { id }) => sql`
    select organization_id as "organizationId", booking_id as "bookingId", at
    from interview_feedback where author_id = ${id} order by id`,
  booked_times: (sql, { id }) => sql`
    select organization_id as "organizationId", booking_id as "bookingId", lower(blocked) as "from", upper(blocked) as "to",
      held_until as "heldUntil"
    from booked_times where user_id = ${id} order by id`,
  referrals: (sql, { id }) => sql`
    select id, organization_id as "organizationId", to_organization_id as "toOrganizationId", listing_id as "listingId", title,
      person_name as "personName", note, status, answer, until, proposed_at as "proposedAt", sent_at as "sentAt",
      changed_at as "changedAt"
    from referrals where user_id = ${id} order by proposed_at, id`,
  event_messages: (sql, { id }) => sql`
    select organization_id as "organizationId", listing_id as "listingId", text, sent_at as "sentAt"
    from event_messages where author_id = ${id} order by id`,
  // What colleagues think of the person, and their notes, belong to the organization.
  cases: (sql, { id }) => sql`
    select id, organization_id as "organizationId", kind, application_id as "applicationId", title, status, outcome,
      progress, term, credits, benefits_left as "benefitsLeft", goals, next_step as "nextStep", next_on as "nextOn",
      last_contact_at as "lastContactAt", opened_at as "openedAt", closed_at as "closedAt"
    from cases where user_id = ${id} and undone_at is null order by opened_at`,
  case_services: (sql, { id }) => sql`
    select s.case_id as "caseId", s.name, s.status, s.requested_at as "requestedAt"
    from case_services s join cases c on c.organization_id = s.organization_id and c.id = s.case_id
    where c.user_id = ${id} and c.undone_at is null order by s.requested_at, s.id`,
  case_entries: (sql, { id: _id }) => sql`
    select case_id as "caseId", at, entry from own_case_entries order by id`,
  access_records: (sql, { id }) => sql`
    select organization_id as "organizationId", application_id as "applicationId", case_id as "caseId",
      booking_id as "bookingId", referral_id as "referralId", at
    from access_records where user_id = ${id} order by id`,
  // Which exports had an application of theirs, and which they made.
  application_exports: (sql, { id }) => sql`
    select e.organization_id as "organizationId", e.listing_id as "listingId", e.case_kind as "caseKind", e.at, e.actor_id is not distinct from ${id} as "byYou"
    from application_exports e
    where e.actor_id = ${id} or exists (
      select from applications a
      where a.organization_id = e.organization_id and a.user_id = ${id} and a.submitted_at <= e.at
        and e.case_kind is null and (e.listing_id is null or e.listing_id = a.listing_id))
      or exists (
        select from cases c
        where c.organization_id = e.organization_id and c.user_id = ${id} and c.opened_at <= e.at
          and c.kind = e.case_kind and (e.listing_id is null or e.listing_id = c.listing_id))
    order by e.id`,
  notification_reads: (sql, { id }) => sql`
    select organization_id as "organizationId", fact_id as "factId", at
    from notification_reads where user_id = ${id} order by at`,
  candidates: (sql, { id }) => sql`
    select id, headline, shown, joined_at as "joinedAt", left_at as "leftAt" from own_candidates where user_id = ${id}`,
  contact_requests: (sql, { id }) => sql`
    select organization_id as "organizationId", text, at, status from own_contact_requests where user_id = ${id} order by at`,
  // Reports of others about what the person wrote stay unknown to them.
  reports: (sql, { id }) => sql`
    select id, organization_id as "organizationId", thread_id as "threadId", message_id as "messageId", reason, note,
      evidence, at, status, decided_at as "decidedAt"
    from reports where reporter_id = ${id} order by at`,
  threads: (sql, { id }) => sql`
    select id, organization_id as "organizationId", created_at as "createdAt", last_at as "lastAt",
      case when mentor_id = ${id} then organization_read_at else person_read_at end as "readAt",
      case when mentor_id = ${id} then mentor_blocked_at else blocked_at end as "blockedAt"
    from threads where user_id = ${id} or mentor_id = ${id} order by created_at`,
  mentors: (sql, { id }) => sql`
    select name, work, location, about, times, to_json(fields) as fields, to_json(topics) as topics, branch,
      to_json(languages) as languages, capacity, is_open as "isOpen", since
    from mentors where user_id = ${id}`,
  mentorships: (sql, { id }) => sql`
    select id, mentor_id = ${id} as "asMentor", status, text, mentor_name as "mentorName", user_name as "personName",
      asked_at as "askedAt", changed_at as "changedAt"
    from mentorships where mentor_id = ${id} or user_id = ${id} order by asked_at, id`,
  messages: (sql, { id }) => sql`
    select m.thread_id as "threadId", m.side, m.author_name as "authorName", m.text, m.at
    from messages m join threads t on t.organization_id = m.organization_id and t.id = m.thread_id
    where t.user_id = ${id} or t.mentor_id = ${id} order by m.id`,
  organizations: (sql, { id }) => sql`
    select o.id, o.name, o.kind, o.status from organizations o
    join organization_members m on m.organization_id = o.id where m.user_id = ${id} order by o.id`,
  organization_members: (sql, { id }) => sql`
    select organization_id as "organizationId", role, joined_at as "joinedAt"
    from organization_members where user_id = ${id} order by joined_at`,
  organization_requests: (sql, { id }) => sql`
    select organization_id as "organizationId" from organization_requests where user_id = ${id}`,
  organization_invitations: (sql, { email }) => sql`
    select o.name as organization, i.role, i.created_at as "createdAt", i.expires_at as "expiresAt",
      i.accepted_at as "acceptedAt", i.withdrawn_at as "withdrawnAt"
    from organization_invitations i join organizations o on o.id = i.organization_id
    where i.email = ${email} order by i.created_at`,
  security_events: (sql, { id }) => sql`
    select at, kind, organization_id as "organizationId", actor_id = ${id} as "byYou", details
    from security_events where actor_id = ${id} or subject_id = ${id} order by id`,
  mail_outbox: (sql, { id, email }) => sql`
    select kind, recipient, locale, requested_at as "requestedAt" from mail_outbox
    where user_id = ${id} or recipient = ${email}`,
  kept_mails: (sql, { email }) => sql`
    select recipient, subject, at from kept_mails where recipient = ${email} order by at`,
};

/** Rows that are read at a time. */
const pageSize = 50;

/**
 * The data that a person can download: the rows of each table that has any, a page at a time, so that nobody's data is in
 * memory as a whole, and no connection waits for its reader. Timestamps are ISO 8601 in UTC.
 */
export async function* personalData(
  sql: Sql,
  person: Person,
): AsyncGenerator<{ table: string; rows: readonly object[] }> {
  const scope = { userId: person.id, email: person.email };
  for (const [table, read] of Object.entries(personalTables)) {
    let rows: readonly object[];
    let offset = 0;
    do {
      rows = await withScope(
        sql,
        scope,
        (tx) => tx<object[]>`select * from (${read(tx, person)}) as own limit ${pageSize} offset ${offset}`,
      );
      if (rows.length > 0) yield { table, rows: [...rows] };
      offset += pageSize;
    } while (rows.length === pageSize);
  }
}

const indented = (value: object, by: number) =>
  JSON.stringify(value, null, 2).replaceAll(/^/gm, ' '.repeat(by));

/** The same as the text of one JSON object, with a list of rows for each table. */
export async function* personalDataText(sql: Sql, person: Person): AsyncGenerator<string> {
  let open: string | null = null;
  for await (const { table, rows } of personalData(sql, person)) {
    const text = rows.map((row) => indented(row, 4)).join(',\n');
    if (table === open) yield `,\n${text}`;
    else yield `${open === null ? '{' : '\n  ],'}\n  "${table}": [\n${text}`;
    open = table;
  }
  yield open === null ? '{}' : '\n  ]\n}';
}
