import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { PublishedListingPage } from '../../../machines/organizations/model/index.ts';
import { connect } from '../../../server/data/db.ts';
import { migrate, readMigrations } from '../../../server/data/migrate.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { newDatabase } from '../harness.ts';

/** A text, and what finds it. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['•Python', ['python', '•Python', '*python']],
  ['“Hydraulics”', ['hydraulics', '"hydraulics"', '«hydraulic»']],
  ['Navy–Army', ['navy', 'army', 'navy-army', 'Navy—Army']],
  ['O’Reilly', ['reilly', "o'reilly", 'OReilly', 'o‘reilly', 'O’Rei']],
  ['¿Habla español?', ['habla', 'espanol', 'español?']],
  ['Perl/SQL', ['perl', 'sql', 'perl/sql', 'sql/perl']],
  ['Hawaiʻi at Mānoa', ['hawaii', "hawai'i manoa", 'Hawaiʻi', 'Ma\u0304noa']],
  ['Ho‑Chunk', ['ho-chunk', 'chunk', 'Ho‑Chunk']],
  ['1½-ton CO₂ welder…', ['co2', 'CO₂', 'welder', '1½-ton', 'ton']],
  ['…night/weekend•shifts|rotation', ['night', 'weekend', 'shift', 'rotation']],
  ['ASP.NET,C++;C#', ['.net', 'c++', 'c#', 'asp']],
  ['jane.doe@example.org', ['example.org', 'jane', 'jane.doe@example.org']],
  ['https://example.org/zenith', ['zenith', 'example.org']],
  ['Ｆｕｌｌ Ｗidth', ['width', 'full width']],
  ['Crane\u00ADmechanic\u200B', ['cranemechanic']],
  ['Straße', ['strasse', 'STRASSE']],
];

let server: Server;
let lists: Lister;
beforeAll(async () => {
  server = await accountServer();
  lists = await lister(server);
});
afterAll(() => server.close());

const find = async (at: Server, q: string) => {
  const answer = await at.request(`/api/listings?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as PublishedListingPage).listings.map(({ id }) => id);
};

describe('a listing is found', () => {
  test.each(texts)('by the words of %s', async (text, searches) => {
    const { id } = await published(server, lists, 'job', { description: `Before ${text} after.` });
    const { id: skilled } = await published(server, lists, 'job', { requiredSkills: [text] });
    for (const q of [...searches, text]) {
      expect([q, await find(server, q)]).toEqual([q, expect.arrayContaining([id, skilled])]);
    }
    expect(await find(server, `${searches[0]} zebra`)).toEqual([]);
  });
});

test('in a database that has another locale, words are cut in the same places', async () => {
  const database = await newDatabase(inject('postgresUrl'), { locale: 'C.UTF-8' });
  const owner = connect(database.url, { max: 1, statementTimeout: 0 });
  await migrate(owner);
  const other = await accountServer({ databaseUrl: database.url });
  const listed = await lister(other);
  for (const [text, searches] of texts) {
    const { id } = await published(other, listed, 'job', { description: `Before ${text} after.` });
    for (const q of [...searches, text]) {
      expect([q, await find(other, q)]).toEqual([q, expect.arrayContaining([id])]);
    }
  }
  await other.close();
  await owner.end({ timeout: 1 });
  await database.drop();
});

const sorted = (text: string) => [...new Set(text.split(' '))].toSorted();

test('listings from before are cut anew', async () => {
  const before = await published(server, lists, 'job', {
    title: 'IT support for “Hydraulics”',
    description: texts.map(([text]) => text).join('\n'),
    requiredSkills: texts.map(([text]) => text).slice(0, 12),
    preferredSkills: ['Rust/Zig'],
    credentials: ['CDL–A'],
    remote: true,
  });
  const [cut] = await server.sql<{ searchText: string; words: string }[]>`
    select l.search_text as "searchText", p.words::text as words
    from listings l join published_listings p using (id) where id = ${before.id}`;
  await server.sql.begin(async (tx) => {
    await tx`alter table listings disable trigger listings_are_published`;
    await tx`update listings set search_text = '•python' where id = ${before.id}`;
    await tx`update published_listings set words = '''•python''' where id = ${before.id}`;
    await tx`alter table listings enable trigger listings_are_published`;
  });
  const { name } = readMigrations().find((each) => each.name.startsWith('0125_'))!;
  const file = readFileSync(`server/data/migrations/${name}`, 'utf8');
  const [, reindexing] = /(alter table listings disable trigger[\s\S]*?)-- Everybody again\./.exec(file)!;
  await server.sql.unsafe(reindexing!);
  const [after] = await server.sql<{ searchText: string; words: string }[]>`
    select l.search_text as "searchText", p.words::text as words
    from listings l join published_listings p using (id) where id = ${before.id}`;
  expect(sorted(after!.searchText)).toEqual(sorted(cut!.searchText));
  for (const [, [q = '']] of texts)
    expect([q, await find(server, q)]).toEqual([q, expect.arrayContaining([before.id])]);
});
