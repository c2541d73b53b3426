import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withScope } from '../../../server/data/scopes.ts';
import type { Scope } from '../../../server/data/scopes.ts';
import { accountServer, problemOf } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { decide, draft, lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { join, organization } from '../support/organizations.ts';

let server: Server;
let ours: Lister;
let theirs: Lister;
beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server);
  theirs = await lister(server);
});
afterAll(() => server.close());

/** What a scope reads of a table without any `where`. */
const readable = (scope: Scope, table: 'listings' | 'published_listings', organizationId: string) =>
  withScope(server.deps.sql, scope, async (tx) => {
    const rows = await tx<{ id: string; organization: string }[]>`
      select id, organization_id as organization from ${tx(table)}`;
    return rows.filter(({ organization: id }) => id === organizationId).map(({ id }) => id);
  });

describe('row-level security', () => {
  test('shows everybody the published listings of approved organizations, and only those', async () => {
    const lists = await lister(server);
    const { id } = await published(server, lists);
    const other = await draft(server, lists);
    const closed = await published(server, lists);
    const place = { organizationId: lists.id, id: closed.id };
    await server.deps.listings.staff.take(lists.owner.id, place, 'close');
    for (const scope of [{}, { userId: theirs.owner.id }, { organizationId: theirs.id }]) {
      for (const table of ['listings', 'published_listings'] as const) {
        expect(await readable(scope, table, lists.id)).toEqual([id]);
      }
    }
    expect((await readable({ organizationId: lists.id }, 'listings', lists.id)).toSorted()).toEqual(
      [id, other.id, closed.id].toSorted(),
    );
  });

  test('hides the listings of a suspended organization in the same transaction', async () => {
    const lists = await lister(server);
    const { id } = await published(server, lists);
    for (const table of ['listings', 'published_listings'] as const) {
      expect(await readable({}, table, lists.id)).toEqual([id]);
    }
    await decide(server, lists, 'suspended');
    for (const scope of [
      {},
      { userId: theirs.owner.id },
      { organizationId: theirs.id },
      { administration: true },
    ]) {
      expect(await readable(scope, 'listings', lists.id)).toEqual([]);
      expect(await readable(scope, 'published_listings', lists.id)).toEqual([]);
    }
    await decide(server, lists, 'approved');
    expect(await readable({}, 'published_listings', lists.id)).toEqual([id]);
  });

  test('shows listings of a new organization from its approval on', async () => {
    const waiting = await organization(server);
    const { id } = await published(server, waiting);
    expect(await readable({}, 'listings', waiting.id)).toEqual([]);
    expect(await readable({}, 'published_listings', waiting.id)).toEqual([]);
    await decide(server, waiting, 'approved');
    expect(await readable({}, 'listings', waiting.id)).toEqual([id]);
    expect(await readable({}, 'published_listings', waiting.id)).toEqual([id]);
  });

  test("lets nobody add to, change or delete another organization's", async () => {
    const { id } = await published(server, ours);
    const stored = () => server.sql`
      select l.*, p.words from listings l join published_listings p using (id) where l.organization_id = ${ours.id}`;
    const before = await stored();
    const scope = { organizationId: theirs.id, userId: theirs.owner.id };
    const add = withScope(
      server.deps.sql,
      scope,
      (tx) => tx`
        insert into listings (organization_id, kind, title, created_at, updated_at)
        values (${ours.id}, 'job', 'Not ours', now(), now())`,
    );
    await expect(add).rejects.toThrow('row-level security');
    const show = withScope(
      server.deps.sql,
      scope,
      (tx) => tx`
        insert into published_listings select (published_row(l)).* from listings l where l.id = ${id}`,
    );
    await expect(show).rejects.toThrow(/row-level security|duplicate key/);
    for (const which of ['listings', 'published_listings']) {
      const removed = await withScope(
        server.deps.sql,
        scope,
        (tx) => tx`delete from ${tx(which)} where id = ${id}`,
      );
      expect(removed.count).toBe(0);
    }
    const change = await withScope(
      server.deps.sql,
      scope,
      (tx) => tx`update listings set title = 'Taken over'`,
    );
    expect(change.count).toBeLessThan(1);
    await expect(
      withScope(server.deps.sql, scope, (tx) => tx`update published_listings set kind = 'event'`),
    ).rejects.toThrow('permission denied');
    expect(await stored()).toEqual(before);
  });
});

describe('over HTTP', () => {
  test("another organization's listing does not exist, also below one's own id", async () => {
    const { id } = await draft(server, ours);
    for (const organizationId of [ours.id, theirs.id]) {
      for (const [method, step] of [
        ['GET', ''],
        ['PATCH', ''],
        ['POST', '/publish'],
        ['POST', '/copy'],
      ] as const) {
        const answer = await server.request(`/api/organizations/${organizationId}/listings/${id}${step}`, {
          method,
          headers: { cookie: theirs.owner.cookie, 'if-match': '"1"' },
          ...(method === 'PATCH' && { json: { title: 'Taken over' } }),
        });
        expect(answer.status).toBe(404);
      }
    }
    expect(await server.sql`select title, status from listings where id = ${id}`).toEqual([
      { title: 'Crane mechanic', status: 'draft' },
    ]);
  });

  test('a removed manager can neither read nor write from the next request on', async () => {
    const manager = await join(server, ours, 'manager');
    const get = () =>
      server.request(`/api/organizations/${ours.id}/listings`, { headers: { cookie: manager.cookie } });
    expect((await get()).status).toBe(200);
    await server.deps.organizations.members.remove(ours.owner.id, ours.id, manager.id);
    expect((await get()).status).toBe(404);
    const add = await server.request(`/api/organizations/${ours.id}/listings`, {
      method: 'POST',
      headers: { cookie: manager.cookie },
      json: { kind: 'job', title: 'Crane mechanic' },
    });
    expect(add.status).toBe(404);
  });

  test.each([
    ['Cyrillic letters that look Latin', 'Сrane mechanic'],
    ['a Greek letter', 'Crane mechanιc'],
    ['invisible characters', 'Crane\u200bmechanic'],
    ['marks without end', `Crane${'\u0337'.repeat(8)} mechanic`],
    ['only signs', '!!! ---'],
  ])('a title with %s is refused', async (_, title) => {
    const answer = await server.request(`/api/organizations/${ours.id}/listings`, {
      method: 'POST',
      headers: { cookie: ours.owner.cookie },
      json: { kind: 'job', title },
    });
    expect({ status: answer.status, code: await problemOf(answer) }).toEqual({
      status: 422,
      code: 'invalid_input',
    });
  });

  test('scripts are kept as the text that they are', async () => {
    const text = `<script>alert('x')</script> & "quotes"`;
    const { title, description, requiredSkills } = await draft(server, ours, 'job', {
      title: text,
      description: text,
      requiredSkills: [text],
    });
    expect([title, description, ...requiredSkills!]).toEqual([text, text, text]);
    const injected = `'); drop table listings; --`;
    expect((await draft(server, ours, 'job', { title: `a ${injected}` })).title).toBe(`a ${injected}`);
  });

  test.each(['id', 'status', 'version', 'organizationId', 'publishedAt', 'details', 'search_text'])(
    'the field %s can not be written',
    async (field) => {
      const { id } = await draft(server, ours);
      const answer = await server.request(`/api/organizations/${ours.id}/listings/${id}`, {
        method: 'PATCH',
        headers: { cookie: ours.owner.cookie, 'if-match': '"1"' },
        json: { [field]: 'published' },
      });
      expect(answer.status).toBe(422);
    },
  );
});
