import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { worldFactOf } from '../../../machines/model/exchange/index.ts';
import { applyAccountFacts } from '../../../machines/model/exchange/index.ts';
import { emptyWorld } from '../../../machines/model/world/index.ts';
import type { Fact } from '../../../machines/model/world/index.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { factsAfter, factsIn, followFacts, saveProgram, sendCommand, stateOf } from '../support/exchange.ts';
import { person } from '../support/organizations.ts';

let server: Server;
let url: string;
beforeAll(async () => {
  server = await accountServer();
  ({ url } = await server.listen());
});
afterAll(() => server.close());

const followed = async (cookie: string, query = '') => {
  const stream = await followFacts(url, cookie, query);
  onTestFinished(stream.close);
  return stream;
};

const read = (withId: string) => ({ type: 'conversation.read', payload: { reader: 'user', withId } });

/** Commands in an order that a seed determines. */
function commandsOf(seed: number) {
  let state = seed;
  const below = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const name = () => `Item ${below(4)}`;
  const makers = [
    () => saveProgram(name()),
    () => ({ type: 'program.forget', payload: { programId: name() } }),
    () => ({ type: 'record.save', payload: { record: { id: name(), text: String(below(100)) } } }),
    () => ({ type: 'record.remove', payload: { recordId: name() } }),
    () => ({ type: 'conversation.read', payload: { reader: 'user', withId: name() } }),
    () => ({ type: 'notification.readAll', payload: { targetRole: 'user' } }),
  ];
  return Array.from({ length: 60 }, () => makers[below(makers.length)]!());
}

describe('a command', () => {
  test('becomes a fact, which is part of the state from then on', async () => {
    const { cookie, id } = await person(server);
    const command = { id: randomUUID(), ...saveProgram('Nursing') };
    const facts = await factsAfter(server, cookie, command);
    expect(facts).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'programSaved',
        subject: 'Nursing',
        payload: { program: { id: 'Nursing', title: 'Nursing' } },
        at: expect.any(String) as string,
        actor: id,
        commandId: command.id,
        version: 1,
      },
    ]);
    expect(await stateOf(server, cookie)).toMatchObject({
      version: 1,
      world: { savedPrograms: [{ id: 'Nursing', title: 'Nursing' }] },
    });
  });

  test('has its effect once, and the same answer every time', async () => {
    const { cookie } = await person(server);
    const command = { id: randomUUID(), ...saveProgram('Welding') };
    const answers = await Promise.all(Array.from({ length: 20 }, () => factsAfter(server, cookie, command)));
    expect(answers[0]).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await factsAfter(server, cookie, { type: 'program.forget', payload: { programId: 'Welding' } });
    expect(await factsAfter(server, cookie, command)).toEqual(answers[0]);
    expect((await stateOf(server, cookie)).world.savedPrograms).toEqual([]);
  });

  test('that changes nothing has no fact', async () => {
    const { cookie } = await person(server);
    await factsAfter(server, cookie, saveProgram('History'));
    expect(await factsAfter(server, cookie, saveProgram('History'))).toEqual([]);
    expect((await stateOf(server, cookie)).version).toBe(1);
  });

  test('keeps the order of a list, also when an item moves to its end', async () => {
    const { cookie } = await person(server);
    for (const withId of ['anna', 'ben', 'cleo']) await factsAfter(server, cookie, read(withId));
    const { world } = await stateOf(server, cookie);
    expect(world.readConversations.map(({ id }) => id)).toEqual(['user:anna', 'user:ben', 'user:cleo']);
  });

  test('of 30 at the same moment are carried out one after the other', async () => {
    const { cookie } = await person(server);
    const titles = Array.from({ length: 30 }, (_, index) => `Program ${index}`);
    const facts = (
      await Promise.all(titles.map((title) => factsAfter(server, cookie, saveProgram(title))))
    ).flat();
    expect(facts.map(({ version }) => version).toSorted((a, b) => a! - b!)).toEqual(
      titles.map((_, index) => index + 1),
    );
    const { world, version } = await stateOf(server, cookie);
    expect(version).toBe(30);
    const inOrder = facts.toSorted((a, b) => a.version! - b.version!);
    expect(world.savedPrograms.map(({ id }) => id)).toEqual(inOrder.map(({ subject }) => subject));
  });
});

describe('the stream', () => {
  test('reaches every browser of the person, and nobody else', async () => {
    const [one, other] = [await person(server), await person(server)];
    const [phone, desk, strangers] = [
      await followed(one.cookie),
      await followed(one.cookie),
      await followed(other.cookie),
    ];
    const [fact] = await factsAfter(server, one.cookie, saveProgram('Aviation'));
    await factsAfter(server, other.cookie, saveProgram('Botany'));
    for (const stream of [phone, desk]) {
      await stream.until(() => factsIn(stream).length > 0);
      expect(factsIn(stream)).toEqual([fact]);
    }
    await strangers.until(() => factsIn(strangers).length > 0);
    expect(factsIn(strangers).map(({ subject }) => subject)).toEqual(['Botany']);
  });

  test('goes on from the position of the state', async () => {
    const { cookie } = await person(server);
    await factsAfter(server, cookie, saveProgram('One'));
    const { position, version } = await stateOf(server, cookie);
    await factsAfter(server, cookie, saveProgram('Two'));
    await factsAfter(server, cookie, saveProgram('Three'));
    const stream = await followed(cookie, `?after=${position}`);
    const news = () => factsIn(stream).filter((fact) => fact.version! > version);
    await stream.until(() => news().length === 2);
    expect(news().map(({ subject }) => subject)).toEqual(['Two', 'Three']);
  });
});

describe('the facts', () => {
  test.each([1, 22, 333, 4_444])('lead a browser to the state of the server (seed %i)', async (seed) => {
    const { cookie } = await person(server);
    const stream = await followed(cookie);
    for (const command of commandsOf(seed)) {
      expect((await sendCommand(server, cookie, command)).status).toBe(200);
    }
    const { world, version } = await stateOf(server, cookie);
    await stream.until(() => factsIn(stream).length >= version);
    const facts = factsIn(stream).map((fact) => worldFactOf(fact)!) satisfies Fact[];
    expect(applyAccountFacts(emptyWorld, facts)).toEqual(world);
  });
});
