import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReceivedApplication, SentChoices } from '../../../../machines/model/exchange/index.ts';
import { emptyProfile } from '../../../../machines/profile/model/index.ts';
import type { Profile } from '../../../../machines/profile/model/index.ts';
import { deleteExpired } from '../../../../server/jobs/housekeeping.ts';
import { appRole, connect } from '../../../../server/data/db.ts';
import { accountServer } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { applied, factsAfter } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';

let server: Server;
let ours: Lister;
let listingId: string;
const ids: Record<string, string> = {};

const save = ({ cookie }: { cookie: string }, profile: Partial<Profile>) =>
  server.request('/api/profile', {
    method: 'PUT',
    json: { ...emptyProfile, ...profile },
    headers: { Cookie: cookie },
  });

/** Somebody who applies with a profile. */
async function apply(name: string, profile: Partial<Profile>, more: object = {}) {
  const veteran = await person(server);
  expect((await save(veteran, { name, ...profile })).ok).toBe(true);
  const [fact] = await factsAfter(server, veteran.cookie, {
    type: 'job.submit',
    payload: { listingId, ...more },
  });
  ids[name] = fact!.subject;
  return veteran;
}

beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server, 'job');
  ({ id: listingId } = await published(server, ours, 'job', {
    requiredSkills: ['Hydraulics', 'Welding'],
    preferredSkills: ['Rigging'],
  }));
  await apply('Ana', {
    skills: ['Hydraulics', 'TIG welding', 'C++', 'Rigging', 'Diesel', 'Sixth of hers'],
    location: 'Norfolk, VA',
    yearsOfService: 8,
  });
  await apply('Ben', { skills: ['Hydraulics'], location: 'norfolk, va', yearsOfService: 20 });
  await apply(
    'Cleo',
    {
      bio: 'I rebuilt a lighthouse.',
      location: 'Austin, TX',
      skills: ['C'],
      experience: [{ title: 'Boatswain', company: 'USS Kidd', duration: '', description: 'Splicing 100%_x' }],
    },
    { coverLetter: 'Barnacles are my friends.', share: { location: true } },
  );
  await apply(
    'Dan',
    { location: 'Boston, MA', yearsOfService: 3, skills: ['Welding', 'Hydraulics'] },
    {
      share: { location: false, yearsOfService: false },
    },
  );
});
afterAll(() => server.close());

interface Page {
  applications: ReceivedApplication[];
  nextCursor: string | null;
  total: number | null;
}
const read = async <Answer>(path: string, { cookie } = ours.owner) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;
const list = (query: string) => read<Page>(`/api/organizations/${ours.id}/applications?${query}`);
const names = async (query: string) =>
  (await list(query)).applications.map(({ applicantName }) => applicantName);
const rowOf = async (name: string) =>
  (await list('')).applications.find(({ id }) => id === ids[name])!.summary;

test('a row says what was sent in short, and nothing of what was not', async () => {
  expect(await rowOf('Ana')).toEqual({
    requirements: { met: 2, of: 2 },
    skills: ['Hydraulics', 'TIG welding', 'C++', 'Rigging', 'Diesel'],
    location: 'Norfolk, VA',
    yearsOfService: 8,
  });
  expect(await rowOf('Cleo')).toEqual({
    requirements: { met: 0, of: 2 },
    skills: ['C'],
    location: 'Austin, TX',
    yearsOfService: null,
  });
  expect(await rowOf('Dan')).toMatchObject({ location: null, yearsOfService: null });
});

test('it is read from what was sent, never from the profile as it is now, until it is sent again', async () => {
  const veteran = await apply('Eve', { location: 'Reno, NV', skills: ['Knots'] });
  await save(veteran, { name: 'Eve', location: 'Miami, FL', skills: ['Welding'], yearsOfService: 2 });
  expect(await rowOf('Eve')).toMatchObject({ location: 'Reno, NV', requirements: { met: 0, of: 2 } });
  expect(await names('q=miami')).toEqual([]);
  expect(await names('q=knots')).toEqual(['Eve']);
  await factsAfter(server, veteran.cookie, {
    type: 'application.update',
    payload: { applicationId: ids['Eve'], note: 'Moved' },
  });
  expect(await rowOf('Eve')).toEqual({
    requirements: { met: 1, of: 2 },
    skills: ['Welding'],
    location: 'Miami, FL',
    yearsOfService: 2,
  });
  expect(await names('q=miami')).toEqual(['Eve']);
  expect(await names('q=knots')).toEqual([]);
  // The index has forgotten the word, too.
  const words = await server.sql`select word from application_words where application_id = ${ids['Eve']!}`;
  expect(words.map(({ word }) => word as string)).not.toContain('knots');
  await server.sql`delete from applications where id = ${ids['Eve']!}`;
});

describe('the list', () => {
  test.each([
    ['requirements', ['Dan', 'Ana', 'Ben', 'Cleo']],
    ['years', ['Ben', 'Ana', 'Dan', 'Cleo']],
    ['place', ['Cleo', 'Ana', 'Ben', 'Dan']],
    ['newest', ['Dan', 'Cleo', 'Ben', 'Ana']],
    ['oldest', ['Ana', 'Ben', 'Cleo', 'Dan']],
  ])('is sorted by %s, whoever says nothing last, on each page', async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
    const found: string[] = [];
    let cursor = '';
    do {
      const page: Page = await list(`sort=${sort}&limit=1${cursor}`);
      found.push(...page.applications.map(({ applicantName }) => applicantName));
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor);
    expect(found).toEqual(expected);
  });
  test.each([
    ['place=Norfolk%2C%20VA', ['Ben', 'Ana']],
    ['skill=hydraulics', ['Dan', 'Ben', 'Ana']],
    ['skill=C', ['Cleo']],
    ['skill=C%2B%2B', ['Ana']],
    ['skill=sixth%20of%20hers', ['Ana']],
    ['skill=Hydr', []],
    ['requirements=met', ['Dan', 'Ana']],
    ['requirements=met&place=Norfolk%2C%20VA&skill=Diesel&q=ana&sort=years', ['Ana']],
    ['place=Boston%2C%20MA', []],
  ])('is filtered by %s', async (query, expected) => {
    const { applications, total } = await list(query);
    expect(applications.map(({ applicantName }) => applicantName)).toEqual(expected);
    expect(total).toBe(expected.length);
  });
  test.each([
    ['a skill', 'tig', ['Ana']],
    ['what somebody is about', 'lighthouse', ['Cleo']],
    ['a role', 'boatsw', ['Cleo']],
    ['an answer', 'barnacle', ['Cleo']],
    ['a name and a skill', 'dan hydr', ['Dan']],
    ['a place', 'austin', ['Cleo']],
    ['what was not sent', 'boston', []],
    ['an address', 'example', []],
    ['the kind of the command, which nobody wrote', 'submit', []],
  ])('is searched for %s', async (_what, q, expected) => {
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(expected);
  });
  test('says by what it can be filtered, for its own staff alone', async () => {
    const path = `/api/organizations/${ours.id}/applications/choices`;
    const { places, skills } = await read<SentChoices>(path);
    expect(places).toEqual(['Austin, TX', 'Norfolk, VA']);
    expect(skills).toContain('TIG welding');
    const other = await lister(server, 'job');
    expect((await server.request(path, { headers: { Cookie: other.owner.cookie } })).status).toBe(404);
    const none = { places: [], skills: [] };
    expect(await read(`/api/organizations/${other.id}/applications/choices`, other.owner)).toEqual(none);
  });
  test('takes no cursor of another kind of list', async () => {
    const answer = await server.request(`/api/organizations/${ours.id}/applications?cursor=bm9uZQ`, {
      headers: { Cookie: ours.owner.cookie },
    });
    expect(answer.status).toBe(422);
  });
});

test('what a listing requires now counts, also where a server has stopped in between', async () => {
  const job = await published(server, ours, 'job', { requiredSkills: ['Hydraulics'] });
  const veteran = await person(server);
  await save(veteran, { name: 'Fay', skills: ['Diesel'] });
  ids['Fay'] = (await applied(server, veteran, job)).applicationId;
  expect((await rowOf('Fay')).requirements).toEqual({ met: 0, of: 1 });
  const change = (requiredSkills: string[], version: number) =>
    server.deps.listings.staff.change(
      ours.owner.id,
      { organizationId: ours.id, id: job.id },
      { change: { requiredSkills }, version },
    );
  const changed = await change(['Diesel', 'Knots'], job.version);
  expect((await rowOf('Fay')).requirements).toEqual({ met: 1, of: 2 });
  await change([], changed.version);
  expect((await rowOf('Fay')).requirements).toBeNull();

  // As after the migration, or after a server that stopped.
  await server.sql`
    update listings set applications_measured = false, details = details || '{"requiredSkills": ["Diesel"]}'
    where id = ${job.id}`;
  const background = connect(server.databaseUrl, { max: 1, role: appRole, purpose: 'maintenance' });
  await deleteExpired(background, { now: () => new Date() });
  await background.end();
  expect((await rowOf('Fay')).requirements).toEqual({ met: 1, of: 1 });
  const left = await server.sql`select from listings where not applications_measured`;
  expect(left).toHaveLength(0);
});
