import type { MarketplaceEvent, MarketplaceView } from '@vetsync/machines/marketplace';

// Props of this family's screens. The parts of a screen use them too.

export interface MarketplaceProps {
  view: MarketplaceView;
  send: (event: MarketplaceEvent) => void;
}
