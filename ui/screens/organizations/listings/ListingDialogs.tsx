import { CloseConfirmation } from './list/CloseConfirmation.tsx';
import { DraftConfirmation } from './list/DraftConfirmation.tsx';
import { EventParticipants } from './list/EventParticipants.tsx';
import { ListingRecord } from './list/ListingRecord.tsx';
import type { OrganizationListingsProps } from './OrganizationListings.types.ts';

/** What is open over the list: a listing, who comes to an event, or a question. */
export function ListingDialogs({ view, send }: OrganizationListingsProps) {
  const { record, reader } = view;
  return (
    <>
      {record && <ListingRecord record={record} reader={reader} send={send} />}
      <EventParticipants view={view} send={send} />
      <CloseConfirmation view={view} send={send} />
      <DraftConfirmation view={view} send={send} />
    </>
  );
}
