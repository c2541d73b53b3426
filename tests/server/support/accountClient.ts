import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { accountWorldMachine } from '../../../machines/shell/accountWorld/index.ts';
import type {
  CommandSettled,
  FactFeedEvent,
  LoadedWorld,
  QueuedCommand,
} from '../../../machines/shell/accountWorld/index.ts';
import { personalRules } from '../../../machines/model/exchange/index.ts';
import type { CommandRequest, ExchangeFact } from '../../../machines/model/exchange/index.ts';
import type { World } from '../../../machines/model/world/index.ts';
import { openEventStream } from './eventStream.ts';

/** URLs of servers that work at this moment. */
export type Servers = () => readonly string[];

const unreachable = Object.assign(new Error('unreachable'), { status: 0, code: 'unreachable' });

/** Takes the servers in turn, as a load balancer does that doesn't notice which of them are down. */
function inTurn(servers: Servers) {
  let turn = 0;
  return () => {
    const all = servers();
    return all[(turn += 1) % all.length]!;
  };
}

/** Calls like one of our pages. Rejects with a `Problem`, as the app's calls do. */
async function call(url: string, cookie: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw unreachable;
  });
  const content = (await answer.json().catch(() => {
    throw unreachable;
  })) as object;
  if (answer.ok) return content;
  throw Object.assign(new Error(`${answer.status}`), content, { status: answer.status });
}

/** Follows facts after a position until stopped or cut. `report` gets what a page would. */
function follow(
  url: string,
  cookie: string,
  after: string | null,
  report: (event: FactFeedEvent) => void,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const read = async () => {
    const stream = await openEventStream(url, { cookie, ...(after !== null && { 'last-event-id': after }) });
    signal.addEventListener('abort', stream.close);
    if (signal.aborted) return stream.close();
    if (stream.status === 401 || stream.status === 403) return report({ type: 'feed.denied' });
    for (let seen = 0; !stream.isClosed || seen < stream.events.length;) {
      await stream.until(({ events, isClosed }) => events.length > seen || isClosed, 2 ** 31 - 1);
      const news = stream.events.slice(seen);
      seen += news.length;
      for (const { event, id, data } of news) {
        if (signal.aborted) return;
        if (event === 'opened') report({ type: 'feed.opened', position: id });
        if (event === 'reset') report({ type: 'feed.reset', position: id });
        if (event === 'fact')
          report({ type: 'feed.row', position: id, row: JSON.parse(data) as ExchangeFact });
      }
    }
    if (!signal.aborted) report({ type: 'feed.closed' });
  };
  read().catch(() => !signal.aborted && report({ type: 'feed.closed' }));
  return () => stopped.abort();
}

/** A person's page without its screens: the machine of their world, which talks to the servers. */
export function accountClient(servers: Servers, { id: userId, cookie }: { id: string; cookie: string }) {
  const url = inTurn(servers);
  const actor = createActor(
    accountWorldMachine.provide({
      actors: {
        loadWorld: fromPromise<LoadedWorld, void>(async () => {
          const state = await call(`${url()}/api/state`, cookie);
          return { ...(state as Omit<LoadedWorld, 'rules'>), rules: personalRules(userId) };
        }),
        sendCommand: fromPromise<{ facts: readonly ExchangeFact[] }, { command: QueuedCommand }>(
          ({ input: { command } }) =>
            call(`${url()}/api/commands`, cookie, { ...command.request, id: command.id }) as Promise<{
              facts: readonly ExchangeFact[];
            }>,
        ),
        followFacts: fromCallback<FactFeedEvent, { after: string | null }>(({ input, sendBack }) =>
          follow(`${url()}/api/facts`, cookie, input.after, sendBack),
        ),
        store: fromCallback(() => {}),
      },
    }),
    { input: { now: Date.now, random: Math.random } },
  );
  const settled: CommandSettled[] = [];
  const waiting = new Map<string, (answer: CommandSettled) => void>();
  actor.on('command.settled', (answer) => {
    settled.push(answer);
    waiting.get(answer.id)?.(answer);
  });
  actor.start();
  return {
    /** What the servers have answered. */
    settled,
    /** Asks for something, and waits until a server has answered. */
    ask: (request: object): Promise<CommandSettled> =>
      new Promise((resolve) => {
        const id = randomUUID();
        waiting.set(id, resolve);
        actor.send({ type: 'server.request', id, request: request as CommandRequest });
      }),
    /** What the person sees. */
    world: (): World => actor.getSnapshot().context.log.world,
    version: () => actor.getSnapshot().context.confirmed.version,
    unsent: () => actor.getSnapshot().context.queue.length,
    /** As if the browser came online. */
    wake: () => actor.send({ type: 'page.woken' }),
    stop: () => actor.stop(),
  };
}
export type AccountClient = ReturnType<typeof accountClient>;

/**
 * Sends a command of staff to one server after the other until one has answered.
 *
 * @returns Its facts, or null if it was refused.
 */
export async function sendUntilAnswered(
  servers: Servers,
  cookie: string,
  command: { type: string; as?: string; payload: object },
): Promise<{ id: string; facts: readonly ExchangeFact[] | null }> {
  const url = inTurn(servers);
  const id = randomUUID();
  for (;;) {
    try {
      const { facts } = (await call(`${url()}/api/commands`, cookie, { id, ...command })) as {
        facts: ExchangeFact[];
      };
      return { id, facts };
    } catch (error) {
      const { status } = error as { status: number };
      if (status > 0 && status < 500) return { id, facts: null };
      await wait(20);
    }
  }
}

/** Follows the facts of an organization, at another server after each break. */
export function staffFollower(
  servers: Servers,
  cookie: string,
  { organizationId, position }: { organizationId: string; position: string },
) {
  const url = inTurn(servers);
  const facts: ExchangeFact[] = [];
  const stopped = new AbortController();
  const { signal } = stopped;
  let after = position;
  let resets = 0;
  const open = () => {
    if (signal.aborted) return;
    const stop = follow(`${url()}/api/facts?as=${organizationId}`, cookie, after, (event) => {
      if (event.type === 'feed.reset') resets += 1;
      if (event.type === 'feed.closed' || event.type === 'feed.denied') void wait(50).then(open);
      if (event.type !== 'feed.row') return;
      after = event.position;
      facts.push(event.row);
    });
    signal.addEventListener('abort', stop);
  };
  open();
  return { facts, resets: () => resets, stop: () => stopped.abort() };
}
