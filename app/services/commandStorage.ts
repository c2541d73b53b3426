import type { QueuedCommand } from '@vetsync/machines/shell/accountWorld';
import { ownerStorage, type Owner } from './browser/ownerStorage.ts';
import { isRemoved } from './browser/removedOwners.ts';

function parse(text: string | null): QueuedCommand[] {
  try {
    const stored = JSON.parse(text ?? '[]') as QueuedCommand[];
    return Array.isArray(stored) ? stored.filter(({ id, request }) => id && request?.type) : [];
  } catch {
    return [];
  }
}

/**
 * Commands of one side that the server has not answered, for the time after a reload. All tabs of the browser share the
 * storage. A tab that opens sends the commands of the others too, which has no further effect.
 */
export function commandStorage(owner: Owner) {
  const storage = ownerStorage(owner, 'commands', 'local');
  let own = new Set<string>();
  return {
    read() {
      const queue = parse(storage.read());
      own = new Set(queue.map(({ id }) => id));
      return queue;
    },
    write(queue: readonly QueuedCommand[]) {
      const others = parse(storage.read()).filter(({ id }) => !own.has(id));
      own = new Set(queue.map(({ id }) => id));
      const all = [
        ...others.filter(({ id }) => !own.has(id)),
        ...queue.map(({ id, request }) => ({ id, request })),
      ];
      try {
        if (all.length === 0 || isRemoved(owner)) storage.remove();
        else storage.write(JSON.stringify(all));
      } catch {
        // The queue is still in this page.
      }
    },
  };
}
