import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { TransactionSql } from '../../../../server/data/db.ts';
import type {
  OrganizationState,
  StaffNotification,
  StaffNotificationPage,
} from '../../../../machines/model/exchange/index.ts';
import { testClock } from '../../harness.ts';
import { accountServer, dayMs, mailTo, minuteMs } from '../../support/accounts.ts';
import type { Server } from '../../support/accounts.ts';
import { applied, factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import { join, person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';
import { smtpSink } from '../../support/smtpSink.ts';

/** A Wednesday, three hours before the daily mail. */
const clock = testClock(new Date('2030-05-15T10:00:00Z'));
let server: Server;
let employer: Lister;
beforeAll(async () => {
  server = await accountServer({ clock });
  employer = await lister(server, 'job');
});
afterAll(() => server.close());

const get = async <Answer>(cookie: string, path: string) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;
const prefer = (cookie: string, json: object) =>
  server.request('/api/me/notification-preferences', { method: 'PATCH', headers: { Cookie: cookie }, json });
const decide = (applicationId: string, decision: string, organization = employer) =>
  factsAfter(server, organization.owner.cookie, {
    type: 'application.decide',
    as: organization.id,
    payload: { applicationId, decision, reason: 'filled' },
  });
const write = ({ cookie }: Person, text: string, organization = employer) =>
  factsAfter(server, cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: organization.id, text },
  });
const news = async ({ email }: { email: string }) =>
  (await mailTo(server, email)).filter(({ text }) => text.includes('/api/mail/unsubscribe'));
const notificationsOf = async ({ cookie }: Person, organization = employer) =>
  (
    await get<{ notifications: StaffNotification[] }>(
      cookie,
      `/api/organizations/${organization.id}/notifications`,
    )
  ).notifications;
const nameOf = async ({ id }: { id: string }) => {
  const [row] = await server.sql<{ name: string }[]>`select name from organizations where id = ${id}`;
  return row!.name;
};
const pageOf = ({ cookie }: Person, query: string, organization = employer) =>
  get<StaffNotificationPage>(cookie, `/api/organizations/${organization.id}/notifications${query}`);
const unreadOf = async ({ cookie }: Person, organization = employer) =>
  (await get<OrganizationState>(cookie, `/api/state?as=${organization.id}`)).unread;
const read = ({ cookie }: Person, type: string, payload: object, organization = employer) =>
  sendCommand(server, cookie, { type, as: organization.id, payload });

describe("a person's notifications", () => {
  test('are counted until they are read', async () => {
    const veteran = await person(server);
    const { applicationId } = await applied(server, veteran, await published(server, employer));
    expect(await stateOf(server, veteran.cookie)).toMatchObject({ unread: 0 });
    await decide(applicationId, 'interview');
    const { world, ...state } = await stateOf(server, veteran.cookie);
    expect(state).toMatchObject({ unread: 1 });
    const { id } = world.notifications.find(({ targetRole }) => targetRole === 'user')!;
    await factsAfter(server, veteran.cookie, { type: 'notification.read', payload: { notificationId: id } });
    expect(await stateOf(server, veteran.cookie)).toMatchObject({ unread: 0 });
  });

  test('come in one email a minute later, a line for each, with names and without what was written', async () => {
    const veteran = await person(server);
    const one = await applied(server, veteran, await published(server, employer));
    const other = await applied(server, veteran, await published(server, employer));
    await decide(one.applicationId, 'reject');
    await decide(other.applicationId, 'interview');
    expect(await news(veteran)).toEqual([]);
    clock.advance(2 * minuteMs);
    const mails = await news(veteran);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('2 updates on VetSync');
    expect(mails[0]?.text).toContain(`${await nameOf(employer)} responded to your application.\n`);
    expect(mails[0]?.text).toContain(`${await nameOf(employer)} would like to interview you.\n`);
    expect(mails[0]?.text).not.toMatch(/reject|crane/i);
    expect(mails[0]?.text).toContain(`${server.deps.config.appOrigin}/account/notifications`);
    for (const { applicationId } of [one, other])
      expect(mails[0]?.text).toContain(`/platform/career/application/${applicationId}?as=me`);
  });

  test('lead from the mail to the conversation, and many of a kind to their list', async () => {
    const veteran = await person(server);
    await write(veteran, 'Hello', employer);
    const { threads } = await get<{ threads: { id: string }[] }>(veteran.cookie, '/api/threads');
    await factsAfter(server, employer.owner.cookie, {
      type: 'message.send',
      as: employer.id,
      payload: { threadId: threads[0]!.id, text: 'Welcome' },
    });
    const listings = await Promise.all([1, 2, 3, 4].map(() => published(server, employer)));
    for (const listing of listings)
      await decide((await applied(server, veteran, listing)).applicationId, 'interview');
    clock.advance(2 * minuteMs);
    const [mail] = await news(veteran);
    expect(mail?.text).toContain(`/platform/messages?as=me&organization=${employer.id}`);
    expect(mail?.text).toContain('/platform/career?as=me\n');
    expect(mail?.text).not.toContain('/application/');
  });

  test('about care lead from the mail to the wellness tab, and do not say what they are about', async () => {
    const hospital = await lister(server, 'provider');
    const veteran = await person(server);
    await write(veteran, 'Can I come by?', hospital);
    const { threads } = await get<{ threads: { id: string }[] }>(veteran.cookie, '/api/threads');
    await factsAfter(server, hospital.owner.cookie, {
      type: 'case.open',
      as: hospital.id,
      payload: { threadId: threads[0]!.id },
    });
    clock.advance(2 * minuteMs);
    const [mail] = await news(veteran);
    expect(mail?.subject).toBe('An update from an organization that works with you');
    expect(mail?.text).toContain('/platform/wellness?as=me');
    expect(mail?.text).not.toContain(await nameOf(hospital));
    expect(mail?.text).not.toMatch(/message|patient|case/i);
  });

  test('of one thing are a letter that names the organization, unless the person wants no names', async () => {
    const veteran = await person(server);
    const one = await applied(server, veteran, await published(server, employer));
    await factsAfter(server, employer.owner.cookie, {
      type: 'application.decide',
      as: employer.id,
      payload: {
        applicationId: one.applicationId,
        decision: 'offer',
        startsOn: '2030-07-01',
        answerBy: '2030-06-07',
      },
    });
    clock.advance(2 * minuteMs);
    const [named] = await news(veteran);
    expect(named?.subject).toBe(`${await nameOf(employer)} made you an offer`);
    expect(named?.text).toContain('The start date is Mon, Jul 1, 2030.');
    expect(named?.text).toContain('They’d like your answer by Fri, Jun 7, 2030.');
    expect(named?.text).toContain(`/platform/career/application/${one.applicationId}?as=me\n`);
    expect(named?.text).toContain('because you applied through VetSync');

    expect((await prefer(veteran.cookie, { hidesNames: true })).status).toBe(200);
    await decide(one.applicationId, 'hire');
    clock.advance(2 * minuteMs);
    const [unnamed] = await news(veteran);
    expect(unnamed?.subject).toBe('An update on one of your applications');
    expect(unnamed?.html).not.toContain(await nameOf(employer));
  });

  test('of a hospital name nobody, whatever they are about', async () => {
    const hospital = await lister(server, 'provider');
    const veteran = await person(server);
    await write(veteran, 'Can I come by?', hospital);
    const { threads } = await get<{ threads: { id: string }[] }>(veteran.cookie, '/api/threads');
    await factsAfter(server, hospital.owner.cookie, {
      type: 'message.send',
      as: hospital.id,
      payload: { threadId: threads[0]!.id, text: 'Your results' },
    });
    clock.advance(2 * minuteMs);
    const [mail] = await news(veteran);
    expect(mail?.subject).toBe('An update from an organization that works with you');
    expect(mail?.html).not.toContain(await nameOf(hospital));
    expect(mail?.text).toContain(`/platform/messages?as=me&organization=${hospital.id}`);
  });

  test('that were read meanwhile cause no mail, and each is mailed once', async () => {
    const veteran = await person(server);
    const { applicationId } = await applied(server, veteran, await published(server, employer));
    await decide(applicationId, 'interview');
    await factsAfter(server, veteran.cookie, {
      type: 'notification.readAll',
      payload: { targetRole: 'user' },
    });
    clock.advance(2 * minuteMs);
    expect(await news(veteran)).toEqual([]);
    await decide(applicationId, 'offer');
    clock.advance(2 * minuteMs);
    expect(await news(veteran)).toHaveLength(1);
    await decide(applicationId, 'hire');
    clock.advance(2 * minuteMs);
    const [newest] = await news(veteran);
    expect(newest?.subject).toBe(`${await nameOf(employer)} would like to hire you`);
  });

  test('are mailed in the language of the account', async () => {
    const veteran = await person(server);
    await server.sql`update users set locale = 'es' where id = ${veteran.id}`;
    const { applicationId } = await applied(server, veteran, await published(server, employer));
    await decide(applicationId, 'interview');
    clock.advance(2 * minuteMs);
    const [mail] = await news(veteran);
    expect(mail?.subject).toBe(`${await nameOf(employer)} quiere tener una entrevista con usted`);
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.text).toContain(`${server.deps.config.appOrigin}/es/account/notifications`);
  });

  test.each([
    ['atOnce', 2 * minuteMs, 1],
    ['daily', 2 * minuteMs, 0],
    ['daily', dayMs, 1],
    ['never', dayMs, 0],
  ])('are mailed as the person prefers: %s, after %i ms %i', async (own, waitMs, count) => {
    const veteran = await person(server);
    expect(await (await prefer(veteran.cookie, { own })).json()).toEqual({
      own,
      work: 'daily',
      hidesNames: false,
    });
    const { applicationId } = await applied(server, veteran, await published(server, employer));
    await decide(applicationId, 'interview');
    clock.advance(waitMs);
    expect(await news(veteran)).toHaveLength(count);
  });

  test('are not mailed if the person has since preferred so', async () => {
    const veteran = await person(server);
    const { applicationId } = await applied(server, veteran, await published(server, employer));
    await decide(applicationId, 'interview');
    await prefer(veteran.cookie, { own: 'never' });
    clock.advance(2 * minuteMs);
    expect(await news(veteran)).toEqual([]);
  });
});

describe('the notifications of staff', () => {
  test('are what others have caused, until each colleague has read them', async () => {
    const organization = await lister(server, 'job');
    const reviewer = await join(server, organization, 'reviewer');
    clock.advance(1_000);
    const veteran = await person(server);
    const { applicationId } = await applied(server, veteran, await published(server, organization));
    await write(veteran, 'Good morning', organization);
    await decide(applicationId, 'interview', organization);
    const kinds = (await notificationsOf(reviewer, organization)).map(({ kind }) => kind);
    expect(kinds).toEqual(['messageSent', 'applicationReceived']);
    expect(await unreadOf(reviewer, organization)).toBe(2);

    const [first] = await notificationsOf(reviewer, organization);
    await read(reviewer, 'staffNotification.read', { notificationId: first!.id }, organization);
    expect((await notificationsOf(reviewer, organization)).map(({ isRead }) => isRead)).toEqual([
      true,
      false,
    ]);
    expect(await unreadOf(reviewer, organization)).toBe(1);
    // Who decides has dealt with it.
    expect(await unreadOf(organization.owner, organization)).toBe(1);

    await read(organization.owner, 'staffNotification.readAll', {}, organization);
    expect(await unreadOf(organization.owner, organization)).toBe(0);
    expect(await unreadOf(reviewer, organization)).toBe(1);
    clock.advance(minuteMs);
    await write(veteran, 'Another', organization);
    expect(await unreadOf(organization.owner, organization)).toBe(1);
  });

  test('are read by who opens the application or the conversation, and by nobody else', async () => {
    const organization = await lister(server, 'job');
    const reviewer = await join(server, organization, 'reviewer');
    clock.advance(1_000);
    const veteran = await person(server);
    const { applicationId } = await applied(server, veteran, await published(server, organization));
    await write(veteran, 'Good morning', organization);
    const path = `/api/organizations/${organization.id}/applications/${applicationId}`;
    const { threadId } = await get<{ threadId: string }>(reviewer.cookie, path);
    const unread = async () =>
      (await notificationsOf(reviewer, organization))
        .filter(({ isRead }) => !isRead)
        .map(({ subject }) => subject);
    expect(await unread()).toEqual([threadId]);
    await read(reviewer, 'thread.read', { threadId }, organization);
    expect(await unread()).toEqual([]);
    expect(await unreadOf(organization.owner, organization)).toBe(2);
  });

  test('up to a time leave what came later unread', async () => {
    const organization = await lister(server, 'job');
    clock.advance(1_000);
    const veteran = await person(server);
    await write(veteran, 'One', organization);
    const [one] = await notificationsOf(organization.owner, organization);
    clock.advance(minuteMs);
    await write(veteran, 'Two', organization);
    await read(organization.owner, 'staffNotification.readAll', { until: one!.at }, organization);
    expect((await notificationsOf(organization.owner, organization)).map(({ isRead }) => isRead)).toEqual([
      false,
      true,
    ]);
  });

  test('come page by page, with the application that each is about and the count of all', async () => {
    const organization = await lister(server, 'job');
    clock.advance(1_000);
    const veteran = await person(server);
    const { applicationId } = await applied(server, veteran, await published(server, organization));
    clock.advance(1_000);
    await factsAfter(server, veteran.cookie, { type: 'application.withdraw', payload: { applicationId } });
    clock.advance(1_000);
    await write(veteran, 'Good morning', organization);
    const first = await pageOf(organization.owner, '?limit=2', organization);
    const application = {
      applicantName: expect.any(String) as string,
      listingTitle: expect.any(String) as string,
    };
    expect(first).toMatchObject({
      notifications: [
        { kind: 'messageSent', application: null },
        { kind: 'applicationWithdrawn', subject: applicationId, application },
      ],
      unread: 3,
    });
    const rest = await pageOf(organization.owner, `?limit=2&cursor=${first.nextCursor}`, organization);
    expect(rest).toMatchObject({
      notifications: [{ kind: 'applicationReceived', application }],
      nextCursor: null,
      unread: 3,
    });
  });

  test('of an assignment are for the colleague whom it names', async () => {
    const organization = await lister(server, 'job');
    const [assignee, other] = [
      await join(server, organization, 'reviewer'),
      await join(server, organization, 'reviewer'),
    ];
    const { applicationId } = await applied(
      server,
      await person(server),
      await published(server, organization),
    );
    await factsAfter(server, organization.owner.cookie, {
      type: 'application.assign',
      as: organization.id,
      payload: { applicationId, assigneeId: assignee.id },
    });
    const kinds = async (colleague: Person) =>
      (await notificationsOf(colleague, organization)).map(({ kind }) => kind);
    expect(await kinds(assignee)).toContain('applicationAssigned');
    expect(await kinds(other)).not.toContain('applicationAssigned');
  });

  test('are mailed once a day to who can decide, and nobody gets mail for what they did', async () => {
    const organization = await lister(server, 'job');
    const [reviewer, viewer] = [
      await join(server, organization, 'reviewer'),
      await join(server, organization, 'viewer'),
    ];
    const veteran = await person(server);
    clock.advance(minuteMs);
    await write(veteran, 'One', organization);
    await applied(server, veteran, await published(server, organization));
    clock.advance(2 * minuteMs);
    expect(await news(reviewer)).toEqual([]);
    clock.advance(dayMs);
    const [mail] = await news(reviewer);
    const name = await nameOf(organization);
    expect(mail?.text).toContain(`${name} has a new application.`);
    expect(mail?.text).toContain(`${name} has a new message.`);
    expect(mail?.text).toContain(`/platform/messages?as=${organization.slug}&thread=`);
    expect(mail?.text).toContain(`/platform/candidates?as=${organization.slug}&application=`);
    expect(await news(viewer)).toEqual([]);
    expect(await news(veteran)).toEqual([]);
  });
});

test('commands that notify the same staff do not wait for each other, and their mail waits for both', async () => {
  await write(await person(server), 'Hello');
  const { id } = employer.owner;
  const waiting = () => server.sql<{ id: string }[]>`
    select id from mail_outbox where user_id = ${id} and kind = 'notifications' for update skip locked`;
  const notify = (tx: TransactionSql) => tx`
    select mail_notifications(array[${id}::uuid], array['work'], ${clock.now()}, 'infinity', 'infinity')`;
  expect(await waiting()).toHaveLength(1);
  await server.sql.begin(async (one) => {
    await notify(one);
    await server.sql.begin(async (other) => {
      await other`set local lock_timeout = 1`;
      await notify(other);
    });
    expect(await waiting()).toEqual([]);
  });
  expect(await waiting()).toHaveLength(1);
});

test('a mail program can offer to end this mail with one press', async () => {
  const sink = await smtpSink();
  const other = await accountServer({ clock, config: { smtpUrl: sink.url } });
  onTestFinished(async () => {
    await other.close();
    await sink.close();
  });
  const organization = await lister(other, 'job');
  const veteran = await person(other);
  const { applicationId } = await applied(other, veteran, await published(other, organization));
  await factsAfter(other, organization.owner.cookie, {
    type: 'application.decide',
    as: organization.id,
    payload: { applicationId, decision: 'interview' },
  });
  clock.advance(2 * minuteMs);
  await other.deps.mail.deliverDue();
  const raw = sink.received.find(({ to }) => to.includes(veteran.email))!.raw.replaceAll(/\r\n[ \t]+/g, ' ');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const url = /^List-Unsubscribe: <(.*)>\r$/m.exec(raw)?.[1] ?? '';
  const path = url.slice(other.deps.config.appOrigin.length);
  const page = await other.request(path);
  expect(page.headers.get('content-type')).toContain('text/html');
  const preferences = async () =>
    (await other.request('/api/me/notification-preferences', { headers: { Cookie: veteran.cookie } })).json();
  expect(await preferences()).toEqual({ own: 'atOnce', work: 'daily', hidesNames: false });
  const pressed = await other.app.request(`${other.deps.config.appOrigin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(200);
  expect(await preferences()).toEqual({ own: 'never', work: 'never', hidesNames: false });
});
