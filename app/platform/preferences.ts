import { preferencesMachine, type PreferencesStoreEvent } from '@vetsync/machines/preferences';
import type { Preferences } from '@vetsync/machines/shell/model';
import { createActor, fromCallback } from 'xstate';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import type { Root } from '../root.ts';
import { preferencesStorage as storage } from '../services/browser/preferencesStorage.ts';

/** Px of a window below which the sidebar begins as a rail, until somebody chooses otherwise. */
const roomForSidebar = 1100;

/** How this browser's person wants the pages to look, followed by all tabs. */
export const preferencesOf = memoizeByKey((_root: Root) => {
  const actor = createActor(
    preferencesMachine.provide({
      actors: {
        store: fromCallback<PreferencesStoreEvent, void>(({ sendBack, receive }) => {
          receive((event) => {
            if (event.type !== 'store.write') return;
            try {
              storage.write(event.text);
              sendBack({ type: 'store.done' });
            } catch {
              sendBack({ type: 'store.failed' });
            }
          });
          return storage.watch((stored) => sendBack({ type: 'store.changed', stored }));
        }),
      },
    }),
    { input: { persisted: storage.read(), ...(innerWidth < roomForSidebar && { sidebar: 'narrow' }) } },
  );
  actor.on('preferences.changed', ({ preferences }) => show(preferences));
  actor.start();
  show(actor.getSnapshot().context.preferences);
  return actor;
});

/** The theme reads these attributes; without them the device decides. */
function show({ theme, textSize, motion }: Preferences): void {
  const { dataset } = document.documentElement;
  const wanted = { theme, textSize, motion };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === 'system' || value === 'standard') delete dataset[name];
    else dataset[name] = value;
  }
}
