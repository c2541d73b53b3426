import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { plainText, wordsToSearch } from '../../../machines/model/text/plainText.ts';
import { connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { migrate } from '../../../server/data/migrate.ts';
import { newDatabase, testDatabase } from '../harness.ts';

/** The server's own PostgreSQL, and one whose locale takes other characters for letters. */
const databases: Record<string, { sql: Sql; drop: () => Promise<void> }> = {};

beforeAll(async () => {
  const [own, other] = [
    await testDatabase(),
    await newDatabase(inject('postgresUrl'), { locale: 'C.UTF-8' }),
  ];
  databases['own'] = { ...own, sql: connect(own.url, { max: 1, statementTimeout: 0 }) };
  databases['other'] = { ...other, sql: connect(other.url, { max: 1, statementTimeout: 0 }) };
  await migrate(databases['other'].sql);
});
afterAll(async () => {
  for (const { sql, drop } of Object.values(databases)) {
    await sql.end({ timeout: 1 });
    await drop();
  }
});

/** The scripts and signs in which people here write: up to the signs of Braille, and letters of full width. NUL is never stored. */
const characters = [
  ...Array.from({ length: 0x28_ff }, (_, code) => code + 1),
  ...Array.from({ length: 0x1_ff }, (_, at) => 0xfe_00 + at),
]
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\P{Cn}/u.test(character));

test.each(['own', 'other'])(
  'the database folds every character as the browser does, in its %s locale',
  async (name) => {
    const { sql } = databases[name]!;
    const texts = characters.map((character) => `1${character}a`);
    const rows = await sql<{ isKnown: boolean; folded: string; words: string }[]>`
      select unicode_assigned(text) as "isKnown", fold_text(text) as folded, search_words(text) as words
      from unnest(${texts}::text[]) with ordinality t (text, n) order by n`;
    const differing = texts.filter(
      (text, at) =>
        rows[at]!.isKnown &&
        (rows[at]!.folded !== plainText(text) || rows[at]!.words !== ` ${wordsToSearch(text).join(' ')}`),
    );
    expect(differing.map((text) => text.codePointAt(1)!.toString(16))).toEqual([]);
  },
);

const sorted = (words: Iterable<string>) => [...new Set(words)].filter(Boolean).toSorted();

test('and whole texts', async () => {
  const { sql } = databases['own']!;
  const unit = fc.constantFrom(...'aB é O’\'"“”ʻ-–/•¿½₂®\u200B\u00A0\n\u0301 1ßŁ%_\\'.split(''));
  const texts = fc.sample(fc.string({ unit, minLength: 1, maxLength: 30 }), { numRuns: 3_000, seed: 1 });
  const rows = await sql<{ folded: string; words: string }[]>`
    select fold_text(text) as folded, search_words(text) as words
    from unnest(${texts}::text[]) with ordinality t (text, n) order by n`;
  texts.forEach((text, at) => {
    expect([text, rows[at]!.folded]).toEqual([text, plainText(text)]);
    expect([text, sorted(rows[at]!.words.split(' '))]).toEqual([text, sorted(wordsToSearch(text))]);
  });
});
