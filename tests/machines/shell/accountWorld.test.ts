import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  accountWorldMachine,
  accountWorldView,
  type CommandResult,
  type FactFeedEvent,
  type LoadedWorld,
  type QueuedCommand,
  type StoreCommands,
} from '@vetsync/machines/shell/accountWorld';
import { applyAccountFacts, decideOwn, personalRules } from '@vetsync/machines/model/exchange';
import type { CommandRequest, ExchangeFact, OwnCommand } from '@vetsync/machines/model/exchange';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { FactBody, World } from '@vetsync/machines/model/world';
import { feedReconnectMs } from '@vetsync/machines/system/model';

const userId = '0198d2a4-0000-7000-8000-000000000001';
const save = (id: string) => ({ type: 'program.save', program: { id, title: id } }) as const;
const flush = () => new Promise((done) => setTimeout(done));

/** A server that answers what the test says, when the test says so. */
function server() {
  let version = 0;
  let world: World = emptyWorld;
  const facts: ExchangeFact[] = [];
  const answers = new Map<string, ExchangeFact[]>();
  function store(commandId: string, body: FactBody): ExchangeFact {
    version += 1;
    const { type: kind, ...payload } = body;
    const at = Date.parse('2026-11-25T10:00:00Z') + version;
    const id = `0198d2a4-1111-7000-8000-${String(version).padStart(12, '0')}`;
    world = applyAccountFacts(world, [{ id, at, body }]);
    const fact = {
      id,
      kind,
      subject: '',
      payload,
      at: new Date(at).toISOString(),
      actor: userId,
      commandId,
      version,
    };
    facts.push(fact);
    return fact;
  }
  return {
    state: () => ({ world, version, recent: facts.slice(-20), position: String(facts.length) }),
    facts,
    store,
    /** Carries out a command once, whatever the number of calls. */
    run({ id, request: { type, payload } }: QueuedCommand) {
      const known = answers.get(id);
      if (known) return known;
      const command = { type, ...payload } as OwnCommand;
      const made = [store(id, decideOwn(command, { userId, at: 0, random: () => 0.5 }))];
      answers.set(id, made);
      return made;
    },
  };
}

const unreachable = () =>
  Promise.reject(Object.assign(new Error('unreachable'), { status: 0, code: 'unreachable' }));
const refused = () =>
  Promise.reject(
    Object.assign(new Error('refused'), { status: 409, code: 'list_full', detail: 'Too many.' }),
  );

interface Situation {
  queue?: readonly QueuedCommand[];
  /** What the server has. */
  saved?: readonly string[];
  isReachable?: boolean;
  /** Whether commands reach the server from the start. */
  canSend?: boolean;
  /** When the world arrives that was asked for. It is as old as the question. */
  arrives?: Promise<void>;
}

function opened({ queue = [], saved = [], isReachable = true, canSend = true, arrives }: Situation = {}) {
  const clock = new SimulatedClock();
  const remote = server();
  for (const id of saved) remote.store(id, { type: 'programSaved', program: { id, title: id } });
  const load = async () => {
    const loaded = { rules: personalRules(userId), ...remote.state() };
    await arrives;
    return loaded;
  };
  const control: {
    send: (command: QueuedCommand) => Promise<CommandResult>;
    load: () => Promise<LoadedWorld>;
    feed: (event: FactFeedEvent) => void;
    after: string | null;
  } = {
    send: canSend ? async (command) => ({ facts: remote.run(command) }) : unreachable,
    load: isReachable ? load : unreachable,
    feed: () => {},
    after: null,
  };
  let stored: readonly QueuedCommand[] = queue;
  let drawn = 0;
  const actor = createActor(
    accountWorldMachine.provide({
      actors: {
        loadWorld: fromPromise<LoadedWorld, void>(() => control.load()),
        sendCommand: fromPromise<CommandResult, { command: QueuedCommand }>(({ input }) =>
          control.send(input.command),
        ),
        followFacts: fromCallback<FactFeedEvent, { after: string | null }>(({ input, sendBack }) => {
          control.feed = sendBack;
          control.after = input.after;
          return () => {
            control.feed = () => {};
          };
        }),
        store: fromCallback<StoreCommands, void>(({ receive }) =>
          receive((event) => {
            stored = event.queue;
          }),
        ),
      },
    }),
    {
      clock,
      input: {
        queue,
        now: () => Date.parse('2026-11-25T10:00:00Z'),
        random: () => ((drawn += 1) * 0.618_033_988_749) % 1,
      },
    },
  );
  const emitted: { type: string }[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    remote,
    control,
    load,
    emitted,
    stored: () => stored,
    sync: () => accountWorldView(actor.getSnapshot()).sync,
    saved: () => actor.getSnapshot().context.log.world.savedPrograms.map(({ id }) => id),
    dispatch: (command: ReturnType<typeof save>) => actor.send({ type: 'world.dispatch', command }),
    live: async () => {
      await flush();
      control.feed({ type: 'feed.opened', position: null });
    },
  };
}

/** Asks the server. It stores the fact when it carries out the command. */
async function asking() {
  const started = opened();
  await started.live();
  const ids: string[] = [];
  const { control, remote, actor } = started;
  const carryOut = () =>
    remote.facts.length === 0
      ? [remote.store('asked', { type: 'programSaved', program: { id: 'nursing', title: 'Nursing' } })]
      : [...remote.facts];
  return {
    ...started,
    ids,
    carryOut,
    byFeed: () =>
      remote.facts.forEach((row) => control.feed({ type: 'feed.row', position: String(row.version), row })),
    ask: (send: () => Promise<CommandResult>) => {
      control.send = ({ id }) => {
        ids.push(id);
        return send();
      };
      const payload = { listingIds: ['nursing', 'welding'] };
      actor.send({
        type: 'server.request',
        id: 'asked',
        request: { type: 'commonApplication.submit', payload },
      });
    },
    answers: () => started.emitted.filter(({ type }) => type === 'command.settled'),
  };
}

describe('the results of a common application', () => {
  const results = [
    { listingId: 'nursing', applicationId: 'made', refused: null },
    { listingId: 'welding', applicationId: null, refused: 'listing_closed' },
  ] as const;
  const settled = { type: 'command.settled', id: 'asked', results, problem: null };

  test('reach who asked if the facts come first', async () => {
    const { ask, carryOut, byFeed, answers, saved } = await asking();
    const answer = Promise.withResolvers<CommandResult>();
    ask(() => answer.promise);
    const facts = carryOut();
    byFeed();
    expect([saved(), answers()]).toEqual([['nursing'], []]);
    answer.resolve({ facts, results });
    await flush();
    expect(answers()).toEqual([{ ...settled, facts }]);
  });

  test('reach who asked if the answer comes first', async () => {
    const { ask, carryOut, byFeed, answers, saved } = await asking();
    ask(async () => ({ facts: carryOut(), results }));
    await flush();
    byFeed();
    expect(answers()).toMatchObject([settled]);
    expect(saved()).toEqual(['nursing']);
  });

  test('reach who asked if the first answer was lost', async () => {
    const { ask, carryOut, byFeed, answers, ids, clock } = await asking();
    let calls = 0;
    ask(() => {
      const facts = carryOut();
      calls += 1;
      return calls === 1 ? unreachable() : Promise.resolve({ facts, results });
    });
    await flush();
    byFeed();
    expect(answers()).toEqual([]);
    clock.increment(Math.max(...feedReconnectMs));
    await flush();
    expect(answers()).toMatchObject([settled]);
    expect(ids).toEqual(['asked', 'asked']);
  });

  test('reach who asked if it is sent later, when the browser is online again', async () => {
    const { ask, carryOut, answers, actor, sync } = await asking();
    let isOnline = false;
    ask(async () => (isOnline ? { facts: carryOut(), results } : unreachable()));
    await flush();
    expect([answers(), sync().isWaiting]).toEqual([[], true]);
    isOnline = true;
    actor.send({ type: 'page.woken' });
    await flush();
    expect(answers()).toMatchObject([settled]);
  });
});

describe('what the server has', () => {
  test('is displayed once it is loaded, and its feed goes on from there', async () => {
    const { sync, saved, live, control, emitted } = opened({ saved: ['a'] });
    expect(sync().isLoaded).toBe(false);
    await live();
    expect(sync()).toMatchObject({ isLoaded: true, isBehind: false, unsent: 0 });
    expect([saved(), control.after]).toEqual([['a'], '1']);
    expect(emitted.filter(({ type }) => type === 'world.changed')).toHaveLength(1);
  });

  test('is tried again if it could not be loaded', async () => {
    const { control, clock, sync, live, load } = opened({ isReachable: false });
    await flush();
    expect(sync()).toMatchObject({ isLoaded: false, isBehind: true });
    control.load = load;
    clock.increment(Math.max(...feedReconnectMs));
    await live();
    expect(sync()).toMatchObject({ isLoaded: true, isBehind: false });
  });

  test('changes with the facts of the feed, in any order and any number of times', async () => {
    const { remote, control, saved, live } = opened();
    await live();
    const [one, two, three] = ['a', 'b', 'c'].map((id) =>
      remote.store(id, { type: 'programSaved', program: { id, title: id } }),
    ) as [ExchangeFact, ExchangeFact, ExchangeFact];
    for (const row of [three, one, one, three, two])
      control.feed({ type: 'feed.row', position: String(row.version), row });
    expect(saved()).toEqual(['a', 'b', 'c']);
  });

  test('is loaded again if the feed has lost its position', async () => {
    const { remote, control, saved, live } = opened();
    await live();
    remote.store('c', { type: 'programSaved', program: { id: 'a', title: 'a' } });
    control.feed({ type: 'feed.reset', position: '9' });
    await live();
    expect(saved()).toEqual(['a']);
  });

  test('may be old while the feed is away, and says since when', async () => {
    const { control, clock, sync, live } = opened();
    await live();
    control.feed({ type: 'feed.closed' });
    expect(sync()).toMatchObject({ isBehind: true, since: Date.parse('2026-11-25T10:00:00Z') });
    clock.increment(Math.max(...feedReconnectMs));
    await live();
    expect(sync()).toMatchObject({ isBehind: false, since: null });
  });

  test('is forgotten when nobody is signed in', async () => {
    const { actor, saved, sync, dispatch, live } = opened();
    await live();
    dispatch(save('a'));
    await flush();
    actor.send({ type: 'world.leave' });
    expect([saved(), sync().isLoaded]).toEqual([[], true]);
    actor.send({ type: 'world.enter' });
    await live();
    expect(saved()).toEqual(['a']);
  });
});

describe('a change', () => {
  test('is displayed at once, and once only when the server has confirmed it', async () => {
    const { dispatch, saved, sync, live, control, remote, emitted } = opened();
    await live();
    dispatch(save('a'));
    expect([saved(), sync().unsent]).toEqual([['a'], 1]);
    await flush();
    expect([saved(), sync().unsent]).toEqual([['a'], 0]);
    const [row] = remote.facts as [ExchangeFact];
    control.feed({ type: 'feed.row', position: '1', row });
    expect(saved()).toEqual(['a']);
    expect(emitted.filter(({ type }) => type === 'fact.made')).toHaveLength(1);
  });

  test('waits for the server and is sent with the same id', async () => {
    const { dispatch, saved, sync, live, control, clock, remote, stored } = opened();
    await live();
    const { send } = control;
    const ids: string[] = [];
    control.send = (command) => {
      ids.push(command.id);
      return unreachable();
    };
    dispatch(save('a'));
    dispatch(save('b'));
    await flush();
    expect(sync()).toMatchObject({ unsent: 2, isWaiting: true });
    expect(stored()).toHaveLength(2);
    control.send = (command) => {
      ids.push(command.id);
      return send(command);
    };
    clock.increment(Math.max(...feedReconnectMs));
    for (let turn = 0; turn < 4; turn += 1) await flush();
    expect([sync().unsent, stored().length, remote.facts.length]).toEqual([0, 0, 2]);
    expect([saved(), ids[0] === ids[1]]).toEqual([['a', 'b'], true]);
  });

  test('is taken back if the server refuses it, and the person is told', async () => {
    const { dispatch, saved, live, control, emitted, sync } = opened();
    await live();
    control.send = refused;
    dispatch(save('a'));
    expect(saved()).toEqual(['a']);
    await flush();
    expect([saved(), sync().unsent]).toEqual([[], 0]);
    expect(emitted.filter(({ type }) => type === 'page.toast')).toMatchObject([
      { toast: { title: 'A change wasn’t saved', description: 'Too many.', tone: 'destructive' } },
    ]);
  });

  test('of an earlier visit is sent, although nobody here asked for it', async () => {
    const request = { type: 'program.save', payload: { program: { id: 'a', title: 'a' } } } as CommandRequest;
    const { remote, saved, live, stored } = opened({ queue: [{ id: 'earlier', request }] });
    await live();
    await flush();
    expect([saved(), remote.facts.length, stored()]).toEqual([['a'], 1, []]);
  });

  test('of an earlier visit is displayed before the server has answered', async () => {
    const request = { type: 'program.save', payload: { program: { id: 'a', title: 'a' } } } as CommandRequest;
    const { remote, saved, live } = opened({ queue: [{ id: 'earlier', request }], canSend: false });
    await live();
    expect([saved(), remote.facts.length]).toEqual([['a'], 0]);
  });

  test('of an earlier visit is displayed if its answer comes before an older world', async () => {
    const request = { type: 'program.save', payload: { program: { id: 'a', title: 'a' } } } as CommandRequest;
    const arrival = Promise.withResolvers<void>();
    const queue = [{ id: 'earlier', request }];
    const { remote, saved, live, stored } = opened({ queue, arrives: arrival.promise });
    await flush();
    expect([saved(), remote.facts.length, stored()]).toEqual([[], 1, []]);
    arrival.resolve();
    await live();
    expect(saved()).toEqual(['a']);
  });

  test('that only another side may make is not asked for', async () => {
    const { actor, sync, live } = opened();
    await live();
    actor.send({
      type: 'world.dispatch',
      command: { type: 'job.decide', applicationId: 'x', decision: 'hire', subject: 'x' },
    });
    expect(sync().unsent).toBe(0);
  });
});

const keep = (text: string, id = 'check') => ({ type: 'record.save', record: { id, text } }) as const;
const recordsOf = ({ actor }: ReturnType<typeof opened>) =>
  actor.getSnapshot().context.log.world.privateRecords.map(({ id, text }) => `${id}:${text}`);

describe('a private record', () => {
  test('is stored, and removed', async () => {
    const visit = opened();
    await visit.live();
    visit.actor.send({ type: 'record.request', command: keep('1') });
    expect(recordsOf(visit)).toEqual(['check:1']);
    await flush();
    expect([recordsOf(visit), visit.sync().unsent]).toEqual([['check:1'], 0]);
    visit.actor.send({ type: 'record.request', command: { type: 'record.remove', recordId: 'check' } });
    await flush();
    expect([recordsOf(visit), visit.remote.facts.length]).toEqual([[], 2]);
  });

  test('replaces what waits under its name, but not what is on its way or has another name', async () => {
    const visit = opened();
    await visit.live();
    const { send } = visit.control;
    visit.control.send = unreachable;
    for (const command of [keep('1'), keep('2'), keep('x', 'plan'), keep('3')])
      visit.actor.send({ type: 'record.request', command });
    await flush();
    expect(visit.stored().map(({ request: { payload } }) => payload)).toEqual([
      { record: { id: 'check', text: '1' } },
      { record: { id: 'plan', text: 'x' } },
      { record: { id: 'check', text: '3' } },
    ]);
    expect(recordsOf(visit)).toEqual(['check:3', 'plan:x']);
    visit.control.send = send;
    visit.clock.increment(Math.max(...feedReconnectMs));
    for (let turn = 0; turn < 6; turn += 1) await flush();
    expect([recordsOf(visit), visit.stored()]).toEqual([['check:3', 'plan:x'], []]);
  });

  test('is none of the latest things that the person did, and neither is a reminder', async () => {
    const visit = opened({ saved: ['a'] });
    visit.remote.store('r', { type: 'recordSaved', record: { id: 'check', text: '1' } });
    visit.remote.store('s', { type: 'appointmentReminded', appointmentId: 'a' });
    visit.remote.store('t', { type: 'eventReminded', eventId: 'a' });
    await visit.live();
    visit.actor.send({ type: 'record.request', command: keep('2') });
    await flush();
    const types = visit.actor.getSnapshot().context.recent.map(({ body: { type } }) => type);
    expect(types).toEqual(['programSaved']);
  });

  test('is known only while somebody is signed in', async () => {
    const visit = opened();
    expect(visit.sync().isKnown).toBe(false);
    await visit.live();
    expect(visit.sync().isKnown).toBe(true);
    visit.actor.send({ type: 'world.leave' });
    expect(visit.sync()).toMatchObject({ isKnown: false, isLoaded: true });
  });
});

describe('a request that only the server can answer', () => {
  const request = { type: 'job.submit', payload: { listingId: 'l' } } as CommandRequest;

  test('is not displayed before, and its answer is told to who asked', async () => {
    const { actor, control, live, emitted } = opened();
    await live();
    control.send = refused;
    actor.send({ type: 'server.request', id: 'r', request });
    expect(actor.getSnapshot().context.log.world.jobApplications).toEqual([]);
    await flush();
    expect(emitted.filter(({ type }) => type === 'command.settled')).toMatchObject([
      { id: 'r', facts: [], problem: { status: 409, code: 'list_full' } },
    ]);
    expect(emitted.filter(({ type }) => type === 'page.toast')).toEqual([]);
  });

  test.each(['r', null])('tells a refusal itself once nobody waits for it (%s)', async (id) => {
    const { actor, control, live, emitted } = opened();
    await live();
    control.send = refused;
    actor.send({ type: 'server.request', id: 'r', request });
    actor.send({ type: 'request.left', id });
    await flush();
    expect(emitted.filter(({ type }) => type === 'page.toast')).toHaveLength(1);
  });

  test('leaves it to who asked if another request is left', async () => {
    const { actor, control, live, emitted } = opened();
    await live();
    control.send = refused;
    actor.send({ type: 'server.request', id: 'r', request });
    actor.send({ type: 'request.left', id: 'another' });
    await flush();
    expect(emitted.filter(({ type }) => type === 'page.toast')).toEqual([]);
  });

  test('tells the refusal of a request from an earlier visit', async () => {
    const queue = [{ id: 'r', request, isAwaited: true }];
    const { actor, control, live, emitted } = opened({ queue, canSend: false });
    await live();
    control.send = refused;
    actor.send({ type: 'page.woken' });
    await flush();
    expect(emitted.filter(({ type }) => type === 'page.toast')).toHaveLength(1);
  });

  test('tells once nobody waits that some schools have refused a common application', async () => {
    const { actor, control, live, emitted } = opened();
    await live();
    control.send = async () => ({
      facts: [],
      results: [{ listingId: 'welding', applicationId: null, refused: 'listing_closed' }],
    });
    actor.send({ type: 'server.request', id: 'r', request });
    actor.send({ type: 'request.left', id: 'r' });
    await flush();
    expect(emitted.filter(({ type }) => type === 'page.toast')).toHaveLength(1);
  });
});
