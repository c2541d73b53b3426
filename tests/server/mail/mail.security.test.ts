import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ipList } from '../../../server/network/networks.ts';
import { smtpTransport } from '../../../server/mail/mailTransport.ts';
import { accountServer, newEmail, post, signUp } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { smtpSink } from '../support/smtpSink.ts';

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
  ])("can't be injected by an email address: %j", async (address) => {
    const way = smtpTransport({ smtpUrl: sink.url, mailFrom: 'hello@vetsync.test' });
    // Rejected or cleaned: either way no other recipient gets it.
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

  test('a plain email address arrives', async () => {
    const way = smtpTransport({ smtpUrl: sink.url, mailFrom: 'hello@vetsync.test' });
    await way.send('victim@example.org', { subject: 'Hello', text: 'text', html: '<p>text</p>' });
    way.close();
    expect(sink.received.splice(0)).toMatchObject([{ to: ['victim@example.org'] }]);
  });
});

const statusOf = async (
  at: Server,
  { headers = {}, ...more }: { headers?: Record<string, string>; peer?: string } = {},
) => {
  const asked = { headers: { Accept: 'application/json', ...headers }, ...more };
  return (await at.request('/dev/mail', asked)).status;
};

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

  test('shows hostile mail as text, in a frame without scripts and external content', async () => {
    const answer = await server.request('/dev/mail');
    const page = await answer.text();
    expect(page).toContain('&lt;script&gt;alert(3)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<img/i);
    expect(page).not.toMatch(/href="(?!http:\/\/vetsync\.localhost\/)/);
    expect(page).toContain('<iframe sandbox=""');

    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const style = /<style>([^]*)<\/style>/.exec(page)![1]!;
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  test('rejects another host name that resolves to this machine', async () => {
    for (const [host, status] of [
      ['vetsync.localhost', 200],
      ['localhost:3000', 200],
      ['127.0.0.1:3000', 200],
      ['[::1]:3000', 200],
      ['vetsync.example', 404],
      ['localhost.evil.example', 404],
      ['127.0.0.1.evil.example', 404],
    ] as const) {
      expect([host, await statusOf(server, { headers: { host } })]).toEqual([host, status]);
    }
  });

  test('only answers programs on this machine, by their socket and not their headers', async () => {
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1']) {
      expect([peer, await statusOf(server, { peer })]).toEqual([peer, 200]);
    }
    const forgeries: Record<string, string>[] = [
      {},
      { host: 'localhost' },
      { 'x-forwarded-for': '127.0.0.1', host: 'localhost' },
    ];
    for (const peer of ['192.0.2.1', '10.0.0.1', '::ffff:c000:201', '2001:db8::1', '']) {
      for (const headers of forgeries) {
        expect([peer, await statusOf(server, { peer, headers })]).toEqual([peer, 404]);
      }
    }
    expect((await server.app.request('http://localhost/dev/mail')).status).toBe(404);
  });

  test('is not available through a proxy on this machine', async () => {
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'X-Forwarded-Proto']) {
      expect([name, await statusOf(server, { headers: { [name]: '127.0.0.1' } })]).toEqual([name, 404]);
    }
    const proxied = await accountServer({ config: { trustedProxies: ipList(['127.0.0.1']) } });
    expect(await statusOf(proxied)).toBe(404);
    await proxied.close();
  });

  test('behaves the same over a real socket', async () => {
    const { url, close } = await server.listen();
    // Unlike fetch, this can send any `Host` header.
    const over = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        get(`${url}/dev/mail`, { headers }, (answer) => resolve(answer.resume().statusCode)).on(
          'error',
          reject,
        );
      });
    expect(await over({})).toBe(200);
    expect(await over({ host: 'localhost' })).toBe(200);
    expect(await over({ host: 'vetsync.example' })).toBe(404);
    expect(await over({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    await close();
  });

  test.each(['https://vetsync.example', 'http://vetsync.example:3000', 'http://192.0.2.1:3000'])(
    'does not exist on a public site, %s, and stores no mail for it',
    async (origin) => {
      const lines: string[] = [];
      const open = await accountServer({
        config: { appOrigin: origin },
        onLog: (line) => lines.push(line),
      });
      try {
        await open.sql`
          insert into kept_mails (recipient, subject, text, html, at) values ('a@example.org', 'Reset', '', '', now())`;
        for (const host of ['localhost:3000', '127.0.0.1:3000', new URL(origin).host]) {
          expect([host, await statusOf(open, { headers: { host } })]).toEqual([host, 404]);
        }
        const email = newEmail();
        await post(open, '/api/auth/recover', { email });
        open.deps.mail.start();
        await open.deps.mail.deliverDue();
        expect(await open.sql`select recipient from mail_outbox`).toEqual([{ recipient: email }]);
        expect(await open.sql`select recipient from kept_mails`).toEqual([{ recipient: 'a@example.org' }]);
        expect(lines.join('')).toMatch(/SMTP_URL is not set.*no one can confirm.*reset a password/);
      } finally {
        await open.close();
      }
    },
  );

  test('does not exist with SMTP or an external database', async () => {
    for (const config of [
      { smtpUrl: 'smtp://127.0.0.1:1' },
      { databaseUrl: 'postgres://elsewhere/vetsync' },
    ]) {
      const other = await accountServer({ config });
      expect(await statusOf(other)).toBe(404);
      await other.close();
    }
  });
});

test("an email address can't contain a line break", async () => {
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
