import { marketplaceMachine, marketplaceView } from '@vetsync/machines/marketplace';
import {
  writeMarketplacePlace,
  type MarketplacePlace,
  type MarketplaceWhere,
  type Organization,
} from '@vetsync/machines/marketplace/model';
import { Marketplace } from '@vetsync/ui/screens/marketplace/Marketplace';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { go } from '../../../place/go.ts';
import { hrefWith } from '../../open.ts';
import { usePlatform } from '../../usePlatform.ts';

export interface MarketplacePageProps {
  organizations: readonly Organization[];
  where: MarketplaceWhere;
}

/** What the marketplace lists. */
export function OrganizationList({ organizations, where }: MarketplacePageProps) {
  const { mode, content } = usePlatform().view().shell;
  const { listed: place } = where;
  const marketplace = useActorRef(marketplaceMachine, {
    input: { organizations, place, at: { mode, role: content.role } },
  });
  useEffect(() => {
    // Every letter typed would be a step of its own to go back over.
    const { unsubscribe } = marketplace.on('place.changed', (news) =>
      go(hrefWith(writeMarketplacePlace(news.place)), { replace: true }),
    );
    return unsubscribe;
  }, [marketplace]);
  const address = JSON.stringify(place);
  useEffect(
    () => marketplace.send({ type: 'place.changed', place: JSON.parse(address) as MarketplacePlace }),
    [marketplace, address],
  );
  return <Marketplace view={useSelector(marketplace, marketplaceView)} send={marketplace.send} />;
}
