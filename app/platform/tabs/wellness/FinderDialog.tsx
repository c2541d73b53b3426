import { providerFinderView } from '@vetsync/machines/providerFinder';
import { ProviderFinder } from '@vetsync/ui/screens/wellness/ProviderFinder';
import { useSelector } from '@xstate/react';
import type { useFinder } from './useFinder.ts';

export default function FinderDialog({ finder }: { finder: ReturnType<typeof useFinder> }) {
  return <ProviderFinder view={useSelector(finder, providerFinderView)} send={finder.send} />;
}
