import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRole, connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { showRemainingListings } from '../../../server/listings/showRemainingListings.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { decide, lister } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';

const many = 12_500;
let server: Server;
let background: Sql;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer();
  background = connect(server.databaseUrl, { role: appRole, purpose: 'maintenance', max: 2 });
  employer = await lister(server);
  await decide(server, employer, 'suspended');
  const { sql } = server;
  await sql`
    insert into listings (organization_id, kind, status, title, created_at, updated_at, published_at)
    select ${employer.id}, 'job', 'published', 'Job ' || n, now(), now(), now() - n * interval '1 minute'
    from generate_series(1, ${many}::int) n`;
});
afterAll(async () => {
  await background.end({ timeout: 1 });
  await server.close();
});

const shown = async () => {
  const [row] = await server.sql<{ shown: number; counted: number; newest: boolean }[]>`
    select count(*)::int as shown, (select coalesce(sum(count), 0)::int from listing_counts) as counted,
      coalesce(min(published_at) > now() - interval '5100 minutes', true) as newest
    from published_listings where organization_id = ${employer.id}`;
  return row!;
};

test('an approval shows the newest of many listings at once, and the housekeeping the rest', async () => {
  expect((await shown()).shown).toBe(0);
  await decide(server, employer, 'approved');
  expect(await shown()).toEqual({ shown: 5_000, counted: 5_000, newest: true });
  // Two servers at once show nothing twice.
  await Promise.all([showRemainingListings(background), showRemainingListings(background)]);
  expect(await shown()).toMatchObject({ shown: many, counted: many });
  const [row] = await server.sql`select shows_all from organizations where id = ${employer.id}`;
  expect(row).toEqual({ shows_all: true });
});

test('a suspension in between hides all, and nothing of it is shown after that', async () => {
  await decide(server, employer, 'suspended');
  expect(await shown()).toMatchObject({ shown: 0, counted: 0 });
  await decide(server, employer, 'approved');
  const rest = showRemainingListings(background);
  await decide(server, employer, 'suspended');
  await rest;
  await showRemainingListings(background);
  expect(await shown()).toMatchObject({ shown: 0, counted: 0 });
});
