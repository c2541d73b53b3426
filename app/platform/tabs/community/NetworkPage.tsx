import { networkView, type networkMachine } from '@vetsync/machines/network';
import { Network } from '@vetsync/ui/screens/community/Network';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** Connections, groups and conversations. */
export default function NetworkPage({ network }: { network: ActorRefFrom<typeof networkMachine> }) {
  return <Network view={useSelector(network, networkView)} send={network.send} />;
}
