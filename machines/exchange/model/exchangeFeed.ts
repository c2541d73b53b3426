import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import type { FeedEvent } from '../../system/model/index.ts';

/** What arrives in the live feed of a person, or of an organization. */
export type ExchangeFeedEvent = FeedEvent<ExchangeFact>;
