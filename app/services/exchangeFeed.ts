import type { ExchangeFeedEvent } from '@vetsync/machines/exchange/model';
import { feedOf } from './calling.ts';
import type { Owner } from './browser/storageKey.ts';
import type { WorkplaceServer } from './platformServer.ts';
import { followSharedFeed } from './sharedFeed.ts';

/** The live feed of a person, or of an organization for which they work: one stream for all tabs of a browser. */
export const followFacts =
  (userId: Owner): WorkplaceServer['followFacts'] =>
  ({ organizationId: as, after }, report) => {
    const [name, path] = as === null ? ['factFeed', '/api/facts'] : [`factFeed.${as}`, `/api/facts?as=${as}`];
    return followSharedFeed(userId, { name, path, row: 'fact' }, after, (event) =>
      report(event as ExchangeFeedEvent),
    );
  };

export const exchangeFeed = (userId: Owner) => feedOf(followFacts(userId));
