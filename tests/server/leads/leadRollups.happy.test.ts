import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sql, TransactionSql } from '../../../server/data/db.ts';
import {
  rollUpLeads,
  leadAnalytics,
  leadSummary,
  startLeadRollups,
} from '../../../server/leads/leadRollups.ts';
import { currentPosition, ensureEra } from '../../../server/data/feedPositions.ts';
import { leadsAfter } from '../../../server/leads/leadFeed.ts';
import { listLeads } from '../../../server/leads/leads.ts';
import { testServer } from '../harness.ts';

const server = await testServer();
const { sql } = server;
afterAll(() => server.close());
beforeEach(() => sql`delete from leads`);

const add = (count: number, status: string | null = 'veteran', by: Sql | TransactionSql = sql) =>
  by`insert into leads (name, email, veteran_status, organization) select 'P ' || n, 'p@example.org', ${status}, 'Org' from generate_series(1, ${count}) n`;
/**
 * Waits until no older transaction is open. Transactions of other test files count too, because they share the cluster.
 */
const behindAll = () =>
  expect
    .poll(
      () => sql`
        select from leads
        where (era, tx) >= ((select max(era) from lead_eras), pg_snapshot_xmin(pg_current_snapshot()))`,
      { timeout: 60_000 },
    )
    .toHaveLength(0);
const rollUpAll = async () => {
  while (await rollUpLeads(sql, 'counts', 1));
  while (await rollUpLeads(sql, 'texts', 1));
};
/** Counted from the leads themselves. */
async function truth() {
  const [row] = await sql`
    select count(*)::int as total, count(*) filter (where veteran_status = 'veteran')::int as veterans,
      count(*) filter (where organization ~ '\\S')::int as organizations from leads`;
  return row;
}
const rolledUp = async () =>
  (await sql`select coalesce(sum(count), 0)::int as n from lead_counts where kind = 'total'`)[0]?.n as number;
const found = async (q: string) => (await listLeads(sql, { q, sort: 'newest', limit: 200 })).page.length;

describe('the totals', () => {
  test('are exact before, during and after a rollup', async () => {
    await add(300);
    expect(await leadSummary(sql)).toEqual(await truth());
    await behindAll();
    await rollUpLeads(sql, 'counts');
    expect(await rolledUp()).toBe(300);
    await add(5, 'family');
    expect(await leadSummary(sql)).toEqual({ total: 305, veterans: 300, organizations: 305 });
    expect(await rollUpLeads(sql, 'counts')).toBe(false);
    expect((await leadAnalytics(sql, {})).byStatus).toEqual([
      { status: 'veteran', count: 300 },
      { status: 'family', count: 5 },
    ]);
  });

  test('neither miss a lead that is committed late nor count it twice', async () => {
    await sql.begin(async (tx) => {
      await add(10, 'late', tx);
      await add(20);
      await rollUpAll();
      expect(await leadSummary(sql)).toMatchObject({ total: 20 });
    });
    expect(await leadSummary(sql)).toMatchObject({ total: 30 });
    await behindAll();
    await rollUpAll();
    expect(await rolledUp()).toBe(30);
    expect(await leadSummary(sql)).toEqual(await truth());
  });

  test('only grow and end exact with concurrent writers, readers and rollups', async () => {
    const goOn = { writing: true };
    const rollingUp = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (goOn.writing) await Promise.all([rollUpLeads(sql, 'counts', 1), rollUpLeads(sql, 'texts', 1)]);
      }),
    );
    let reads = 0;
    const reader = (async () => {
      let last = 0;
      while (goOn.writing) {
        const { total } = await leadSummary(sql);
        expect(total).toBeGreaterThanOrEqual(last);
        last = total;
        reads += 1;
      }
    })();
    await Promise.all(
      Array.from({ length: 5 }, async (_, writer) => {
        for (let round = 0; round < 50; round += 1) {
          await sql
            .begin(async (tx) => {
              await add(2, writer % 2 ? 'veteran' : null, tx);
              if (round % 10 === 0) throw new Error('rolled back');
            })
            .catch(() => {});
          const before = reads;
          if (round % 10 === 0) await expect.poll(() => reads, { interval: 1 }).toBeGreaterThan(before);
        }
      }),
    );
    goOn.writing = false;
    await rollingUp;
    await reader;
    expect(await leadSummary(sql)).toMatchObject({ total: 450, veterans: 180 });
    await behindAll();
    await rollUpAll();
    expect(await leadSummary(sql)).toEqual(await truth());
    expect(await rolledUp()).toBe(450);
  });

  test('follow corrections and deletions, rolled up or not', async () => {
    await add(10);
    await behindAll();
    await rollUpAll();
    await add(10);
    await sql`delete from leads where name in ('P 1', 'P 2')`;
    await sql`update leads set veteran_status = 'family', created_at = created_at - interval '40 days', name = 'Corrected' where name = 'P 3'`;
    expect(await leadSummary(sql)).toEqual({ total: 16, veterans: 14, organizations: 16 });
    expect(await found('corrected')).toBe(2);
    await behindAll();
    await rollUpAll();
    expect(await leadSummary(sql)).toEqual({ total: 16, veterans: 14, organizations: 16 });
    expect((await leadAnalytics(sql, {})).byDay.map(({ count }) => count)).toEqual([2, 14]);
    expect(await found('corrected')).toBe(2);
    expect(await sql`select from lead_texts`).toHaveLength(16);
  });

  test('process a large transaction in batches and stay exact in between', async () => {
    await add(5_000);
    await behindAll();
    for (let taken = 1_000; taken <= 4_000; taken += 1_000) {
      expect(await rollUpLeads(sql, 'counts')).toBe(true);
      expect(await rolledUp()).toBe(taken);
      expect(await leadSummary(sql)).toEqual(await truth());
    }
    await rollUpAll();
    expect(await rolledUp()).toBe(5_000);
  });
});

describe('the text index', () => {
  test('leaves no pending entries for later writes or searches', async () => {
    await add(150);
    await behindAll();
    expect(await rollUpLeads(sql, 'texts')).toBe(true);
    expect(await sql`select from lead_texts`).toHaveLength(50);
    expect(await sql`select gin_clean_pending_list('lead_texts_by_piece')::int as pages`).toEqual([
      { pages: 0 },
    ]);
  });

  test('is merged without a transaction id, which would delay the feed', async () => {
    await sql`alter table lead_texts set (autovacuum_enabled = false)`;
    await sql`insert into lead_texts (id, text) values (uuidv7(), 'waits to be merged')`;
    await sql.begin(async (tx) => {
      const assigned = async () => (await tx`select pg_current_xact_id_if_assigned()::text as id`)[0]?.id;
      const [merged] = await tx`select gin_clean_pending_list('lead_texts_by_piece')::int as pages`;
      expect(merged?.pages).toBeGreaterThan(0);
      expect(await assigned()).toBeNull();
      await tx`insert into lead_texts (id, text) values (uuidv7(), 'is written')`;
      expect(await assigned()).not.toBeNull();
    });
    await sql`alter table lead_texts reset (autovacuum_enabled)`;
    await sql`delete from lead_texts`;
  });

  test('matches any part of a text', async () => {
    const character = fc.oneof(
      fc.constantFrom(...`aB1 '"\\:*&|!()<>%_\n\t-@.é😀İ`),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }).filter((text) => text !== '\0'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(character, { minLength: 3, maxLength: 40 }),
        fc.nat(),
        fc.nat(),
        async (characters, from, count) => {
          const start = from % (characters.length - 2);
          const part = characters.slice(start, start + 3 + (count % (characters.length - start - 2)));
          const [row] = await sql`
            select text_pieces(lower(${characters.join('')})) @@ pieces_query(lower(${part.join('')})) as found`;
          expect(row).toEqual({ found: true });
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('rollups are updated in the background until stopped', async () => {
  await add(300);
  const stop = startLeadRollups({ sql, log: server.deps.log });
  await expect.poll(rolledUp).toBe(300);
  await expect.poll(async () => (await sql`select from lead_texts`).length).toBe(300);
  await stop();
  await add(250);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await rolledUp()).toBe(300);
});

describe('a database restored into another cluster', () => {
  test('starts a new era: later leads follow the restored ones, and nothing is lost', async () => {
    const before = await currentPosition(sql);
    // As if restored from a cluster with much higher transaction ids.
    await sql`insert into leads (name, email, tx) select 'Old ' || n, 'o@example.org', '9000000000000' from generate_series(1, 3) n`;
    await sql`update lead_eras set system_identifier = 1 where era = (select max(era) from lead_eras)`;
    const unseen = await leadsAfter(sql, before, { limit: 10 });
    expect(unseen).toMatchObject({ rows: [], more: 'soon' });

    await Promise.all([ensureEra(sql), ensureEra(sql)]);
    await ensureEra(sql);
    await sql`insert into leads (name, email) values ('New', 'n@example.org')`;
    await behindAll();
    const { rows, more } = await leadsAfter(sql, before, { limit: 10 });
    expect(more).toBe('none');
    expect(rows.map(({ lead }) => lead.name)).toEqual(['Old 1', 'Old 2', 'Old 3', 'New']);
    expect(rows.map(({ position }) => position.era)).toEqual([1, 1, 1, 2]);
    expect(await leadSummary(sql)).toMatchObject({ total: 4 });
    await rollUpAll();
    expect(await rolledUp()).toBe(4);
    expect(await leadSummary(sql)).toMatchObject({ total: 4 });
  });
});
