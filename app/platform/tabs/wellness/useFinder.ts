import { providerFinderMachine } from '@vetsync/machines/providerFinder';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { closeDialog, openDialog, showFilters } from './address.ts';
import type { Wellness } from './useWellness.ts';

/** The dialog that looks for providers. */
export function useFinder({ place, providers }: Wellness) {
  const open = place.open === 'find';
  const { q, specialty, location, accepting, within, rating } = place.filters;
  const finder = useActorRef(providerFinderMachine, { input: { providers, open, filters: place.filters } });
  useEffect(() => {
    const heard = [
      finder.on('place.changed', (news) => (news.open ? showFilters(news.filters) : closeDialog())),
      finder.on('provider.chosen', ({ providerId }) => openDialog('schedule', { provider: providerId })),
    ];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [finder]);
  useEffect(() => {
    const filters = { q, specialty, location, accepting, within, rating };
    finder.send({ type: 'place.changed', open, filters });
  }, [finder, open, q, specialty, location, accepting, within, rating]);
  return finder;
}
