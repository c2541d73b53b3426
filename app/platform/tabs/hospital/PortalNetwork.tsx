import { listingSearchMachine, listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import type { Query } from '@vetsync/machines/model/text';
import { emptyWorld } from '@vetsync/machines/model/world';
import {
  listingQuery,
  parseListingFilters,
  type ListingFilters,
  type ListingServer,
} from '@vetsync/machines/organizations/model';
import { shellHref } from '@vetsync/machines/shell/model';
import { ProviderNetwork } from '@vetsync/ui/screens/hospital/ProviderNetwork';
import { useState } from 'react';
import { locationChanges } from '../../../page/changes.ts';
import { closeOverlay, navigateTo } from '../../../page/navigateTo.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { connect } from '../../connect.tsx';

interface PortalNetworkProps {
  server: ListingServer;
  /** What each address of the tab has. */
  query: Query;
}

const Network = connect(ProviderNetwork, listingSearchView, {
  nameOf: ({ opened }) => opened?.listing.title ?? null,
});

const scope = { kind: 'provider' } as const;

/** What the query says of the search, and of what is open over it. */
function located(search: string) {
  const query = new URLSearchParams(search);
  const openId = query.get('open') === 'details' ? query.get('listing') : null;
  return {
    filters: { ...parseListingFilters(query), ...scope },
    openId,
    overlay: openId === null ? null : ('details' as const),
  };
}

/** Who cares for veterans, as published, in the portal of a hospital: it reads for its patients, and keeps nothing. */
export function PortalNetwork({ server, query }: PortalNetworkProps) {
  const [{ at, machine, hrefOf }] = useState(() => {
    const here = { role: 'hospital' } as const;
    const address = { ...here, tab: 'network' } as const;
    const [path] = shellHref(address).split('?');
    return {
      at: here,
      machine: listingSearchMachine.provide({
        actors: {
          locationChanges: locationChanges(({ path: shown, search }) =>
            shown === path ? { type: 'location.changed', ...located(search) } : null,
          ),
        },
      }),
      hrefOf({ kind: _kind, ...filters }: ListingFilters, open: Query = {}) {
        return shellHref({ ...address, query: { ...query, ...listingQuery(filters), ...open } });
      },
    };
  });
  const search = usePageActor(machine, {
    input: {
      server,
      scope,
      ...located(location.search),
      world: emptyWorld,
      at,
      intl: browserIntl(),
      now: Date.now,
    },
    on: {
      'filters.changed': ({ filters }) => navigateTo(hrefOf(filters), { replace: true }),
      'open.changed': ({ open, id }) => {
        const { filters } = located(location.search);
        if (open === null || id === null) closeOverlay(hrefOf(filters));
        else navigateTo(hrefOf(filters, { open, listing: id }));
      },
    },
  });
  return <Network actor={search} />;
}
