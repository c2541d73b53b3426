import { parseStoredApplications } from '../../applications/model/index.ts';
import { isCurrent, sentApplications } from '../../model/world/sentApplications.ts';
import type { PublishedListing } from '../../organizations/model/index.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import { keptListingsMachine } from './keptListings.machine.ts';
import type { ReadListings } from './keptListings.machine.ts';

/** Most of them whose days are asked for: the last ones. */
const keptMax = 20;

/** What a tab knows of them. */
export interface KeptInTab {
  kept: readonly PublishedListing[];
}
export const keptBefore: KeptInTab = { kept: [] };

type Tab = TabInput & KeptInTab;

/** What the person saved, or began to apply for, and has not applied for yet. */
export function keptIds({ world, stored }: Pick<Tab, 'world' | 'stored'>): string[] {
  const begun = parseStoredApplications(stored('applications', 'session')).map(({ targetId }) => targetId);
  const sent = new Set(
    sentApplications(world)
      .filter(isCurrent)
      .map(({ listingId }) => listingId),
  );
  const kept = new Set([...world.savedPrograms.map(({ id }) => id), ...begun]);
  return [...kept].filter((id) => !sent.has(id)).slice(-keptMax);
}

/** Follows what the person keeps in mind. @param readOf nobody reads them if it is null, as in the demo. */
export const keptInTab = <Of extends Tab>(readOf: (tab: Of) => ReadListings | null) =>
  tabChild<Of>()(keptListingsMachine)({
    input: (tab) => {
      const read = readOf(tab);
      return read ? { read, ids: keptIds(tab) } : { read: async () => [], ids: [] };
    },
    notify: {
      'world.changed': (tab) => ({ type: 'ids.changed', ids: readOf(tab) ? keptIds(tab) : [] }),
    },
    requests: {},
    select: ({ context: { listings } }) => ({ kept: listings }) as Partial<Of>,
  });
