import type { PersonalPlatform } from '@vetsync/machines/exchange/accountPlatform';
import { privateRecordsMachine, recordText } from '@vetsync/machines/shell/privateRecords';
import type { PageHidden, StoreUnsent } from '@vetsync/machines/shell/privateRecords';
import type { LazyTab, ReadStored } from '@vetsync/machines/shell/platform';
import { fromCallback } from 'xstate';
import { fromSubscription } from '../page/changes.ts';
import { storeUnsent } from './browser/unsentTexts.ts';

/** Reports that the page is hidden. A phone may end it without a further word. */
const pageHides = fromSubscription<PageHidden>((report) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const hide = () => report({ type: 'page.hidden' });
  addEventListener('pagehide', hide, { signal });
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), { signal });
  return () => stopped.abort();
});

/** What a person keeps in their account, as private records of their world. */
export const accountRecords = privateRecordsMachine.provide({
  actors: {
    pageHides,
    store: fromCallback<StoreUnsent, string>(({ input: owner, receive }) =>
      receive((event: StoreUnsent) => storeUnsent(owner, event)),
    ),
  },
});

type Records = PersonalPlatform['records'];

export const readRecord =
  (records: Records): ReadStored =>
  (name) =>
    recordText(records.getSnapshot(), name);

/** The tab, not before the texts are here that it reads when it opens. */
export function afterRecords(records: Records, tab: LazyTab | null): LazyTab | null {
  const isKnown = () => !records.getSnapshot().matches('unknown');
  const known = () =>
    new Promise<void>((resolve) => {
      if (isKnown()) resolve();
      else records.subscribe(() => isKnown() && resolve());
    });
  return (
    tab && {
      fetch: async () => (await Promise.all([tab.fetch(), known()]))[0],
      fetched: () => (isKnown() ? tab.fetched() : undefined),
    }
  );
}
