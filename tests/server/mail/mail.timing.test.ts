import { expect, test } from 'vitest';
import { accountServer, newEmail, signUp } from '../support/accounts.ts';
import { smtpSink } from '../support/smtpSink.ts';

test('the outbox sends as soon as it is woken, without waiting for the next poll', async () => {
  const sink = await smtpSink();
  const server = await accountServer({
    config: { smtpUrl: sink.url, mailFrom: 'VetSync <hello@vetsync.test>' },
  });
  server.deps.mail.start();
  const email = newEmail();
  await signUp(server, email);
  await expect.poll(() => sink.received.flatMap(({ to }) => to), { timeout: 2_000 }).toContain(email);
  await server.close();
  await sink.close();
});
