import { providerFinderView, type providerFinderMachine } from '@vetsync/machines/providerFinder';
import { ProviderFinder } from '@vetsync/ui/screens/wellness/ProviderFinder';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

export default function FinderDialog({ finder }: { finder: ActorRefFrom<typeof providerFinderMachine> }) {
  return <ProviderFinder view={useSelector(finder, providerFinderView)} send={finder.send} />;
}
