import { preferencesMachine, type PreferencesStoreEvent } from '@vetsync/machines/shell/preferences';
import type { Preferences } from '@vetsync/machines/shell/model';
import { createActor, fromCallback } from 'xstate';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import type { Root } from '../root.ts';
import { preferencesStorage as storage } from './browser/preferencesStorage.ts';

/** Window width in px below which the sidebar starts as a rail, until the person chooses otherwise. */
const roomForSidebar = 1100;

/** The display preferences of this browser, applied in all tabs. */
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
    { input: { stored: storage.read(), ...(innerWidth < roomForSidebar && { sidebar: 'narrow' }) } },
  );
  actor.on('preferences.changed', ({ preferences }) => show(preferences));
  actor.start();
  show(actor.getSnapshot().context.preferences);
  return actor;
});

/** Sets the attributes that the theme reads. Without them, the device's settings apply. */
function show({ theme, textSize, motion }: Preferences): void {
  const { dataset } = document.documentElement;
  const wanted = { theme, textSize, motion };
  for (const [name, value] of Object.entries(wanted)) {
    if (value === 'system' || value === 'standard') delete dataset[name];
    else dataset[name] = value;
  }
}
