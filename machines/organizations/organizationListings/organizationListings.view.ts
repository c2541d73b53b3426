import type { SnapshotFrom } from 'xstate';
import type { EventParticipants } from '../../model/events/eventSeatPayloads.ts';
import type { Phrase } from '../../kit/phrase.ts';
import {
  jobImportHref,
  listingHref,
  listingKindsOf,
  newListingHref,
} from '../../organizations/model/index.ts';
import type { Listing, ListingKind, ListingStatus, Organization } from '../../organizations/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import { mayImportJobs, mayWriteListings } from '../model/index.ts';
import type { ListingAction } from './organizationListings.events.ts';
import { draftSelectionOf } from './selectionView.ts';
import type { DraftSelectionView } from './selectionView.ts';
import { actionsOf, missingOf } from './organizationListings.setup.ts';
import type { organizationListingsMachine } from './organizationListings.machine.ts';

export type OrganizationListingsState = 'loading' | 'missing' | 'failed' | 'open';
export type OrganizationListingsListState = 'idle' | 'loadingMore' | 'pageFailed' | 'refreshing';
export type ListingActionState = 'idle' | 'confirming' | 'working' | 'proving';

export interface ListingRow extends Listing {
  href: string;
  actions: readonly ListingAction[];
  /** How many fields are missing before it can be published. */
  missing: number;
  /** Whether people can have joined it. */
  hasParticipants: boolean;
}

/** Who comes to an event. */
export interface ParticipantsView {
  title: string;
  state: 'loading' | 'shown' | 'failed';
  /** Null until they are loaded. */
  found: EventParticipants | null;
  failure: Phrase | null;
}

export interface OrganizationListingsView extends DraftSelectionView {
  state: OrganizationListingsState;
  /** Null until it is loaded. */
  organization: Organization | null;
  /** Of the list, or idle while it isn't shown. */
  list: OrganizationListingsListState;
  /** Null shows all. */
  status: ListingStatus | null;
  rows: readonly ListingRow[];
  hasMore: boolean;
  /** Whether role and status let the person write listings. */
  canWrite: boolean;
  /** What can be added, with the page for it. Empty for who may not. */
  added: readonly { kind: ListingKind; href: string }[];
  /** Null where jobs can't be imported. */
  importHref: string | null;
  action: ListingActionState;
  /** The listing that the person wants to close (confirming, working); else null. */
  confirmation: { title: string; busy: boolean } | null;
  /** Null while they are not shown. */
  participants: ParticipantsView | null;
  /** Why loading failed, or null. */
  failure: Phrase | null;
  reader: Reader;
}

type Snapshot = SnapshotFrom<typeof organizationListingsMachine>;

const listStates = {
  idle: 'idle',
  loadingMore: 'loadingMore',
  loadingRest: 'loadingMore',
  selecting: 'loadingMore',
  pageFailed: 'pageFailed',
  refreshing: 'refreshing',
  refreshFailed: 'refreshing',
} as const;

function statesOf(value: Snapshot['value']) {
  if (typeof value === 'string')
    return {
      state: value === 'refused' ? 'loading' : value,
      list: 'idle',
      action: 'idle',
      selection: 'choosing',
      participants: 'closed',
    } as const;
  const { list, action, selection, participants } = value.open;
  return {
    state: 'open',
    list: listStates[list],
    action: action === 'refused' ? 'working' : action,
    selection,
    participants,
  } as const;
}

function participantsOf(
  state: ReturnType<typeof statesOf>['participants'],
  { listings, eventId, participants, participantsProblem }: Snapshot['context'],
): ParticipantsView | null {
  const event = listings.find(({ id }) => id === eventId);
  if (!event || state === 'closed') return null;
  const failure = state === 'failed' ? problemMessage(participantsProblem) : null;
  return { title: event.title, state, found: state === 'shown' ? participants : null, failure };
}

export function organizationListingsView({ value, context }: Snapshot): OrganizationListingsView {
  const { owner, slug, listings, pendingAction, reader } = context;
  const { selection, participants, ...states } = statesOf(value);
  const canWrite = owner !== null && mayWriteListings(owner);
  const isAsked = states.action === 'confirming' || states.action === 'working';
  return {
    ...states,
    ...draftSelectionOf(selection, context),
    organization: owner?.organization ?? null,
    status: context.status,
    rows: listings.map((listing) => ({
      ...listing,
      href: listingHref(slug, listing.id),
      actions: actionsOf(listing, owner, reader.now),
      missing: missingOf(listing, reader.now).length,
      hasParticipants: listing.kind === 'event' && listing.status !== 'draft',
    })),
    participants: participantsOf(participants, context),
    hasMore: context.cursor !== null,
    canWrite,
    added: canWrite
      ? listingKindsOf(owner.organization.kind).map((kind) => ({ kind, href: newListingHref(slug, kind) }))
      : [],
    importHref: owner && mayImportJobs(owner) ? jobImportHref(slug) : null,
    confirmation:
      isAsked && pendingAction?.action === 'close'
        ? { title: pendingAction.listing.title, busy: states.action === 'working' }
        : null,
    failure:
      states.state === 'failed' || states.list === 'pageFailed' ? problemMessage(context.problem) : null,
    reader,
  };
}
