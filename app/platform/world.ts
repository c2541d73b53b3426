import type { PlatformMode } from '@vetsync/machines/model';
import { worldMachine, type KeepEvent, type OtherTabsEvent } from '@vetsync/machines/world';
import { createActor, fromCallback } from 'xstate';
import { openTabs } from '../services/browser/tabs.ts';
import { worldNames, worldStorage } from '../services/browser/worldStorage.ts';

/** What the screens of a platform share. It stays in this browser: nothing of it is sent to a server. */
export function createWorld(mode: PlatformMode) {
  const storage = worldStorage(mode);
  return createActor(
    worldMachine.provide({
      actors: {
        otherTabs: fromCallback<OtherTabsEvent, void>(({ sendBack, receive }) => {
          const tabs = openTabs(worldNames[mode], (message) => sendBack({ type: 'tabs.told', message }));
          receive((event) => event.type === 'tabs.tell' && tabs.tell(event.message));
          return tabs.close;
        }),
        keep: fromCallback<KeepEvent, void>(({ sendBack, receive }) =>
          receive((event) => {
            if (event.type !== 'keep.write') return;
            try {
              storage.write(event.text ?? '');
              sendBack({ type: 'keep.done' });
            } catch {
              sendBack({ type: 'keep.failed' });
            }
          }),
        ),
      },
    }),
    { input: { mode, kept: storage.read() || null, now: Date.now, random: Math.random } },
  );
}
