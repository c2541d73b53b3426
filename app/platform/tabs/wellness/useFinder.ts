import { providerFinderMachine } from '@vetsync/machines/providerFinder';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useSendOnChange } from '../../useSendOnChange.ts';
import { closeDialog, openDialog, replaceFilters } from './address.ts';
import type { Wellness } from './useWellness.ts';

/** The dialog that looks for providers. */
export function useFinder({ route, providers }: Wellness) {
  const open = route.open === 'find';
  const { filters } = route;
  const finder = useActorRef(providerFinderMachine, { input: { providers, open, filters } });
  useEffect(() => {
    const subscriptions = [
      finder.on('location.changed', (emitted) =>
        emitted.open ? replaceFilters(emitted.filters) : closeDialog(),
      ),
      finder.on('provider.chosen', ({ providerId }) => openDialog('schedule', { provider: providerId })),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [finder]);
  useSendOnChange(finder, { type: 'location.changed', open, filters });
  return finder;
}
