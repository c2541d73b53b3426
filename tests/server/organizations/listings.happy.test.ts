import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingKinds } from '../../../machines/organizations/model/index.ts';
import type { Listing } from '../../../machines/organizations/model/index.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { complete, draft, lister, published } from '../support/listings.ts';
import { eventsOf, join } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

const call = (cookie: string, method: string, path: string, json?: object, headers = {}) =>
  server.request(path, { method, headers: { cookie, ...headers }, ...(json && { json }) });
const listingIn = async (answer: Response) => ((await answer.json()) as { listing: Listing }).listing;

test('a draft needs a kind and a title, and has the fields of its kind', async () => {
  const { id, owner } = await lister(server);
  const answer = await call(owner.cookie, 'POST', `/api/organizations/${id}/listings`, {
    kind: 'job',
    title: '  Crane   mechanic ',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(await listingIn(answer)).toEqual({
    id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
    organizationId: id,
    kind: 'job',
    status: 'draft',
    title: 'Crane mechanic',
    description: '',
    type: '',
    location: '',
    zip: '',
    remote: false,
    closesOn: '',
    salaryFrom: null,
    salaryTo: null,
    requiredSkills: [],
    preferredSkills: [],
    credentials: [],
    clearance: '',
    capacity: null,
    whenFull: 'waitlist',
    spotsTaken: 0,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    publishedAt: null,
    version: 1,
  });
});

describe.each(listingKinds)('a listing of the kind %s', (kind) => {
  test('is published, closed, reopened and copied', async () => {
    const lists = await lister(server, kind);
    const { id } = await draft(server, lists, kind);
    const path = `/api/organizations/${lists.id}/listings/${id}`;
    const step = async (name: string) => {
      const answer = await call(lists.owner.cookie, 'POST', `${path}/${name}`);
      return { status: answer.status, listing: await listingIn(answer) };
    };
    expect(await step('publish')).toMatchObject({
      status: 200,
      listing: { ...complete[kind], status: 'published', version: 2, publishedAt: expect.any(String) },
    });
    expect(await step('close')).toMatchObject({ status: 200, listing: { status: 'closed', version: 3 } });
    expect(await step('reopen')).toMatchObject({ listing: { status: 'published', version: 4 } });
    const copy = await step('copy');
    expect(copy).toMatchObject({
      status: 201,
      listing: { ...complete[kind], status: 'draft', version: 1, publishedAt: null },
    });
    expect(copy.listing.id).not.toBe(id);
    expect(await eventsOf(server, lists.id)).toEqual([
      'organization_created',
      'listing_published',
      'listing_closed',
      'listing_published',
    ]);
  });
});

test('a change is stored with a new version', async () => {
  const lists = await lister(server);
  const { id } = await draft(server, lists);
  const path = `/api/organizations/${lists.id}/listings/${id}`;
  const answer = await call(
    lists.owner.cookie,
    'PATCH',
    path,
    { title: 'Crane operator', closesOn: '2999-01-31', clearance: 'secret' },
    { 'if-match': '"1"' },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBe('"2"');
  const changed = { ...complete.job, title: 'Crane operator', closesOn: '2999-01-31', clearance: 'secret' };
  expect(await listingIn(answer)).toMatchObject({ ...changed, version: 2 });
  expect(await listingIn(await call(lists.owner.cookie, 'GET', path))).toMatchObject(changed);
});

test('the staff pages through all listings, newest first', async () => {
  const lists = await lister(server);
  const viewer = await join(server, lists, 'viewer');
  const ids: string[] = [];
  for (let number = 1; number <= 5; number += 1) {
    ids.unshift((await draft(server, lists, 'job', { title: `Job ${number}` })).id);
  }
  ids.unshift((await published(server, lists, 'event')).id);
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = `limit=2${cursor && `&cursor=${cursor}`}`;
    const answer = await call(viewer.cookie, 'GET', `/api/organizations/${lists.id}/listings?${query}`);
    const page = (await answer.json()) as { listings: Listing[]; nextCursor: string | null };
    found.push(...page.listings.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(found).toEqual(ids);
  const only = await call(
    viewer.cookie,
    'GET',
    `/api/organizations/${lists.id}/listings?status=published&kind=event`,
  );
  expect(((await only.json()) as { listings: Listing[] }).listings).toMatchObject([{ id: ids[0] }]);
});
