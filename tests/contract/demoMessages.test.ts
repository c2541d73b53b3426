import { searchForAll } from '@vetsync/machines/exchange/model';
import { simulatedReplyMs } from '@vetsync/machines/messages/model';
import { veteranId } from '@vetsync/machines/model/world';
import { sampleCorrespondence, simulatedReplies } from '@vetsync/samples/messages';
import { nonprofitContactSamples } from '@vetsync/samples/nonprofit';
import { recruiterContactSamples } from '@vetsync/samples/recruiter';
import { universityContactSamples } from '@vetsync/samples/university';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/system/parts/World.phrases';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDemoServer } from '../../app/demo/demoServer.ts';
import type { InboxServer } from '../../app/services/platformServer.ts';
import { aloneWorld } from './support/demoSite.ts';

/** What only the demo has: sample conversations, and people who answer after a while. */
beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 2, 15) }));
afterEach(() => void vi.useRealTimers());

const samples = {
  recruiter: recruiterContactSamples,
  university: universityContactSamples,
  nonprofit: nonprofitContactSamples,
};
type Role = keyof typeof samples;
const serverOf = (role: Role, world = aloneWorld()) =>
  createDemoServer({
    world,
    samples: { ...samples[role], correspondence: sampleCorrespondence },
    write: writePhrase,
    now: Date.now,
    random: () => 0.5,
  });
const list = async (server: InboxServer, search = {}) =>
  (await server.loadThreads({ organizationId: null, ...searchForAll, ...search, cursor: null })).threads;
const unreadIn = async (server: InboxServer) =>
  (await list(server)).reduce((sum, { unread }) => sum + unread, 0);
const messages = async (server: InboxServer, threadId: string) =>
  (await server.loadMessages({ organizationId: null, threadId, cursor: null })).messages;
const send = (server: InboxServer, threadId: string, id: string) =>
  server.sendCommand({ command: { id, type: 'message.send', payload: { threadId, text: 'Hello' } } });
const wait = (ms: number) => vi.advanceTimersByTime(ms);

test.each([
  ['recruiter', 12, 23],
  ['university', 6, 5],
  ['nonprofit', 5, 0],
] as const)(
  'a %s has %i conversations, %i messages unread (platform spec, section 2)',
  async (role, many, unread) => {
    const server = serverOf(role);
    expect(await list(server)).toHaveLength(many);
    expect(await unreadIn(server)).toBe(unread);
  },
);

test('opening the first conversation leaves 19 unread', async () => {
  const server = serverOf('recruiter');
  const [first] = await list(server);
  await server.sendCommand({
    command: { id: 'c', type: 'thread.read', payload: { threadId: first!.id } },
  });
  expect(await unreadIn(server)).toBe(19);
  expect(await list(server, { isUnread: true })).toHaveLength(9);
});

test('conversations are found by what the person is known by', async () => {
  const server = serverOf('recruiter');
  const [first] = await list(server);
  const subject = writePhrase(first!.about.at(-1)!.title);
  expect((await list(server, { q: subject })).map(({ id }) => id)).toContain(first!.id);
  expect(await list(server, { q: 'shift bonus' })).toHaveLength(1);
});

/** A recruiter has written to the person of the first conversation. */
const written = async (world = aloneWorld()) => {
  const server = serverOf('recruiter', world);
  const [first] = await list(server);
  await send(server, first!.id, 'm');
  const answers = async () => (await messages(server, first!.id)).filter(({ isSimulated }) => isSimulated);
  return { server, world, id: first!.id, answers };
};

describe('a sample person', () => {
  test('answers once, after a delay, and is said to write until then', async () => {
    const { server, id, answers } = await written();
    expect((await list(server))[0]).toMatchObject({ id, isAwaited: true });
    wait(simulatedReplyMs - 1);
    expect(await answers()).toEqual([]);
    wait(1);
    expect(await answers()).toMatchObject([{ side: 'person', text: simulatedReplies[2] }]);
    expect((await list(server))[0]).toMatchObject({ id, isAwaited: false, unread: 5 });
    wait(simulatedReplyMs);
    expect(await answers()).toHaveLength(1);
  });

  test('answers two messages at once, counting from the second', async () => {
    const { server, id, answers } = await written();
    wait(simulatedReplyMs - 1);
    await send(server, id, 'n');
    wait(simulatedReplyMs - 1);
    expect(await answers()).toEqual([]);
    wait(1);
    expect(await answers()).toHaveLength(1);
  });

  test('answers once though two pages wait, and has the rest of the time after a reload', async () => {
    const { world, answers } = await written();
    wait(simulatedReplyMs - 1_000);
    serverOf('recruiter', world);
    wait(1_000);
    expect(await answers()).toHaveLength(1);
  });

  test('answers at once if the time is over', async () => {
    const { world, answers } = await written();
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + simulatedReplyMs);
    serverOf('recruiter', world);
    wait(0);
    expect(await answers()).toHaveLength(1);
  });

  test("is not the demo's veteran, who answers for themselves", async () => {
    const world = aloneWorld();
    const server = serverOf('recruiter', world);
    world.send({
      type: 'world.dispatch',
      command: {
        type: 'message.send',
        message: { id: 'v', to: 'recruiter', fromName: 'Marcus Delaney', text: 'Good morning' },
      },
    });
    await send(server, veteranId, 'm');
    wait(simulatedReplyMs);
    expect((await messages(server, veteranId)).map(({ text }) => text)).toEqual(['Hello', 'Good morning']);
  });
});

test('who follows hears of every change, until they stop', async () => {
  const world = aloneWorld();
  const server = serverOf('recruiter', world);
  const heard: string[] = [];
  const stop = server.followFacts({ organizationId: null, after: null }, ({ type }) => void heard.push(type));
  const [first] = await list(server);
  await send(server, first!.id, 'm');
  expect(heard).toEqual(['feed.opened', 'feed.reset']);
  wait(25_000);
  expect(heard.slice(2)).toEqual(['feed.reset', 'feed.heartbeat']);
  stop();
  world.send({ type: 'world.reset' });
  expect(heard).toHaveLength(4);
});
