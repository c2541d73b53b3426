import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessLog } from '../../../../machines/model/exchange/index.ts';
import { withScope } from '../../../../server/data/scopes.ts';
import type { Scope } from '../../../../server/data/scopes.ts';
import { accountServer } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { desk } from '../../support/cases.ts';
import type { Desk } from '../../support/cases.ts';
import { factsIn, followFacts, sendCommand, stateOf } from '../../support/exchange.ts';
import { decide } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { downloadOf } from '../../support/personalData.ts';

const note = 'Drinks again';

let server: Server;
let ours: Desk;
let theirs: Desk;
let viewer: Person;
let caseId: string;
let veteran: Person;
beforeAll(async () => {
  server = await accountServer();
  [ours, theirs] = [await desk(server, 'program'), await desk(server, 'program')];
  viewer = await join(server, ours.organization, 'viewer');
  ({ caseId, veteran } = await ours.taken());
  await ours.as(ours.owner, 'case.note', { caseId, text: note });
  await ours.as(ours.owner, 'case.change', { caseId, changes: { priority: 'high', status: 'at_risk' } });
});
afterAll(() => server.close());

const get = (cookie: string, path: string, id = ours.id) =>
  server.request(`/api/organizations/${id}${path}`, { headers: { Cookie: cookie } });
const paths = () => [`/cases?kind=participant`, `/cases/${caseId}`, '/services'];

describe('what an organization has of somebody', () => {
  test('is read by its own staff, also by viewers, and by nobody else', async () => {
    for (const path of paths()) {
      for (const [cookie, status] of [
        [ours.owner.cookie, 200],
        [viewer.cookie, 200],
        [theirs.owner.cookie, 404],
        [veteran.cookie, 404],
        [await server.signIn('admin'), 404],
        ['', 401],
      ] as const)
        expect([path, (await get(cookie, path)).status]).toEqual([path, status]);
    }
    // The same id, asked for the other organization.
    expect((await get(theirs.owner.cookie, `/cases/${caseId}`, theirs.id)).status).toBe(404);
    const list = await (await get(theirs.owner.cookie, '/cases?kind=participant', theirs.id)).text();
    expect(list).not.toContain(caseId);
  });

  test('is read by nobody while the organization is suspended', async () => {
    await decide(server, ours, 'suspended');
    for (const path of paths()) expect((await get(ours.owner.cookie, path)).status).toBe(409);
    await decide(server, ours, 'approved');
    for (const path of paths()) expect((await get(ours.owner.cookie, path)).status).toBe(200);
  });

  test('is changed with the id of a service or a case only by its own staff', async () => {
    const [added] = await ours.as(ours.owner, 'service.add', { caseId, name: 'Boots' });
    const { services } = (added!.payload as { case: { services: { id: string; name: string }[] } }).case;
    const serviceId = services.find(({ name }) => name === 'Boots')!.id;
    const answer = await sendCommand(server, theirs.owner.cookie, {
      type: 'service.change',
      as: theirs.id,
      payload: { serviceId, status: 'done' },
    });
    expect(answer.status).toBe(404);
    const [stored] = await server.sql`select status from case_services where id = ${serviceId}`;
    expect(stored).toEqual({ status: 'waiting' });
  });
});

const readable = async (scope: Scope, table: string) =>
  (await withScope(server.deps.sql, scope, (tx) => tx`select from ${tx(table)}`)).count;

test.each(['cases', 'case_services', 'case_entries'])(
  '%s without a where show what a scope has',
  async (table) => {
    const [all] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from ${server.sql(table)} where organization_id = ${ours.id}`;
    expect(await readable({ organizationId: ours.id }, table)).toBe(all!.count);
    expect(await readable({ organizationId: theirs.id }, table)).toBe(0);
    expect(await readable({}, table)).toBe(0);
    expect(await readable({ userId: (await person(server)).id }, table)).toBe(0);
    // A colleague reads nothing about themselves, and the person no history.
    expect(await readable({ organizationId: ours.id, colleague: veteran.id }, table)).toBe(0);
    const own = await readable({ userId: veteran.id }, table);
    if (table === 'case_entries') expect(own).toBe(0);
    else expect(own).toBeGreaterThan(0);
  },
);

const attempt = (change: 'update' | 'delete') =>
  withScope(server.deps.sql, { organizationId: ours.id }, (tx) =>
    change === 'update' ? tx`update case_entries set notes = ''` : tx`delete from case_entries`,
  );

test('a history is only ever added to', async () => {
  await expect(attempt('update')).rejects.toThrow('permission denied');
  await expect(attempt('delete')).rejects.toThrow('permission denied');
});

describe('the person', () => {
  test('gets nothing of what colleagues think: not in their state, stream or download', async () => {
    const { position, world } = await stateOf(server, veteran.cookie);
    const { url } = await server.listen();
    const stream = await followFacts(url, veteran.cookie, `?after=${position}`);
    await ours.as(ours.owner, 'case.change', {
      caseId,
      changes: { priority: 'low', progress: 30 },
      notes: note,
    });
    // While other transactions are open, the position is an earlier one, and facts before it come again.
    const progress = () =>
      factsIn(stream).map(({ kind, payload }) =>
        kind === 'caseShared' ? (payload.case as { progress: number }).progress : null,
      );
    await stream.until(() => progress().includes(30));
    stream.close();
    expect(progress().at(-1)).toBe(30);
    const download = await downloadOf(server.sql, veteran);
    expect(download).toMatchObject({ cases: [{ id: caseId, progress: 30 }] });
    const services = download['case_services'] as { caseId: string }[];
    expect(services.length).toBeGreaterThan(1);
    expect(services.filter((service) => service.caseId !== caseId)).toEqual([]);
    for (const { cases: _cases, ...rest } of [download])
      expect(JSON.stringify(rest)).not.toMatch(/"(?:high|low|priority)"|Drinks again|at_risk/);
    for (const text of [JSON.stringify(world), JSON.stringify(stream.events), JSON.stringify(download)])
      expect(text).not.toContain(note);
  });

  test('sees who has opened the case, and who has exported it', async () => {
    const one = await ours.taken();
    const colleague = await join(server, ours.organization, 'reviewer');
    await ours.find(one.caseId, colleague);
    await ours.find(one.caseId, colleague);
    const csv = await get(colleague.cookie, '/cases/export.csv?kind=participant');
    expect(csv.headers.get('content-disposition')).toContain('vetsync-participants-');
    const [head, first] = (await csv.text()).split('\n');
    expect(head!.replace('\uFEFF', '')).toBe(
      'Name,Program,Status,Outcome,Priority,Progress,Term,Credits,Benefits left (%),Owner,Next step,Next on,Last contact (UTC),Opened (UTC),Closed (UTC)',
    );
    expect(first).toContain('"First month’s rent","active",,"medium","25",');

    const answer = await server.request('/api/me/access-log', { headers: { Cookie: one.veteran.cookie } });
    const { records } = (await answer.json()) as AccessLog;
    expect(records).toMatchObject([
      { kind: 'exported', actor: { id: colleague.id }, listingTitle: ours.listing.title },
      { kind: 'opened', actor: { id: colleague.id }, applicationId: one.applicationId },
    ]);
    // An export of other kinds, or of another listing, had nothing of them.
    await (await get(colleague.cookie, '/cases/export.csv?kind=patient')).text();
    await (await get(colleague.cookie, `/cases/export.csv?kind=participant&listing=${one.caseId}`)).text();
    const again = await server.request('/api/me/access-log', { headers: { Cookie: one.veteran.cookie } });
    expect(((await again.json()) as AccessLog).records).toHaveLength(2);
  });

  test('takes all of it along with their account', async () => {
    const one = await ours.taken();
    await server.deps.accountDeletion.remove(one.veteran.id);
    const left = await server.sql`
      select from cases where id = ${one.caseId}
      union all select from case_entries where case_id = ${one.caseId}
      union all select from case_services where case_id = ${one.caseId}
      union all select from facts where subject = ${one.caseId}`;
    expect(left).toHaveLength(0);
  });
});

test.each(['viewer', 'reviewer'] as const)('an export of a %s', async (role) => {
  const colleague = await join(server, ours.organization, role);
  const answer = await get(colleague.cookie, '/cases/export.csv?kind=participant');
  await answer.text();
  expect(answer.status).toBe(role === 'viewer' ? 403 : 200);
});
