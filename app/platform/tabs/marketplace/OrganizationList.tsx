import { marketplaceView, type marketplaceMachine } from '@vetsync/machines/marketplace';
import { Marketplace } from '@vetsync/ui/screens/marketplace/Marketplace';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** What the marketplace lists. */
export function OrganizationList({ list }: { list: ActorRefFrom<typeof marketplaceMachine> }) {
  return <Marketplace view={useSelector(list, marketplaceView)} send={list.send} />;
}
