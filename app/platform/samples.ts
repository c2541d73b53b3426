import type { MarketplaceSamples } from '@vetsync/machines/marketplaceTab';

/** What a platform shows beside what people did themselves, by tab; fetched together with the tab's code. */
export interface Samples {
  marketplace: () => Promise<MarketplaceSamples>;
}

const marketplace = async () => (await import('@vetsync/samples/marketplace')).marketplaceSamples;

export const demoSamples: Samples = { marketplace };

/** Organizations are invented for everybody until they register themselves. */
export const accountSamples: Samples = { marketplace };
