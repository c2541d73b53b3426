import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationsCountMax } from '../../../../machines/model/exchange/index.ts';
import type { ReceivedApplication } from '../../../../machines/model/exchange/index.ts';
import { withScope } from '../../../../server/data/scopes.ts';
import { accountServer } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';

/** More than a search scans. */
const manyCount = 12_000;

let server: Server;
let ours: Lister;
let theirs: Lister;

/** Applications of one person, each a minute older than the one before. */
async function receive(organization: Lister, applicants: readonly string[], title = 'Crane mechanic') {
  const { id: listingId } = await published(server, organization);
  const { id: userId } = await person(server);
  await server.sql`
    insert into applications (organization_id, id, listing_id, user_id, kind, status, listing_title, applicant_name,
      snapshot, answers, submitted_at, updated_at)
    select ${organization.id}, uuidv7(), ${listingId}, ${userId}, 'job', 'rejected', ${title}, name, '{}', '{}',
      now() - ordinal * interval '1 minute', now()
    from unnest(${applicants}::text[]) with ordinality applicant (name, ordinal)`;
}

beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server, 'job');
  theirs = await lister(server, 'job');
  await receive(ours, ['Sarah Johnson', 'José Álvarez', "Ana O'Neil", 'Sara_h 100%', 'Johanna Sarason']);
  await receive(ours, ['Ben Chen'], 'Welder, night shift');
  await receive(theirs, ['Sarah Johnson']);
});
afterAll(() => server.close());

async function read(organization: Lister, query: string) {
  const answer = await server.request(`/api/organizations/${organization.id}/applications?${query}`, {
    headers: { Cookie: organization.owner.cookie },
  });
  return (await answer.json()) as { applications: ReceivedApplication[]; total: number | null };
}
async function find(organization: Lister, q: string, more = ''): Promise<string[]> {
  const { applications } = await read(organization, `q=${encodeURIComponent(q)}${more}`);
  return applications.map(({ applicantName }) => applicantName);
}

describe("a search in an organization's applications", () => {
  test.each([
    ['a word', 'johnson', ['Sarah Johnson']],
    ['the beginnings of words', 'SAR JOH', ['Sarah Johnson', 'Johanna Sarason']],
    ['a word with or without accents', 'jose ÁLV', ['José Álvarez']],
    ['words with signs in them', "o'neil", ["Ana O'Neil"]],
    ['a title', 'weld nig', ['Ben Chen']],
    ['a name and a title', 'chen welder', ['Ben Chen']],
    ['the middle of a word, which it does not find', 'ohnson', []],
    ['a pattern, which it does not read as one', 'j%z', []],
    ['signs alone', '%_!', []],
  ])('finds %s', async (_name, q, expected) => {
    expect(await find(ours, q)).toEqual(expected);
  });

  test('finds nothing of another organization', async () => {
    expect(await find(theirs, 'sarah')).toEqual(['Sarah Johnson']);
    expect(await find(theirs, 'welder')).toEqual([]);
  });

  test('finds the oldest of many, in order and page by page', async () => {
    const big = await lister(server, 'job');
    const names = Array.from({ length: manyCount }, (_, at) => (at % 4000 === 3999 ? `Rare ${at}` : 'Usual'));
    await receive(big, names);
    expect(await find(big, 'rare')).toEqual(['Rare 3999', 'Rare 7999', 'Rare 11999']);
    expect(await find(big, 'rare', '&sort=oldest')).toEqual(['Rare 11999', 'Rare 7999', 'Rare 3999']);
    expect(await find(big, 'rare 7999 crane')).toEqual(['Rare 7999']);
    expect(await find(big, 'rare', '&status=submitted')).toEqual([]);
    expect(await find(big, 'usual', '&limit=100')).toHaveLength(100);
    expect(await read(big, 'q=rare')).toMatchObject({ total: 3 });
    expect(await read(big, 'q=usual+rare')).toMatchObject({ total: 0 });
    expect(await read(big, 'status=rejected')).toMatchObject({ total: applicationsCountMax });
    // Too many to look through.
    expect(await read(big, 'q=usual')).toMatchObject({ total: null });
  });
});

const organizationsIn = (scope: object) =>
  withScope(
    server.deps.sql,
    scope,
    (tx) => tx<{ id: string }[]>`select distinct organization_id as id from application_words`,
  );
test('the words of applications are read by their organization alone', async () => {
  expect(await organizationsIn({ organizationId: theirs.id })).toEqual([{ id: theirs.id }]);
  expect(await organizationsIn({})).toEqual([]);
  expect(await organizationsIn({ administration: true })).toEqual([]);
  expect(await organizationsIn({ userId: ours.owner.id })).toEqual([]);
});
