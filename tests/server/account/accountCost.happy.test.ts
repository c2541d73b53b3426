import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccounts } from '../../../server/accounts/accounts.ts';
import { systemClock } from '../../../server/clock.ts';
import { connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { createAccountDeletion } from '../../../server/records/accountDeletion.ts';
import { rollUpLeads, leadAnalytics, leadSummary } from '../../../server/leads/leadRollups.ts';
import { downloadOf } from '../support/personalData.ts';
import { testDatabase } from '../harness.ts';

/** Rows of other users, added to each table that is searched by email address. All have the same date. */
const many = 20_000;
/** Maximum rows that a call may read, however many are stored. */
const fewRows = 1_000;

const email = 'ana@example.org';
let database: Awaited<ReturnType<typeof testDatabase>>;
let watch: Sql;

/** Runs some work on separate connections. When this resolves, their statistics have been reported. */
async function apart<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = connect(database.url, { statementTimeout: 0 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
    await vi.waitFor(
      async () => {
        const others = await watch`
          select from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
        if (others.length > 0) throw new Error('A connection has not ended yet');
      },
      { timeout: 60_000 },
    );
  }
}

/** Rows read by all statements so far, by index or by table scan. */
async function rowsRead(): Promise<number> {
  // A connection that stays open reports what it read up to a second later, and `watch` reads whole tables.
  await watch`select pg_stat_force_next_flush()`;
  const [row] = await watch<{ rows: number }[]>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as rows from pg_stat_user_tables`;
  return row!.rows;
}
async function costOf<Result>(work: (sql: Sql) => Promise<Result>) {
  const before = await rowsRead();
  const result = await apart(work);
  return { result, rows: (await rowsRead()) - before };
}
const accountsOn = (sql: Sql) => createAccounts(sql, systemClock, { passwordMinLength: 6, rateLimits: true });

beforeAll(async () => {
  database = await testDatabase();
  watch = connect(database.url, { max: 1, statementTimeout: 0 });
  await apart(async (sql) => {
    const others = sql`generate_series(1, ${many}::int) n`;
    const address = sql`'Person' || n || '@example.org'`;
    const lower = sql`lower(${address})`;
    const tomorrow = sql`now() + interval '1 day'`;
    await sql`
      insert into leads (name, email, source) select 'Ana', ${address}, 'source ' || n % 2000 from ${others}`;
    await sql`
      insert into custom_solution_leads (name, email, organization) select 'Ana', ${address}, 'Clinic' from ${others}`;
    await sql`insert into users (email, created_at) select ${lower}, now() from ${others}`;
    await sql`
      insert into kept_mails (recipient, subject, text, html, at) select ${lower}, 's', 't', 'h', now() from ${others}`;
    await sql`
      insert into mail_outbox (kind, recipient, requested_at, due_at)
      select 'goodbye', ${lower}, now(), ${tomorrow} from ${others}`;
    await sql`
      insert into registrations (email, password_hash, requested_at, expires_at)
      select ${lower}, 'none', now(), ${tomorrow} from ${others}`;
    await sql`
      insert into known_places (key, account, until) select n::text, ${lower}, ${tomorrow} from ${others}`;
    for (const insert of [
      sql`insert into email_changes (user_id, email, expires_at) select id, 'new.' || email, ${tomorrow}`,
      sql`insert into account_tokens (hash, purpose, email, user_id, expires_at)
        select id::text, 'link', email, id, ${tomorrow}`,
      sql`insert into one_time_codes (email, user_id, hash, expires_at) select email, id, 'h', ${tomorrow}`,
      sql`insert into sessions (id, user_id, created_at, expires_at, ends_at, proven_at, last_seen_at)
        select id::text, id, now(), ${tomorrow}, ${tomorrow}, now(), now()`,
      sql`insert into veteran_proofs (proof, user_id, verified_at) select id::text, id, now()`,
      sql`insert into profiles (user_id, profile, updated_at) select id, '{}', now()`,
      sql`insert into recovery_codes (user_id, hash) select id, 'h'`,
    ]) {
      await sql`${insert} from users`;
    }
    await accountsOn(sql).users.add({ email, fullName: null, passwordHash: 'none' });
    await sql`insert into leads (name, email, source) values ('Ana', 'ANA@example.org', 'hers alone')`;
    await sql`
      insert into custom_solution_leads (name, email, organization) values ('Ana', 'Ana@Example.org', 'Harbor')`;
    for (const which of ['counts', 'texts'] as const) while (await rollUpLeads(sql, which, 1));
    await sql`vacuum analyze`;
  });
}, 300_000);
afterAll(async () => {
  await watch.end({ timeout: 1 });
  await database.drop();
});

test('the measurement detects a table scan', async () => {
  const { rows } = await costOf((sql) => sql`select count(*) from leads where name = 'nobody'`);
  expect(rows).toBeGreaterThan(many);
});

test('a data download reads few rows', async () => {
  const { rows, result } = await costOf(async (sql) => {
    const account = await accountsOn(sql).users.byEmail(email);
    return downloadOf(sql, account!.user);
  });
  expect(result).toMatchObject({
    leads: [{ source: 'hers alone' }],
    custom_solution_leads: [expect.anything()],
  });
  expect(rows).toBeLessThan(fewRows);
});

test('signing in, requesting a code and opening a link read few rows', async () => {
  const { rows } = await costOf(async (sql) => {
    const { users, oneTimeCodes, resets, registrations, secondFactors } = accountsOn(sql);
    const account = await users.byEmail(email);
    await secondFactors.stateOf(account!.user.id);
    const { code } = (await oneTimeCodes.issue(email))!;
    expect(await oneTimeCodes.byCode(email, code)).toMatchObject({ email });
    expect(await resets.redeem((await resets.issue(email))!, 'none')).toMatchObject({ email });
    await registrations.confirm((await registrations.issueToken('person7@example.org'))!, null);
  });
  expect(rows).toBeLessThan(fewRows);
});

test('deleting an account reads few rows and keeps the lead counts exact', async () => {
  const before = { summary: await leadSummary(watch), analytics: await leadAnalytics(watch, {}) };
  expect(before.summary.total).toBe(many + 1);
  const { rows, result } = await costOf(async (sql) => {
    const accounts = accountsOn(sql);
    return createAccountDeletion(sql, systemClock, accounts).remove(await accounts.users.idOf(email));
  });
  expect(result).toBe(true);
  expect(rows).toBeLessThan(fewRows);

  expect(await watch`select from leads where lower(email) = ${email}`).toHaveLength(0);
  expect(await watch`select from custom_solution_leads where lower(email) = ${email}`).toHaveLength(0);
  expect(await leadSummary(watch)).toEqual({ ...before.summary, total: many });
  expect(await watch`select from lead_counts where value = 'hers alone' or count <= 0`).toHaveLength(0);
  const counted = await leadAnalytics(watch, {});
  await watch`update leads set name = 'Anna' where email = 'Person1@example.org'`;
  // A correction updates the counts of the day.
  expect(await leadAnalytics(watch, {})).toEqual(counted);
});
