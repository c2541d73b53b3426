import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import type { FeedEvent } from '../../system/model/index.ts';

/** What arrives in the live feed of a person, or of an organization. */
export type ExchangeFeedEvent = FeedEvent<ExchangeFact>;

/** What a live feed starts with. */
export interface ExchangeFeedInput {
  /** Of the organization whose feed it is; null for one's own. */
  organizationId: string | null;
  /** The position to catch up from; null follows from now on. */
  after: string | null;
}
