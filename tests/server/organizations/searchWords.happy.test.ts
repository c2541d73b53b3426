import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { PublishedListingPage } from '../../../machines/organizations/model/index.ts';
import { connect } from '../../../server/data/db.ts';
import { migrate } from '../../../server/data/migrate.ts';
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
