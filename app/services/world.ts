import type { WorldLog } from '@vetsync/machines/model/world';
import {
  worldMachine,
  worldView,
  type WorldInput,
  type WorldStoreEvent,
  type OtherTabsEvent,
} from '@vetsync/machines/shell/world';
import type { PlatformWorld } from '@vetsync/machines/shell/platform';
import { fromCallback } from 'xstate';
import type { Owner } from './browser/storageKey.ts';
import { openTabs } from './browser/tabs.ts';
import { worldChannel, worldStorage } from './browser/worldStorage.ts';

const fetchReader = () => import('./worldReader.ts');

/** Loads the log of an owner's world that this tab has stored. */
export async function readStoredLog(owner: Owner): Promise<WorldLog | null> {
  const text = worldStorage(owner).read();
  return text === null ? null : (await fetchReader()).parseLog(text);
}

/** Receives the other tabs' messages about an owner's world. */
function openWorldTabs(owner: Owner, onMessage: (event: OtherTabsEvent) => void) {
  const unread: unknown[] = [];
  async function read() {
    const { parseWorldMessage } = await fetchReader();
    for (const one of unread.splice(0)) {
      const message = parseWorldMessage(one);
      if (message) onMessage({ type: 'tabs.received', message });
    }
  }
  return openTabs(worldChannel(owner), (one) => {
    unread.push(one);
    // If the parser can't be loaded, messages wait for the next attempt.
    read().catch(() => {});
  });
}

/** The demo's world. It stays in this browser and is never sent to a server. */
export function worldOf(owner: Owner, stored: WorldLog | null): PlatformWorld {
  const storage = worldStorage(owner);
  const machine = worldMachine.provide({
    actors: {
      otherTabs: fromCallback<OtherTabsEvent, void>(({ sendBack, receive }) => {
        const tabs = openWorldTabs(owner, sendBack);
        receive((event) => event.type === 'tabs.post' && tabs.post(event.message));
        return tabs.close;
      }),
      store: fromCallback<WorldStoreEvent, void>(({ sendBack, receive }) =>
        receive((event) => {
          if (event.type !== 'store.write') return;
          try {
            if (event.text === null) storage.remove();
            else storage.write(event.text);
            sendBack({ type: 'store.done' });
          } catch {
            sendBack({ type: 'store.failed' });
          }
        }),
      ),
    },
  });
  const input: WorldInput = { stored, now: Date.now, random: Math.random };
  return { machine, input, viewOf: worldView };
}
