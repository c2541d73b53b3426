import type { ExchangeFeedEvent, ExchangeFeedInput } from '@vetsync/machines/exchange/model';
import { fromCallback, type EventObject } from 'xstate';
import type { Owner } from './browser/storageKey.ts';
import { followSharedFeed } from './sharedFeed.ts';

/** Reports with `page.woken` that the page is visible again, or the browser online again. */
export const wakeUps = fromCallback<EventObject>(({ sendBack }) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const wake = () => sendBack({ type: 'page.woken' });
  addEventListener('online', wake, { signal });
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), { signal });
  return () => stopped.abort();
});

/** The live feed of a person, or of an organization for which they work: one stream for all tabs of a browser. */
export const exchangeFeed = (userId: Owner) =>
  fromCallback<EventObject, ExchangeFeedInput>(({ input, sendBack }) => {
    const { organizationId: as, after } = input;
    const [name, path] = as === null ? ['factFeed', '/api/facts'] : [`factFeed.${as}`, `/api/facts?as=${as}`];
    return followSharedFeed(userId, { name, path, row: 'fact' }, after, (event) =>
      sendBack(event as ExchangeFeedEvent),
    );
  });
