import { candidatesHrefFor } from '../model/addresses.ts';
import type { SnapshotFrom } from 'xstate';
import { doorView } from './eventDoor.ts';
import type { ParticipantsView } from './eventDoor.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import {
  jobImportHref,
  listingHref,
  listingKindsOf,
  newListingHref,
  spotsLeft,
} from '../../organizations/model/index.ts';
import {
  isApplicable,
  noEventSeats,
  noListingCare,
  noListingCounts,
} from '../../organizations/model/index.ts';
import type {
  EventSeats,
  ListingCare,
  ListingCounts,
  ListingKind,
  ListingStatus,
  Organization,
} from '../../organizations/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { mayImportJobs, mayWriteListings } from '../model/index.ts';
import type { ListingAction } from './organizationListings.events.ts';
import { draftSelectionOf } from './selectionView.ts';
import type { DraftSelectionView } from './selectionView.ts';
import { actionsOf, missingOf } from './organizationListings.setup.ts';
import type { ListingLinks, OwnListing } from './organizationListings.setup.ts';
import type { organizationListingsMachine } from './organizationListings.machine.ts';

export type OrganizationListingsState = 'loading' | 'missing' | 'failed' | 'open';
export type OrganizationListingsListState = 'idle' | 'loadingMore' | 'pageFailed' | 'refreshing';
export type ListingActionState = 'idle' | 'confirming' | 'working' | 'proving';

export interface ListingRow extends OwnListing {
  /** Of the page on which it is written, for a draft, and else of the list with the listing over it. */
  href: string;
  /** Null for a kind that nobody applies for here. */
  counts: ListingCounts | null;
  /** Null for what is no department of a hospital. */
  care: ListingCare | null;
  /** Null for what is no event. */
  seats: EventSeats | null;
  /** Spots that are taken. */
  taken: number;
  /** Those that are not; null without a limit. */
  free: number | null;
  actions: readonly ListingAction[];
  /** How many fields are missing before it can be published. */
  missing: number;
  /** Whether people can have joined it. */
  hasParticipants: boolean;
}

/** The listing that is open over the list. */
export interface ListingRecordView {
  /** `shown` as soon as there is something to show. */
  state: 'loading' | 'shown' | 'missing' | 'failed';
  row: ListingRow | null;
  links: ListingLinks | null;
  /** Null for whoever may not write listings. */
  editHref: string | null;
  failure: Phrase | null;
}

export interface OrganizationListingsView extends DraftSelectionView {
  state: OrganizationListingsState;
  /** Null until it is loaded. */
  organization: Organization | null;
  /** Where the person looks for candidates; null for whoever can't. */
  candidatesHref: string | null;
  /** Of the list, or idle while it isn't shown. */
  list: OrganizationListingsListState;
  /** The only kind that is listed; null: all are. */
  kind: ListingKind | null;
  /** Null shows all. */
  status: ListingStatus | null;
  rows: readonly ListingRow[];
  /** How many have the status, and of which kind all of them are, if it is one; null until it is known. */
  counted: { total: number; kind: ListingKind | null } | null;
  hasMore: boolean;
  /** Whether role and status let the person write listings. */
  canWrite: boolean;
  /** What can be added, with the page for it. Empty for whoever may not. */
  added: readonly { kind: ListingKind; href: string }[];
  /** Null where jobs can't be imported. */
  importHref: string | null;
  action: ListingActionState;
  /** The listing that the person wants to close (confirming, working); else null. */
  confirmation: { kind: ListingKind; title: string; busy: boolean } | null;
  /** Null while they are not shown. */
  participants: ParticipantsView | null;
  /** Null while none is open. */
  record: ListingRecordView | null;
  /** Why loading failed, or null. */
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof organizationListingsMachine>;

const listStates = {
  idle: 'idle',
  recounting: 'idle',
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
      record: 'closed',
    } as const;
  const { list, action, selection, participants, record } = value.open;
  return {
    state: 'open',
    list: listStates[list],
    action: action === 'refused' ? 'working' : action,
    selection,
    participants,
    record,
  } as const;
}

function participantsOf(
  state: ReturnType<typeof statesOf>['participants'],
  { owner, listings, eventId, participants, participantsProblem, ...context }: Snapshot['context'],
): ParticipantsView | null {
  const event = listings.find(({ id }) => id === eventId);
  if (!event || !owner || state === 'closed') return null;
  return doorView({
    state,
    event,
    organizationId: owner.organization.id,
    role: context.hasDoor ? owner.role : 'viewer',
    participants,
    draft: context.door,
    done: context.actDone,
    problem: participantsProblem,
    actProblem: context.actProblem,
  });
}

function rowOf(
  listing: OwnListing,
  { slug, owner, intl, href, ...context }: Snapshot['context'],
): ListingRow {
  const { id, kind, status, capacity, spotsTaken } = listing;
  const counts = isApplicable(kind) ? (context.counts[id] ?? noListingCounts) : null;
  const taken = spotsTaken ?? counts?.taken ?? 0;
  return {
    ...listing,
    href: status === 'draft' ? listingHref(slug, id) : href({ status: context.status, listing: id }),
    counts,
    seats: kind === 'event' ? (context.counts[id]?.seats ?? noEventSeats) : null,
    care: kind === 'provider' ? (context.counts[id]?.care ?? noListingCare) : null,
    taken,
    free: counts && spotsLeft({ capacity, spotsTaken: taken }),
    actions: actionsOf(listing, owner, intl.now),
    missing: missingOf(listing, intl.now).length,
    hasParticipants: kind === 'event' && status !== 'draft',
  };
}

/** Shows what is listed at once, and then what was read. */
function recordOf(
  state: ReturnType<typeof statesOf>['record'],
  context: Snapshot['context'],
): ListingRecordView | null {
  const { openId, record, recordProblem: problem, listings, owner, slug } = context;
  if (state === 'closed' || openId === null) return null;
  const isGone = state === 'failed' && problem.status === 404;
  const listing = isGone ? null : (record?.listing ?? listings.find(({ id }) => id === openId) ?? null);
  return {
    state: listing ? 'shown' : isGone ? 'missing' : state === 'failed' ? 'failed' : 'loading',
    row: listing && rowOf(listing, context),
    links: listing && {
      ...context.linksOf(listing),
      ...(candidatesHrefFor(owner) === null && { candidates: null }),
    },
    editHref: listing && owner && mayWriteListings(owner) ? listingHref(slug, openId) : null,
    failure: state === 'failed' ? problemMessage(problem) : null,
  };
}

/** How many are listed; of one kind only if all of them are here. */
function countedOf({ total, listings, cursor }: Snapshot['context']): OrganizationListingsView['counted'] {
  if (total === null) return null;
  const kinds = new Set(listings.map(({ kind }) => kind));
  const [kind = null] = kinds;
  return { total, kind: cursor === null && kinds.size === 1 ? kind : null };
}

export function organizationListingsView({ value, context }: Snapshot): OrganizationListingsView {
  const { owner, slug, kind, listings, pendingAction, intl } = context;
  const { selection, participants, record, ...states } = statesOf(value);
  const canWrite = owner !== null && mayWriteListings(owner);
  const isAsked = states.action === 'confirming' || states.action === 'working';
  return {
    ...states,
    ...draftSelectionOf(selection, context),
    organization: owner?.organization ?? null,
    candidatesHref: candidatesHrefFor(owner),
    kind,
    status: context.status,
    rows: listings.map((listing) => rowOf(listing, context)),
    counted: countedOf(context),
    participants: participantsOf(participants, context),
    record: recordOf(record, context),
    hasMore: context.cursor !== null,
    canWrite,
    added: canWrite
      ? listingKindsOf(owner.organization.kind)
          .filter((one) => kind === null || one === kind)
          .map((one) => ({ kind: one, href: newListingHref(slug, one) }))
      : [],
    importHref: kind === null && owner && mayImportJobs(owner) ? jobImportHref(slug) : null,
    confirmation:
      isAsked && pendingAction?.action === 'close'
        ? {
            kind: pendingAction.listing.kind,
            title: pendingAction.listing.title,
            busy: states.action === 'working',
          }
        : null,
    failure:
      states.state === 'failed' || states.list === 'pageFailed' ? problemMessage(context.problem) : null,
    intl,
  };
}
