import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftBatchMax } from '../../../machines/organizations/model/index.ts';
import type { DraftBatchResult } from '../../../machines/organizations/model/index.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { decide, draft, lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { eventsOf, join } from '../support/organizations.ts';

let server: Server;
let ours: Lister;
let theirs: Lister;
beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server, 'job');
  theirs = await lister(server, 'job');
});
afterAll(() => server.close());

const send = (action: string, ids: readonly string[], { cookie } = ours.owner, { id } = ours) =>
  server.request(`/api/organizations/${id}/listings/batch`, {
    method: 'POST',
    headers: { cookie },
    json: { action, ids },
  });
/** What became of each: `published`, `deleted`, or the code of the refusal. */
async function outcomes(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(200);
  const { results } = (await answer.json()) as DraftBatchResult;
  return results.map((result) =>
    'problem' in result ? result.problem.code : (result.listing?.status ?? 'deleted'),
  );
}
const statusesOf = async (ids: readonly string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const [row] = await server.sql<{ status: string }[]>`select status from listings where id = ${id}`;
      return row?.status ?? 'gone';
    }),
  );
const incompleteDraft = async () => {
  const { listing } = await server.deps.listings.staff.add(ours.owner.id, ours.id, {
    kind: 'job',
    title: 'Night watch',
  });
  return listing.id;
};

test('drafts are published, each on its own and by the rules for one', async () => {
  const [one, another] = [await draft(server, ours), await draft(server, ours)];
  const ids = [one.id, await incompleteDraft(), randomUUID(), (await draft(server, theirs)).id, another.id];
  expect(await outcomes(await send('publish', ids))).toEqual([
    'published',
    'listing_incomplete',
    'not_found',
    'not_found',
    'published',
  ]);
  expect(await statusesOf(ids)).toEqual(['published', 'draft', 'gone', 'draft', 'published']);
  expect(await outcomes(await send('publish', [one.id]))).toEqual(['listing_status']);
  expect((await eventsOf(server, ours.id)).filter((kind) => kind === 'listing_published')).toHaveLength(2);
  const found = await server.request(`/api/listings/${one.id}`);
  expect(found.status).toBe(200);
});

test('drafts are deleted, and nothing else is', async () => {
  const open = await published(server, ours);
  const closed = await published(server, ours);
  await server.deps.listings.staff.take(ours.owner.id, { organizationId: ours.id, id: closed.id }, 'close');
  const [one, other] = [await draft(server, ours), await draft(server, theirs)];
  const ids = [open.id, closed.id, one.id, other.id, await incompleteDraft()];
  expect(await outcomes(await send('delete', ids))).toEqual([
    'listing_status',
    'listing_status',
    'deleted',
    'not_found',
    'deleted',
  ]);
  expect(await statusesOf(ids)).toEqual(['published', 'closed', 'gone', 'draft', 'gone']);
  const [event] = await server.sql<{ details: object }[]>`
    select details from security_events where organization_id = ${ours.id} and kind = 'listing_deleted' order by id`;
  expect(event!.details).toEqual({ listing: one.id, from: 'draft' });
  // Again, as after an answer that was lost. One that is named twice is deleted once.
  expect(await outcomes(await send('delete', [one.id, one.id]))).toEqual(['not_found']);
});

test('what a key had added and was deleted is not added again', async () => {
  const path = `/api/organizations/${ours.id}/listings`;
  const add = () =>
    server.request(path, {
      method: 'POST',
      headers: { cookie: ours.owner.cookie, 'idempotency-key': 'once' },
      json: { kind: 'job', title: 'Rigger' },
    });
  const { listing } = (await (await add()).json()) as { listing: { id: string } };
  await outcomes(await send('delete', [listing.id]));
  const again = await add();
  expect([200, 201, 404]).toContain(again.status);
  expect(await statusesOf([listing.id])).toEqual(['gone']);
});

test('only owners and managers do so, and as long as the organization may work', async () => {
  const { id } = await draft(server, ours);
  for (const role of ['reviewer', 'viewer'] as const) {
    const answer = await send('delete', [id], await join(server, ours, role));
    expect({ role, status: answer.status }).toEqual({ role, status: 403 });
  }
  expect((await send('delete', [id], theirs.owner)).status).toBe(404);
  expect(await outcomes(await send('delete', [id], theirs.owner, theirs))).toEqual(['not_found']);
  expect(await outcomes(await send('publish', [id], await join(server, ours, 'manager')))).toEqual([
    'published',
  ]);
  const left = await draft(server, ours);
  await decide(server, ours, 'suspended');
  expect((await send('delete', [left.id])).status).toBe(409);
  await decide(server, ours, 'approved');
  expect(await statusesOf([left.id])).toEqual(['draft']);
});

test('a call names one to a hundred drafts, and knows what to do', async () => {
  const { id } = await draft(server, ours);
  const many = Array.from({ length: draftBatchMax }, () => randomUUID());
  expect(await outcomes(await send('delete', many))).toEqual(many.map(() => 'not_found'));
  for (const [action, ids] of [
    ['delete', []],
    ['delete', [...many, id]],
    ['close', [id]],
    ['delete', ['batch']],
  ] as const)
    expect((await send(action, ids)).status).toBe(422);
  expect(await statusesOf([id])).toEqual(['draft']);
});

test('the list counts all drafts on its first page', async () => {
  const { id, owner } = await lister(server, 'job');
  for (let at = 0; at < 3; at += 1) await draft(server, { id, owner } as Lister);
  const list = async (query: string) => {
    const answer = await server.request(`/api/organizations/${id}/listings?${query}`, {
      headers: { cookie: owner.cookie },
    });
    return (await answer.json()) as { total: number | null; nextCursor: string | null };
  };
  const first = await list('status=draft&limit=2');
  expect(first.total).toBe(3);
  expect((await list(`status=draft&limit=2&cursor=${first.nextCursor}`)).total).toBeNull();
  expect((await list('status=published')).total).toBe(0);
});
