import { createActor } from 'xstate';
import { defaultRole } from '../../account/model/index.ts';
import { deadlineEntry, listingDeadlines } from '../../education/model/index.ts';
import { keptIds, keptListingsMachine } from '../../marketplace/keptListings/index.ts';
import type { ReadListings } from '../../marketplace/keptListings/index.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';
import type { AccountHomeSamples } from '../accountHomeTab/index.ts';
import { claimActivities } from '../model/index.ts';
import type { OwnMatters } from '../veteranHome/index.ts';

const ownMatters = (listings: readonly PublishedListing[]): OwnMatters => ({
  deadlines: (intl, at) => listingDeadlines(listings, intl, at),
  activities: (known, world, intl) =>
    [...known, ...claimActivities(world, intl)].toSorted(
      (one, other) => Date.parse(other.at) - Date.parse(one.at),
    ),
});

/** Follows what a person saved or began to apply for. */
export const followOwn =
  (read: ReadListings): AccountHomeSamples['own'] =>
  ({ world, stored, intl, now, write, route }, { emit, receive }) => {
    const actor = createActor(keptListingsMachine, { input: { ids: keptIds({ world, stored }), read } });
    let told: readonly PublishedListing[] | null = null;
    actor.subscribe(({ context: { listings } }) => {
      if (listings !== told) emit({ type: 'own.changed', own: ownMatters((told = listings)) });
    });
    function save(deadlineId: string) {
      const at = { role: route.role ?? defaultRole };
      const deadline = listingDeadlines(told ?? [], { ...intl, now: now() }, at).find(
        ({ id }) => id === deadlineId,
      );
      if (deadline) emit({ type: 'page.saveCalendar', entry: deadlineEntry(deadline, write) });
    }
    receive((event) => {
      if (event.type === 'deadline.save') save(event.deadlineId);
      else actor.send({ type: 'ids.changed', ids: keptIds({ world: event.world, stored }) });
    });
    actor.start();
    return () => void actor.stop();
  };
