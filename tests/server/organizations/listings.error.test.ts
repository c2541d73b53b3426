import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingKinds } from '../../../machines/organizations/model/index.ts';
import type { ListingKind } from '../../../machines/organizations/model/index.ts';
import { accountServer, count, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { complete, draft, lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const send = ({ owner }: Lister, method: string, path: string, json?: object, version?: number) =>
  server.request(path, {
    method,
    headers: { cookie: owner.cookie, ...(version !== undefined && { 'if-match': `"${version}"` }) },
    ...(json && { json }),
  });
const listOf = ({ id }: Lister) => `/api/organizations/${id}/listings`;
/** What a 422 says, by field. */
async function errorsOf(answer: Response) {
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: { path: string; message: string; code: string }[] };
  return Object.fromEntries(errors.map(({ path, message, code }) => [path, `${code}: ${message}`]));
}

describe('a draft is refused with a message by field', () => {
  test.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { kind: 'Choose what', title: '' }],
    ['a kind of its own', { kind: 'vacancy', title: 'Crane mechanic' }, { kind: 'Choose what you want' }],
    ['what a university lists', { kind: 'degree', title: 'Nursing' }, { kind: 'can’t list this' }],
    ['an empty title', { kind: 'job', title: ' ' }, { title: 'at least 2 characters' }],
    ['a long title', { kind: 'job', title: 'a'.repeat(121) }, { title: 'too long' }],
    [
      'fields of other kinds',
      { kind: 'job', title: 'Crane mechanic', tuition: 4, startsAt: '' },
      { tuition: 'doesn’t have this field', startsAt: 'doesn’t have this field' },
    ],
    ["another kind's type", { kind: 'job', title: 'Nurse', type: 'bachelor' }, { type: 'Choose one' }],
    ['a ZIP code that nobody has', { kind: 'job', title: 'Nurse', zip: '00000' }, { zip: 'don’t know' }],
    [
      'a place that is no ZIP code',
      { kind: 'job', title: 'Nurse', zip: 'Texas' },
      { zip: 'Text too long|five' },
    ],
    [
      'a salary from more to less',
      { kind: 'job', title: 'Nurse', salaryFrom: 5, salaryTo: 4 },
      { salaryTo: 'below the lowest' },
    ],
    ['half a dollar', { kind: 'job', title: 'Nurse', salaryFrom: 0.5 }, { salaryFrom: 'whole number' }],
    [
      'a day that no month has',
      { kind: 'job', title: 'Nurse', closesOn: '2999-02-30' },
      { closesOn: 'a date' },
    ],
    [
      'an empty skill',
      { kind: 'job', title: 'Nurse', requiredSkills: ['Triage', ' '] },
      { 'requiredSkills.1': 'empty entry' },
    ],
    [
      'more skills than anybody reads',
      { kind: 'job', title: 'Nurse', requiredSkills: Array.from({ length: 31 }, () => 'Triage') },
      { requiredSkills: 'at most 30' },
    ],
  ])('%s', async (_, json, expected) => {
    const lists = await lister(server);
    const errors = await errorsOf(await send(lists, 'POST', listOf(lists), json));
    expect(Object.keys(errors).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [field, text] of Object.entries(expected)) expect(errors[field]).toMatch(new RegExp(text));
    expect(await server.sql`select from listings where organization_id = ${lists.id}`).toHaveLength(0);
  });

  test('but not a whole one', async () => {
    const lists = await lister(server);
    const answer = await send(lists, 'POST', listOf(lists), { kind: 'job', ...complete.job });
    expect(answer.status).toBe(201);
  });
});

describe('publishing names what is missing', () => {
  const missing: Readonly<Record<ListingKind, string[]>> = {
    job: ['description', 'location', 'type', 'zip'],
    degree: ['description', 'location', 'tuition', 'type', 'zip'],
    program: ['description', 'eligibility', 'location', 'type', 'zip'],
    provider: ['description', 'location', 'type', 'zip'],
    event: ['description', 'durationMinutes', 'location', 'startsAt', 'timeZone', 'type', 'zip'],
  };
  test.each(listingKinds)('of the kind %s', async (kind) => {
    const lists = await lister(server, kind);
    const {
      listing: { id },
    } = await server.deps.listings.staff.add(lists.owner.id, lists.id, {
      kind,
      title: 'Something',
    });
    const path = `${listOf(lists)}/${id}`;
    const answer = await send(lists, 'POST', `${path}/publish`);
    expect(Object.keys(await errorsOf(answer.clone())).toSorted()).toEqual(missing[kind]);
    expect(await problemOf(answer)).toBe('listing_incomplete');
    expect((await send(lists, 'PATCH', path, complete[kind], 1)).status).toBe(200);
    expect((await send(lists, 'POST', `${path}/publish`)).status).toBe(200);
  });

  test('remote ones need no place, and days and times lie ahead', async () => {
    const lists = await lister(server);
    const { id } = await draft(server, lists, 'job', { location: '', zip: '', closesOn: '2020-01-01' });
    const path = `${listOf(lists)}/${id}`;
    expect(Object.keys(await errorsOf(await send(lists, 'POST', `${path}/publish`))).toSorted()).toEqual([
      'closesOn',
      'location',
      'zip',
    ]);
    await send(lists, 'PATCH', path, { remote: true, closesOn: '' }, 1);
    expect((await send(lists, 'POST', `${path}/publish`)).status).toBe(200);
    const event = await draft(server, lists, 'event', { startsAt: '2020-01-01T10:00:00-05:00' });
    const answer = await send(lists, 'POST', `${listOf(lists)}/${event.id}/publish`);
    expect(Object.keys(await errorsOf(answer))).toEqual(['startsAt']);
  });

  test('a published listing stays complete', async () => {
    const lists = await lister(server);
    const { id, version } = await published(server, lists);
    const answer = await send(lists, 'PATCH', `${listOf(lists)}/${id}`, { description: '' }, version);
    expect(Object.keys(await errorsOf(answer))).toEqual(['description']);
    expect(await server.sql`select description, version from listings where id = ${id}`).toEqual([
      { description: complete.job.description, version },
    ]);
  });
});

test('a lost race shows both texts', async () => {
  const lists = await lister(server);
  const { id } = await draft(server, lists);
  const path = `${listOf(lists)}/${id}`;
  const titles = Array.from({ length: 10 }, (_, number) => `Crane mechanic ${number}`);
  const answers = await Promise.all(titles.map((title) => send(lists, 'PATCH', path, { title }, 1)));
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...titles.slice(1).map(() => 412)]);
  for (const lost of answers.filter(({ status }) => status === 412)) {
    expect(await lost.json()).toMatchObject({
      code: 'listing_changed',
      current: { id, title: titles[won], version: 2 },
    });
  }
  expect((await send(lists, 'PATCH', path, { title: 'Later' })).status).toBe(422);
});

test('steps start from one status', async () => {
  const lists = await lister(server);
  const { id } = await draft(server, lists);
  const path = `${listOf(lists)}/${id}`;
  const step = async (name: string) => {
    const answer = await send(lists, 'POST', `${path}/${name}`);
    return answer.status === 200 ? 200 : problemOf(answer);
  };
  expect([await step('close'), await step('reopen')]).toEqual(['listing_status', 'listing_status']);
  expect([await step('publish'), await step('publish')]).toEqual([200, 'listing_status']);
  expect([await step('close'), await step('publish')]).toEqual([200, 'listing_status']);
  expect((await send(lists, 'POST', `${listOf(lists)}/nothing/publish`)).status).toBe(404);
});

test('two publish at the same time, and one does', async () => {
  const lists = await lister(server);
  const { id } = await draft(server, lists);
  const before = await count(server, 'published_listings');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(lists, 'POST', `${listOf(lists)}/${id}/publish`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await count(server, 'published_listings')).toBe(before + 1);
});

const addWith = (cookie: string, organizationId: string, key: string, json: object) =>
  server.request(`/api/organizations/${organizationId}/listings`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': key },
    json,
  });
const idIn = async (answer: Response) => ((await answer.json()) as { listing: { id: string } }).listing.id;

describe('an idempotency key', () => {
  const given = { kind: 'job', title: 'Crane mechanic' };

  test('adds one listing, however often and at the same time it is sent', async () => {
    const { id, owner } = await lister(server);
    const before = await count(server, 'listings');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => addWith(owner.cookie, id, 'pressed-twice', given)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(await Promise.all(answers.map(idIn))).size).toBe(1);
    expect(await count(server, 'listings')).toBe(before + 1);
  });

  test('that was used with other content is refused, and nothing is stored', async () => {
    const { id, owner } = await lister(server);
    expect((await addWith(owner.cookie, id, 'reused', given)).status).toBe(201);
    const before = await count(server, 'listings');
    const answer = await addWith(owner.cookie, id, 'reused', { ...given, zip: '23510' });
    expect([answer.status, await problemOf(answer)]).toEqual([422, 'idempotency_key_reused']);
    expect(await count(server, 'listings')).toBe(before);
  });

  test('belongs to the person, and stays unused if the call was refused', async () => {
    const lists = await lister(server);
    const colleague = await join(server, lists, 'manager');
    const add = (cookie: string, title: string) => addWith(cookie, lists.id, 'mended', { ...given, title });
    expect((await add(lists.owner.cookie, 'H')).status).toBe(422);
    const added = [await add(lists.owner.cookie, 'Rigger'), await add(colleague.cookie, 'Rigger')];
    expect(added.map(({ status }) => status)).toEqual([201, 201]);
    expect(await idIn(added[0]!)).not.toBe(await idIn(added[1]!));
  });

  test('stays used after the listing was changed', async () => {
    const { id: organizationId, owner } = await lister(server);
    const id = await idIn(await addWith(owner.cookie, organizationId, 'changed', given));
    await server.deps.listings.staff.change(
      owner.id,
      { organizationId, id },
      { change: { title: 'Rigger' }, version: 1 },
    );
    const again = await addWith(owner.cookie, organizationId, 'changed', given);
    expect([again.status, await again.json()]).toMatchObject([200, { listing: { id, title: 'Rigger' } }]);
  });
});
