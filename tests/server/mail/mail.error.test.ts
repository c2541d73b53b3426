import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { Sql } from '../../../server/data/db.ts';
import { createMail, retryDelayMs } from '../../../server/mail/mail.ts';
import { testClock } from '../harness.ts';
import { accountServer, count, dayMs, hourMs, newEmail, signUp } from '../support/accounts.ts';
import { smtpSink } from '../support/smtpSink.ts';

/** A port without a listener. */
async function deadPort(): Promise<number> {
  const sink = await smtpSink();
  await sink.close();
  return sink.port;
}

test('mail waits while the mail server is down and arrives when it is back', async () => {
  const port = await deadPort();
  const clock = testClock();
  const lines: string[] = [];
  const server = await accountServer({
    clock,
    config: { smtpUrl: `smtp://127.0.0.1:${port}` },
    onLog: (line) => lines.push(line),
  });
  try {
    const email = newEmail();
    expect((await signUp(server, email)).status).toBe(202);
    await server.deps.mail.deliverDue();
    expect(await server.sql`select attempts from mail_outbox`).toEqual([{ attempts: 1 }]);
    expect(lines.join('')).toContain('mail not sent');
    expect(lines.join('')).not.toContain(email);

    const sink = await smtpSink({ port });
    await server.deps.mail.deliverDue();
    expect(sink.received).toEqual([]);
    clock.advance(retryDelayMs(1));
    await server.deps.mail.deliverDue();
    expect(sink.received.map(({ to }) => to)).toEqual([[email]]);
    expect(await count(server, 'mail_outbox')).toBe(0);
    await server.deps.mail.stop();
    await sink.close();
  } finally {
    await server.close();
  }
});

test('delays double up to an hour', () => {
  expect([1, 2, 3, 7, 8, 9, 20].map(retryDelayMs)).toEqual([
    30_000,
    60_000,
    120_000,
    32 * 60_000,
    hourMs,
    hourMs,
    hourMs,
  ]);
});

test('mail of a server that died is sent by another one', async () => {
  const sink = await smtpSink();
  const clock = testClock();
  const server = await accountServer({ clock, config: { smtpUrl: sink.url } });
  try {
    const email = newEmail();
    await signUp(server, email);
    // The state that a server leaves if it is killed while sending.
    await server.sql`update mail_outbox set attempts = 1, due_at = ${new Date(clock.now().getTime() + 120_000)}`;
    await server.deps.mail.deliverDue();
    expect(sink.received).toEqual([]);
    clock.advance(120_000);
    await server.deps.mail.deliverDue();
    expect(sink.received.map(({ to }) => to)).toEqual([[email]]);
  } finally {
    await server.close();
    await sink.close();
  }
});

test('a missing mailbox is given up immediately, a temporary error is not', async () => {
  const sink = await smtpSink({ recipient: (address) => (address.startsWith('gone') ? 550 : 451) });
  const server = await accountServer({ config: { smtpUrl: sink.url } });
  try {
    const later = newEmail();
    await signUp(server, 'gone@example.org');
    await signUp(server, later);
    await server.deps.mail.deliverDue();
    expect(await server.sql`select recipient, attempts from mail_outbox`).toEqual([
      { recipient: later, attempts: 1 },
    ]);
  } finally {
    await server.close();
    await sink.close();
  }
});

test('mail is given up after twenty attempts', async () => {
  const clock = testClock();
  const server = await accountServer({ clock, config: { smtpUrl: `smtp://127.0.0.1:${await deadPort()}` } });
  try {
    await signUp(server, newEmail());
    for (let tries = 1; tries < 20; tries += 1) {
      await server.deps.mail.deliverDue();
      expect(await count(server, 'mail_outbox')).toBe(1);
      clock.advance(hourMs);
    }
    await server.deps.mail.deliverDue();
    expect(await count(server, 'mail_outbox')).toBe(0);
  } finally {
    await server.close();
  }
});

test('without SMTP and with an external database, mail waits in the outbox and is not shown', async () => {
  const lines: string[] = [];
  const server = await accountServer({
    config: { databaseUrl: 'postgres://elsewhere/vetsync' },
    onLog: (line) => lines.push(line),
  });
  try {
    server.deps.mail.start();
    await signUp(server, newEmail());
    await server.deps.mail.deliverDue();
    expect(await count(server, 'mail_outbox')).toBe(1);
    expect(await count(server, 'kept_mails')).toBe(0);
    expect(lines.join('')).toContain('SMTP_URL is not set');
    expect((await server.request('/dev/mail')).status).toBe(404);
  } finally {
    await server.close();
  }
});

test('a wake replaces the next poll', async () => {
  let claims = 0;
  const emptyOutbox = async ([text]: TemplateStringsArray) => {
    if (text!.includes('with due as')) claims += 1;
    return [];
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const mail = createMail({
      sql: emptyOutbox as unknown as Sql,
      clock: testClock(),
      log: pino({ level: 'silent' }),
      transport: { send: async () => {}, close: () => {} },
      write: async () => null,
    });
    mail.start();
    await new Promise(setImmediate);
    expect(vi.getTimerCount()).toBe(1);
    mail.wake();
    expect(vi.getTimerCount()).toBe(1);
    vi.runOnlyPendingTimers();
    await new Promise(setImmediate);
    expect(claims).toBe(2);
    expect(vi.getTimerCount()).toBe(1);
    await mail.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('a lost database does not stop the outbox', async () => {
  const server = await accountServer();
  const email = newEmail();
  try {
    await server.sql`alter table mail_outbox rename to mail_outbox_away`;
    server.deps.mail.start();
    await expect(server.deps.mail.deliverDue()).rejects.toThrow('does not exist');
    await server.sql`alter table mail_outbox_away rename to mail_outbox`;
    await signUp(server, email);
    await expect.poll(() => count(server, 'kept_mails')).toBe(1);
  } finally {
    await server.close();
  }
});

test('links state how long they work and expire then', async () => {
  const clock = testClock();
  const server = await accountServer({ clock });
  try {
    await signUp(server, newEmail());
    await server.deps.mail.deliverDue();
    const [row] = await server.sql`
      select text, (select expires_at from account_tokens) as "expiresAt" from kept_mails`;
    expect(row!['text']).toContain('expires in 24 hours');
    expect(row!['expiresAt'].getTime() - clock.now().getTime()).toBe(dayMs);
  } finally {
    await server.close();
  }
});
