import {
  accountWorldMachine,
  accountWorldView,
  type AccountWorldInput,
  type FactFeedEvent,
  type LoadedWorld,
  type QueuedCommand,
  type StoreCommands,
} from '@vetsync/machines/shell/accountWorld';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { PlatformWorld } from '@vetsync/machines/shell/platform';
import { fromCallback } from 'xstate';
import type { Owner } from './browser/storageKey.ts';
import { commandStorage } from './commandStorage.ts';
import { exchange } from './http/exchange.ts';
import { wakeUps } from './wakeUps.ts';
import { called } from './calling.ts';

/** Its code is loaded after the first screen, which needs none of it. */
function followFacts(userId: Owner, after: string | null, report: (event: FactFeedEvent) => void) {
  const feed = { name: 'factFeed', path: '/api/facts', row: 'fact' };
  let stop: (() => void) | null = null;
  let isStopped = false;
  async function follow() {
    const { followSharedFeed } = await import('./sharedFeed.ts');
    if (!isStopped) stop = followSharedFeed(userId, feed, after, (event) => report(event as FactFeedEvent));
  }
  follow().catch(() => report({ type: 'feed.closed' }));
  return () => {
    isStopped = true;
    stop?.();
  };
}

async function loadPersonalWorld(userId: string): Promise<LoadedWorld> {
  const [{ parseWorld, personalRules }, state] = await Promise.all([
    import('./exchangeRules.ts'),
    exchange.loadState(),
  ]);
  const { world, ...synced } = state as Omit<LoadedWorld, 'rules' | 'world'> & {
    world: Record<string, unknown>;
  };
  return { ...synced, rules: personalRules(userId), world: parseWorld(world) };
}

/** A signed-in person's world, which the server stores. */
export function accountWorldOf(userId: Owner): PlatformWorld {
  const storage = commandStorage(userId);
  const machine = accountWorldMachine.provide({
    actors: {
      wakeUps,
      loadWorld: called(() => loadPersonalWorld(userId)),
      followFacts: fromCallback<FactFeedEvent, { after: string | null }>(({ input, sendBack }) =>
        followFacts(userId, input.after, sendBack),
      ),
      sendCommand: called(({ command }: { command: QueuedCommand }) =>
        exchange.sendCommand({ ...command.request, id: command.id, by: userId } as ExchangeCommand),
      ),
      store: fromCallback<StoreCommands, void>(({ receive }) => receive(({ queue }) => storage.write(queue))),
    },
  });
  const input: AccountWorldInput = {
    queue: storage.read(),
    now: Date.now,
    random: Math.random,
  };
  return {
    machine,
    input,
    viewOf: accountWorldView,
  };
}
