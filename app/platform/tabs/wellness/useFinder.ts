import { providerFinderMachine } from '@vetsync/machines/providerFinder';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useTold } from '../../useTold.ts';
import { closeDialog, openDialog, showFilters } from './address.ts';
import type { Wellness } from './useWellness.ts';

/** The dialog that looks for providers. */
export function useFinder({ route, providers }: Wellness) {
  const open = route.open === 'find';
  const { filters } = route;
  const finder = useActorRef(providerFinderMachine, { input: { providers, open, filters } });
  useEffect(() => {
    const heard = [
      finder.on('location.changed', (emitted) =>
        emitted.open ? showFilters(emitted.filters) : closeDialog(),
      ),
      finder.on('provider.chosen', ({ providerId }) => openDialog('schedule', { provider: providerId })),
    ];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [finder]);
  useTold(finder, { type: 'location.changed', open, filters });
  return finder;
}
