import type { PlatformMode } from '@vetsync/machines/model';
import { worldMachine, type KeepEvent, type OtherTabsEvent } from '@vetsync/machines/world';
import { createActor, fromCallback } from 'xstate';
import { browserStorage } from '../services/browser/storage.ts';
import { openTabs } from '../services/browser/tabs.ts';

/** Under which the world of each mode lies in this tab, and how its tabs are called together. */
export const worldKeys: Readonly<Record<PlatformMode, string>> = {
  demo: 'vetsync_demo_world',
  account: 'vetsync_account_world',
};

/** What the screens of a platform share. It stays in this browser: nothing of it is sent to a server. */
export function createWorld(mode: PlatformMode) {
  const storage = browserStorage(worldKeys[mode], 'session');
  return createActor(
    worldMachine.provide({
      actors: {
        otherTabs: fromCallback<OtherTabsEvent, void>(({ sendBack, receive }) => {
          const tabs = openTabs(worldKeys[mode], (message) => sendBack({ type: 'tabs.told', message }));
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
