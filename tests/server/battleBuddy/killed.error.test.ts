import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { person } from '../support/organizations.ts';
import { startReady } from '../support/serverProcess.ts';
import { fakeModel } from './fakeModel.ts';
import type { FakeModel } from './fakeModel.ts';
import { partsIn, textOf } from './support.ts';

// It starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const begins = 'SGLI covers you for 120 days after you leave. ';
let server: Server;
let model: FakeModel;
beforeAll(async () => {
  server = await accountServer();
  model = await fakeModel();
});
afterAll(async () => {
  await server.close();
  await model.close();
});

/** A server in a process of its own, on the same database. */
async function started(cookie: string) {
  const running = await startReady({
    environment: {
      DATABASE_URL: server.databaseUrl,
      SECRET_KEY: 'a secret key for tests only, not used elsewhere',
      ASSISTANT_URL: model.url,
      ASSISTANT_MODEL: 'small',
    },
  });
  onTestFinished(async () => void (await running.kill('SIGKILL')));
  const call = (path: string, body?: object) =>
    fetch(`${running.url}/api/assistant/conversations${path}`, {
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  return { running, call };
}

test('a conversation is whole after its server was killed in the middle of an answer', async () => {
  const { cookie } = await person(server);
  const { running, call } = await started(cookie);
  const { conversation } = (await (await call('', { language: 'en' })).json()) as {
    conversation: { id: string };
  };
  const [answered, cut] = [
    { id: randomUUID(), text: 'How much leave can I sell back?' },
    { id: randomUUID(), text: 'How long does SGLI cover me after discharge?' },
  ];
  const path = `/${conversation.id}/messages`;
  model.play({ says: 'You may sell up to 60 days in a whole career.' });
  const first = partsIn(await (await call(path, answered)).text());
  expect(first.at(-1)).toMatchObject({ type: 'end', engine: 'model' });

  model.play({ halts: begins });
  const reader = (await call(path, cut)).body!.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!seen.includes('120 days')) seen += (await reader.read()).value ?? '';
  await running.kill('SIGKILL');
  await reader.read().catch(() => {});

  const next = await started(cookie);
  const stored = async () =>
    ((await (await next.call(`/${conversation.id}`)).json()) as { messages: object[] }).messages;
  expect(await stored()).toMatchObject([
    { id: answered.id, parts: first },
    { id: cut.id, text: cut.text, parts: [] },
  ]);

  model.play({ says: `${begins}There is no cost for that.` });
  const again = partsIn(await (await next.call(path, cut)).text());
  expect(textOf(again)).toContain('120 days');
  expect(again.filter(({ type }) => type === 'end')).toHaveLength(1);
  expect(await stored()).toMatchObject([{ parts: first }, { parts: again }]);
  expect(partsIn(await (await next.call(path, cut)).text())).toEqual(again);
  const outcomes =
    await server.sql`select from assistant_outcomes where message_id in (${cut.id}, ${answered.id})`;
  expect(outcomes).toHaveLength(2);
});
