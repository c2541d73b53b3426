import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRole, connect } from '../../../server/data/db.ts';
import type { Sql } from '../../../server/data/db.ts';
import { tellAdministrators } from '../../../server/exchange/notifications/administratorNews.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { stateOf } from '../support/exchange.ts';
import { organization, person } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

let server: Server;
let background: Sql;
let ada: Person;
let bo: Person;
const makeAdministrator = ({ id }: Person) =>
  server.sql`insert into user_roles (user_id, role) values (${id}, 'admin')
    on conflict (user_id) do update set role = 'admin'`;
beforeAll(async () => {
  server = await accountServer();
  background = connect(server.databaseUrl, { role: appRole, purpose: 'maintenance' });
  ada = await person(server);
  bo = await person(server);
  await makeAdministrator(ada);
  await makeAdministrator(bo);
});
afterAll(async () => {
  await background.end({ timeout: 1 });
  await server.close();
});

const tell = () => tellAdministrators(background, { now: () => new Date() }, pino({ level: 'silent' }));
const newsOf = async ({ cookie }: Person) =>
  (await stateOf(server, cookie)).world.notifications.map(({ title, subjectId, read }) => ({
    title: typeof title === 'object' ? title.code : title,
    subjectId,
    read,
  }));
const mailFor = ({ id }: Person) =>
  server.sql`select kind from mail_outbox where user_id = ${id} and kind = 'notifications'`;

test('tells every administrator once what awaits a decision, and no one else', async () => {
  const { id, owner } = await organization(server);
  await tell();
  await tell();
  const told = { title: 'contact.organizationWaits', subjectId: `decision:organizations:${id}`, read: false };
  expect(await newsOf(ada)).toEqual([told]);
  expect(await newsOf(bo)).toEqual([told]);
  expect(await newsOf(owner)).toEqual([]);

  await server.deps.organizations.administration.decide(ada.id, id, { status: 'approved', reason: '' });
  await tell();
  expect(await newsOf(bo)).toEqual([{ ...told, read: true }]);
});

test('emails whoever wants email about their work, with a link to the very thing', async () => {
  await server.sql`delete from mail_outbox`;
  await server.sql`update users set mail_about_own = 'never', mail_about_work = 'atOnce' where id = ${ada.id}`;
  await server.sql`update users set mail_about_own = 'atOnce', mail_about_work = 'never' where id = ${bo.id}`;
  const { id } = await organization(server);
  await tell();
  expect(await mailFor(ada)).toHaveLength(1);
  expect(await mailFor(bo)).toHaveLength(0);
  const [request] = await server.sql<{ id: string; recipient: string; requestedAt: Date }[]>`
    select id, recipient, requested_at as "requestedAt" from mail_outbox where user_id = ${ada.id}`;
  const found = await server.deps.exchange.notificationDigests.newsFor({
    ...request!,
    userId: ada.id,
  } as never);
  expect(found?.news).toMatchObject([
    { topic: 'pendingOrganizations', by: null, path: `/admin-dashboard?tab=organizations&item=${id}` },
  ]);
});

test('the link lists only what it is about, whatever became of it', async () => {
  const { id } = await organization(server);
  await organization(server);
  const listed = async () => {
    const answer = await server.request(`/api/admin/organizations?item=${id}`, {
      headers: { Cookie: await server.signIn('admin') },
    });
    const { organizations } = (await answer.json()) as { organizations: { organization: { id: string } }[] };
    return organizations.map((one) => one.organization.id);
  };
  expect(await listed()).toEqual([id]);
  await server.deps.organizations.administration.decide(ada.id, id, { status: 'approved', reason: '' });
  expect(await listed()).toEqual([id]);
});
