import { privateRecordsMachine, recordText } from '@vetsync/machines/shell/privateRecords';
import type { PageHidden, StoreUnsent } from '@vetsync/machines/shell/privateRecords';
import type { Platform } from '@vetsync/machines/shell/platform';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { TextStore } from './browser/textStore.ts';
import type { Owner } from './browser/storageKey.ts';
import { unsentTexts } from './browser/unsentTexts.ts';

/** Reports that the page is hidden. A phone may end it without a further word. */
const pageHides = fromCallback<EventObject>(({ sendBack }) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const hide = () => sendBack({ type: 'page.hidden' } satisfies PageHidden);
  addEventListener('pagehide', hide, { signal });
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), { signal });
  return () => stopped.abort();
});

/** Texts that are kept in a person's account, as private records of their world. */
export function accountTextStore(owner: Owner) {
  const { unsent, store } = unsentTexts(owner);
  const records = createActor(
    privateRecordsMachine.provide({
      actors: { pageHides, store: fromCallback<StoreUnsent, void>(({ receive }) => receive(store)) },
    }),
    { input: { unsent } },
  );
  const loaded = Promise.withResolvers<void>();
  const isLoaded = () => !records.getSnapshot().matches('unknown');
  const textStore: TextStore = {
    read: (name) => recordText(records.getSnapshot(), name),
    write: ({ name, text }) => records.send({ type: 'record.write', name, text }),
    preloadFor: (tab) =>
      tab && {
        fetch: async () => (await Promise.all([tab.fetch(), loaded.promise]))[0],
        fetched: () => (isLoaded() ? tab.fetched() : undefined),
      },
  };
  return {
    ...textStore,
    /** Follows the records of the platform's world until the returned function is called. */
    follow({ actor: { world }, root, view }: Platform) {
      let known: object | null = null;
      function update() {
        const { privateRecords } = world.getSnapshot().context.log.world;
        if (privateRecords === known || !view().world.sync?.isKnown) return;
        known = privateRecords;
        records.send({ type: 'records.changed', records: privateRecords });
        loaded.resolve();
      }
      const subscription = world.subscribe(update);
      records.on('record.request', (request) => world.send(request));
      records.on('page.toast', (emitted) => root.send(emitted));
      records.start();
      update();
      return () => {
        subscription.unsubscribe();
        records.stop();
      };
    },
  };
}
