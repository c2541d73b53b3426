import type { ApplicationListing } from '@vetsync/machines/exchange/model';
import { noSummary, type ApplicationStatus } from '@vetsync/machines/model/exchange';
import type { ApplicationKind } from '@vetsync/machines/model/world';
import { countRowsByValue, type PortalRow } from '@vetsync/machines/portal/model';
import type { ReceivedApplicationsContext } from '@vetsync/machines/exchange/receivedApplications';
import {
  ReceivedApplications,
  type ReceivedApplicationsProps,
} from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { ReceivedDialogs } from '@vetsync/ui/screens/exchange/received/ReceivedDialogs';
import type { StateValue } from 'xstate';
import { listedWith } from './receivedApplications.tsx';

interface Shown {
  /** @default 'college' */
  kind?: ApplicationKind;
  listing: ApplicationListing;
  /** All, and those that are shown. */
  rows: readonly PortalRow[];
  shown?: readonly PortalRow[];
}

/** A list that its server has whole, as it is shown. */
export function applicationsIn(
  { kind = 'college', listing, rows, shown = rows }: Shown,
  context: Partial<ReceivedApplicationsContext> = {},
  regions: Record<string, StateValue> = {},
) {
  const listed = shown.map((cells) => ({
    id: cells.id,
    kind,
    listingId: String(cells[listing.subject]),
    listingTitle: String(cells[listing.subject]),
    applicantName: String(cells['name']),
    status: cells['status'] as ApplicationStatus,
    submittedAt: String(cells['submitted']),
    updatedAt: String(cells['submitted']),
    assignee: null,
    acceptedAt: null,
    answerBy: null,
    summary: noSummary,
    version: 1,
    isNew: false,
    opening: null,
    cells,
  }));
  return listedWith(regions, {
    listing,
    list: {
      rows: listed,
      arrivals: [],
      cursor: null,
      total: listed.length,
      counts: { all: rows.length, statuses: Object.fromEntries(countRowsByValue('status', rows)) },
      states: {},
      assignments: {},
      lines: {},
      openings: {},
    },
    ...context,
  });
}

/** The list with what is open over it. */
export const ApplicationsShown = (props: ReceivedApplicationsProps) => (
  <>
    <ReceivedApplications {...props} />
    <ReceivedDialogs {...props} />
  </>
);
