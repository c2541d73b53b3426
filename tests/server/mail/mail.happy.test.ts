import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letter } from '../../../machines/model/letters/index.ts';
import {
  accountServer,
  browserOf,
  confirm,
  count,
  mailTo,
  member,
  newEmail,
  post,
  signUp,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { smtpSink } from '../support/smtpSink.ts';

describe('by SMTP', () => {
  let sink: Awaited<ReturnType<typeof smtpSink>>;
  let server: Server;
  beforeAll(async () => {
    sink = await smtpSink();
    server = await accountServer({
      config: { smtpUrl: sink.url, mailFrom: 'VetSync <hello@vetsync.test>' },
    });
  });
  afterAll(async () => {
    await server.close();
    await sink.close();
  });

  test('a letter arrives as text and HTML and is not stored', async () => {
    const email = newEmail();
    const browser = browserOf(await signUp(server, email));
    await server.deps.mail.deliverDue();
    const [mail, ...others] = sink.received.splice(0);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: 'hello@vetsync.test', to: [email] });
    expect(mail!.raw).toContain('From: VetSync <hello@vetsync.test>');
    expect(mail!.raw).toContain(`To: ${email}`);
    expect(mail!.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail!.raw).toContain('Content-Type: text/html; charset=utf-8');

    const words = mail!.raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
    const token = /#token=([\w-]{43})/.exec(words)?.[1] ?? '';
    expect((await confirm(server, token, browser)).status).toBe(200);
    expect(await count(server, 'mail_outbox')).toBe(0);
    expect(await count(server, 'kept_mails')).toBe(0);
  });

  test('many servers on one database send each mail once', async () => {
    const emails = Array.from({ length: 60 }, newEmail);
    for (const email of emails) {
      await server.deps.accounts.registrations.add({ email, fullName: null, passwordHash: 'none' });
    }
    await Promise.all(Array.from({ length: 8 }, () => server.deps.mail.deliverDue()));
    const sentTo = sink.received.splice(0).flatMap(({ to }) => to);
    expect(sentTo.toSorted()).toEqual(emails.toSorted());
  });
});

describe('stored without an SMTP server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await accountServer();
  });
  afterAll(() => server.close());

  test('as JSON, newest first', async () => {
    const [first, second] = [newEmail(), newEmail()];
    for (const email of [first, second]) {
      await signUp(server, email);
      await mailTo(server, email);
    }
    const answer = await server.request('/dev/mail', { headers: { Accept: 'application/json' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { mails } = await answer.json();
    expect(mails.map(({ to }: { to: string }) => to)).toEqual([second, first]);
    expect(mails[0]).toEqual({
      to: second,
      subject: 'Confirm your email address for VetSync',
      text: expect.stringContaining('/auth/confirm#token='),
      html: expect.stringContaining('/auth/confirm#token='),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test('as a page with links that open', async () => {
    const email = newEmail();
    await signUp(server, email);
    const [mail] = await mailTo(server, email);
    const link = /http:\S+/.exec(mail!.text)![0];
    const answer = await server.request('/dev/mail', { headers: { Accept: 'text/html' } });
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await answer.text();
    expect(page).toContain(`<a href="${link}">${link}</a>`);
    expect(page).toContain(email);
  });

  test('an owner who requests another confirmation is asked to sign in, and a stranger gets nothing', async () => {
    const { email } = await member(server);
    const stranger = newEmail();
    for (const address of [email, stranger]) {
      await post(server, '/api/auth/resend', { email: address, type: 'signup' });
    }
    const [mail] = await mailTo(server, email);
    expect(mail?.subject).toBe('You already have a VetSync account');
    expect(mail?.text).toContain(`${server.deps.config.appOrigin}/auth\n`);
    expect(await mailTo(server, stranger)).toEqual([]);
    expect(await count(server, 'mail_outbox')).toBe(0);
  });
});

test('a letter has the same content as text and HTML', () => {
  const { text, html } = letter('en', 'Tea & talk', {
    parts: [
      '<Hello>',
      { link: 'https://vetsync.test/?a=1&b="2"', label: 'Open "it"' },
      { line: 'Pier <9>', link: 'https://vetsync.test/9' },
    ],
    footer: ['Why?', { link: 'https://vetsync.test/fewer', label: 'Fewer' }],
  });
  expect(text).toBe(
    'Tea & talk\n\n<Hello>\n\nOpen "it":\nhttps://vetsync.test/?a=1&b="2"\n\nPier <9>\nhttps://vetsync.test/9\n\nWhy?\n\nFewer:\nhttps://vetsync.test/fewer\n',
  );
  expect(html).toContain('<p class="line"><a href="https://vetsync.test/9">Pier &lt;9&gt;</a></p>');
  expect(html).toContain(
    '<footer>\n<p>Why?</p>\n<p><a href="https://vetsync.test/fewer">Fewer</a></p>\n</footer>',
  );
  expect(html).toContain('<title>Tea &amp; talk</title>');
  expect(html).toContain('<p>&lt;Hello&gt;</p>');
  expect(html).toContain('href="https://vetsync.test/?a=1&amp;b=&quot;2&quot;">Open &quot;it&quot;</a>');
});
