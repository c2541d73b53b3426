import type { MarketplaceEvent, MarketplaceView } from '@vetsync/machines/marketplace';

// What the screens of this family share with their parts.

export interface MarketplaceProps {
  view: MarketplaceView;
  send: (event: MarketplaceEvent) => void;
}
