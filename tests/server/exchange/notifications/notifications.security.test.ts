import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withScope } from '../../../../server/data/scopes.ts';
import { accountServer, problemOf } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter, sendCommand } from '../../support/exchange.ts';
import { decide, lister } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

let server: Server;
let ours: Lister;
let theirs: Lister;
let victim: Person;
let notificationId: string;
beforeAll(async () => {
  server = await accountServer();
  ours = await lister(server, 'job');
  theirs = await lister(server, 'job');
  victim = await person(server);
  await factsAfter(server, victim.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: ours.id, text: 'Hello' },
  });
  const [fact] = await server.sql<{ id: string }[]>`
    select id from facts where organization_id = ${ours.id} and notifies`;
  notificationId = fact!.id;
});
afterAll(() => server.close());

const read = async ({ cookie }: { cookie: string }, as: string | undefined) =>
  (
    await sendCommand(server, cookie, {
      type: 'staffNotification.read',
      payload: { notificationId },
      ...(as && { as }),
    })
  ).status;

test("nobody reads or marks an organization's notifications but its staff", async () => {
  const administrator = { cookie: await server.signIn('admin') };
  for (const stranger of [victim, theirs.owner, administrator]) {
    expect(await read(stranger, ours.id)).toBe(404);
  }
  expect(await read(theirs.owner, theirs.id)).toBe(404);
  expect(await read(await join(server, ours, 'viewer'), ours.id)).toBe(200);
  const without = await sendCommand(server, victim.cookie, {
    type: 'staffNotification.readAll',
    payload: {},
  });
  expect(without.status).toBe(404);
});

test('what a colleague has read is theirs alone, also without a where', async () => {
  const reader = await join(server, ours, 'reviewer');
  await read(reader, ours.id);
  const rows = (scope: object) =>
    withScope(
      server.deps.sql,
      scope,
      (tx) => tx<{ id: string }[]>`select distinct user_id as id from notification_reads`,
    );
  expect(await rows({ userId: reader.id })).toEqual([{ id: reader.id }]);
  expect(await rows({ organizationId: ours.id })).toEqual([]);
  expect(await rows({ administration: true })).toEqual([]);
});

test('a suspended organization shows none', async () => {
  const organization = await lister(server, 'job');
  await decide(server, organization, 'suspended');
  expect(await read(organization.owner, organization.id)).toBe(409);
});

test('preferences are a person’s own', async () => {
  expect((await server.request('/api/me/notification-preferences')).status).toBe(401);
  const other = await person(server);
  await server.request('/api/me/notification-preferences', {
    method: 'PATCH',
    headers: { Cookie: other.cookie },
    json: { own: 'never' },
  });
  expect(await server.deps.exchange.notificationSettings.of(victim.id)).toEqual({
    own: 'atOnce',
    work: 'daily',
    hidesNames: false,
  });
});

const press = (token: string, method = 'POST', headers: Record<string, string> = {}) =>
  server.request(`/api/mail/unsubscribe?token=${encodeURIComponent(token)}`, { method, headers });
const preferences = () => server.deps.exchange.notificationSettings.of(victim.id);
const tokenOf = ({ id }: Person) => server.deps.exchange.notificationSettings.issueToken(id);

describe('a link that ends mail', () => {
  test.each([
    ['of somebody else', async () => `${victim.id}.${(await tokenOf(await person(server))).split('.')[1]}`],
    ['that is changed', async () => `${(await tokenOf(victim)).slice(0, -1)}!`],
    ['without a signature', async () => victim.id],
    ['of nobody', async () => `00000000-0000-4000-8000-000000000000.${'a'.repeat(43)}`],
    ['that is empty', async () => ''],
  ])('%s does nothing', async (_name, make) => {
    const answer = await press(await make());
    expect(answer.status).toBe(400);
    expect(await problemOf(answer)).toBe('invalid_token');
    expect(await preferences()).toEqual({ own: 'atOnce', work: 'daily', hidesNames: false });
  });
  test('does nothing when it is only opened, as scanners do', async () => {
    expect((await press(await tokenOf(victim), 'GET')).status).toBe(200);
    expect(await preferences()).toEqual({ own: 'atOnce', work: 'daily', hidesNames: false });
  });

  test('needs no session, and works from any mail program, but ends nothing else', async () => {
    const answer = await press(await tokenOf(victim), 'POST', {
      'sec-fetch-site': 'cross-site',
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await preferences()).toEqual({ own: 'never', work: 'never', hidesNames: false });
  });
});
