import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smtpPost } from '../../server/mail/post.ts';
import { accountServer, newEmail, post, signUp } from './support/accounts.ts';
import type { Server } from './support/accounts.ts';
import { smtpSink } from './support/smtpSink.ts';

describe('headers of a mail', () => {
  let sink: Awaited<ReturnType<typeof smtpSink>>;
  beforeAll(async () => {
    sink = await smtpSink();
  });
  afterAll(() => sink.close());

  test.for([
    'victim@example.org\r\nBcc: more@example.org',
    'victim@example.org\nSubject: other',
    'victim@example.org, more@example.org',
    'victim@example.org;more@example.org',
    '"x" <more@example.org>, victim@example.org',
  ])('take no line and no recipient from an address: %j', async (address) => {
    const way = smtpPost({ smtpUrl: sink.url, mailFrom: 'hello@vetsync.test' });
    // Refused or cleaned: either way nobody else gets it.
    await way
      .send(address, { subject: 'A\r\nBcc: more@example.org', text: 'text', html: '<p>text</p>' })
      .catch(() => {});
    way.close();
    for (const { to, raw } of sink.received.splice(0)) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain('more@example.org');
      const head = raw.split('\r\n\r\n')[0]!;
      expect(head).not.toMatch(/^(Bcc|Cc): /im);
      expect(head.match(/^Subject: /gim)).toHaveLength(1);
    }
  });

  test('a plain address arrives', async () => {
    const way = smtpPost({ smtpUrl: sink.url, mailFrom: 'hello@vetsync.test' });
    await way.send('victim@example.org', { subject: 'Hello', text: 'text', html: '<p>text</p>' });
    way.close();
    expect(sink.received.splice(0)).toMatchObject([{ to: ['victim@example.org'] }]);
  });
});

describe('/dev/mail', () => {
  let server: Server;
  beforeAll(async () => {
    server = await accountServer();
    await server.sql`
      insert into kept_mails (recipient, subject, text, html, at) values (
        '<script>alert(1)</script>@example.org', '"><img src=x onerror=alert(2)>',
        '<script>alert(3)</script> javascript:alert(4) https://evil.example/',
        '"><script>alert(5)</script>', now())`;
  });
  afterAll(() => server.close());

  test('shows hostile mail as words, in a frame that can run and load nothing', async () => {
    const answer = await server.request('/dev/mail');
    const page = await answer.text();
    expect(page).toContain('&lt;script&gt;alert(3)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<img/i);
    expect(page).not.toMatch(/href="(?!http:\/\/vetsync\.test\/)/);
    expect(page).toContain('<iframe sandbox=""');

    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const style = /<style>([^]*)<\/style>/.exec(page)![1]!;
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  test("does not answer to another site's name that points here", async () => {
    for (const [host, status] of [
      ['vetsync.test', 200],
      ['localhost:3000', 200],
      ['127.0.0.1:3000', 200],
      ['evil.example', 404],
      ['localhost.evil.example', 404],
      ['127.0.0.1.evil.example', 404],
    ] as const) {
      const answer = await server.app.request(`http://${host}/dev/mail`);
      expect([host, answer.status]).toEqual([host, status]);
    }
  });

  test('is not there where mail is sent, or the database is elsewhere', async () => {
    for (const config of [
      { smtpUrl: 'smtp://127.0.0.1:1' },
      { databaseUrl: 'postgres://elsewhere/vetsync' },
    ]) {
      const other = await accountServer({ config });
      const answer = await other.request('/dev/mail', { headers: { Accept: 'application/json' } });
      expect(answer.status).toBe(404);
      await other.close();
    }
  });
});

test('an address cannot hold a line break on its way in', async () => {
  const server = await accountServer();
  try {
    const email = newEmail();
    for (const bad of [`${email}\r\nBcc: x@example.org`, `${email}\0`, `${email}, x@example.org`]) {
      const answer = await post(server, '/api/auth/resend', { email: bad, type: 'signup' });
      expect(answer.status).toBe(422);
    }
    expect((await signUp(server, email)).status).toBe(202);
    const rows = await server.sql`select recipient from mail_outbox`;
    expect(rows).toEqual([{ recipient: email }]);
  } finally {
    await server.close();
  }
});
