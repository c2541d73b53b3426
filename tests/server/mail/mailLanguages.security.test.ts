import { languages } from '@vetsync/machines/system/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patchAs } from '../support/accountMail.ts';
import {
  accountServer,
  goodPassword,
  mailTo,
  member,
  newEmail,
  newPassword,
  post,
  signUp,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { smtpSink } from '../support/smtpSink.ts';

describe.for(languages)('in %s', (locale) => {
  let sink: Awaited<ReturnType<typeof smtpSink>>;
  let server: Server;
  beforeAll(async () => {
    sink = await smtpSink();
    server = await accountServer({ config: { smtpUrl: sink.url } });
  });
  afterAll(async () => {
    await server.close();
    await sink.close();
  });

  test.for([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(2)>',
    'Ana\r\nBcc: more@example.org',
    'Ana\nSubject: other',
    '=?utf-8?Q?Ana=0D=0ABcc:_more@example.org?=',
  ])('a name reaches neither headers nor text: %j', async (fullName) => {
    const email = newEmail();
    await signUp(server, email, goodPassword, { fullName, locale });
    const { id } = (await server.deps.accounts.users.add({
      email: newEmail(),
      fullName,
      passwordHash: null,
      locale,
    }))!;
    const [owner] = await server.sql<{ email: string }[]>`select email from users where id = ${id}`;
    await server.deps.accounts.mailRequests.add('password_changed', { email: owner!.email, userId: id });
    await server.deps.mail.deliverDue();

    const received = sink.received.splice(0);
    expect(received.map(({ to }) => to)).toContainEqual([owner!.email]);
    for (const { to, raw } of received) {
      expect(to).toHaveLength(1);
      const head = raw.split('\r\n\r\n')[0]!;
      expect(head.match(/^Subject: /gim)).toHaveLength(1);
      expect(head).not.toMatch(/^(Bcc|Cc): /im);
      const body = raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).not.toMatch(/<script|<img|alert\(|more@example\.org/);
    }
  });
});

describe('the language of a mail', () => {
  let server: Server;
  beforeAll(async () => {
    server = await accountServer();
  });
  afterAll(() => server.close());

  test("can't be chosen by strangers for an account that exists", async () => {
    const { email } = await member(server);
    for (const path of ['/api/auth/otp', '/api/auth/recover']) {
      await post(server, path, { email, locale: 'es' });
    }
    await post(server, '/api/auth/resend', { email, type: 'signup', locale: 'es' });
    await signUp(server, email, newPassword, { locale: 'es' });
    const [, ...later] = (await mailTo(server, email)).toReversed();
    expect(later).toHaveLength(4);
    for (const { html } of later) expect(html).toContain('<html lang="en">');
  });

  test('is looked up only when the mail is sent, so a request takes the same for every address', async () => {
    const { email, cookie } = await member(server);
    await patchAs(server, '/api/auth/user', cookie, { locale: 'es' });
    const stranger = newEmail();
    for (const address of [email, stranger]) await post(server, '/api/auth/otp', { email: address });
    expect(await server.sql`select kind, user_id, locale, attempts from mail_outbox order by id`).toEqual([
      { kind: 'link', user_id: null, locale: 'en', attempts: 0 },
      { kind: 'link', user_id: null, locale: 'en', attempts: 0 },
    ]);
    expect((await mailTo(server, email))[0]?.html).toContain('<html lang="es">');
    expect((await mailTo(server, stranger))[0]?.html).toContain('<html lang="en">');
  });
});
