import { assertEvent, assign, emit, setup } from 'xstate';
import { selectionSetup } from '../../exchange/workList/selectionSetup.ts';
import type { SelectionContext } from '../../exchange/workList/selectionSetup.ts';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { EventParticipants } from '../../model/events/eventParticipants.ts';
import { unlisted } from '../../kit/unlisted.ts';
import { listingHref, publishListing } from '../../organizations/model/index.ts';
import type {
  DraftAction,
  DraftBatchResult,
  Listing,
  ListingCounts,
  ListingKind,
  ListingStatus,
} from '../../organizations/model/index.ts';
import { problemMessage, problemOf, toast } from '../../system/model/index.ts';
import type { Problem, IntlConfig, ToastEmitted } from '../../system/model/index.ts';
import { listingContentOf, listingResult, mayWriteListings, listingStepFrom } from '../model/index.ts';
import type { ListingsOwner } from '../model/index.ts';
import type { DraftBatch } from './listingBatch.ts';
import { actOf, afterAct, emptyDoorDraft } from './eventDoor.ts';
import type { DoorDraft, EventAct, EventCall, EventDoorEvent } from './eventDoor.ts';
import type { ListingsRoute } from './listingsRoute.ts';
import type {
  ListingAction,
  OrganizationListingsEmitted,
  OrganizationListingsEvent,
  OrganizationListingsParentEvent,
} from './organizationListings.events.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { clockActions } from '../../kit/clock.ts';

/** A listing with what only some servers know of it. */
export interface OwnListing extends Listing {
  more?: {
    /** The team that it is for. */
    team?: string;
    /** Who leads or advises. */
    lead?: string;
    /** In percent of the tuition. */
    coverage?: number;
    funding?: string;
    services?: readonly string[];
    /** People who work in a department. */
    staff?: number;
    /** How many it can care for. */
    places?: number;
    /** Until a first appointment, and what is aimed at, in days. */
    wait?: { days: number; goal: number };
    phone?: string;
  };
}
/** A listing, and how many have applied for it. */
export interface StaffListing {
  listing: OwnListing;
  counts: ListingCounts;
}
export interface ListingRequest {
  organizationId: string;
  id: string;
}

/** Where the staff see who wants what is listed. Null: there is no such page. */
export type ListingLinks = Readonly<Record<'applications' | 'candidates' | 'people', string | null>>;

/** One page of an organization's listings; `nextCursor` is null on the last one. */
export interface OrganizationListingsPage {
  owner: ListingsOwner;
  listings: readonly OwnListing[];
  /** Of those that somebody has applied for, or is cared for in, by id. */
  counts: Readonly<Record<string, ListingCounts>>;
  nextCursor: string | null;
  /** How many have the status; null on further pages. */
  total: number | null;
}
export interface OrganizationListingsRequest {
  slug: string;
  /** Null: all that the organization offers. */
  kind: ListingKind | null;
  status: ListingStatus | null;
  cursor: string | null;
}
/** An action as a call of the API. It answers with the listing, or with the copy. */
export interface ListingCall {
  organizationId: string;
  id: string;
  action: ListingAction;
}

/** The same action on several drafts. */
export interface DraftBatchCall {
  organizationId: string;
  action: DraftAction;
  ids: readonly string[];
}

/** Who takes part in an event. */
export interface ParticipantsRequest {
  organizationId: string;
  listingId: string;
}

export interface OrganizationListingsInput {
  /** Whether staff act at the door of an event; otherwise they only see who comes. */
  hasDoor: boolean;
  slug: string;
  /** The only kind that is listed. @default null, all */
  kind?: ListingKind | null;
  /** From the URL. */
  route: ListingsRoute;
  href: (route: ListingsRoute) => string;
  linksOf: (listing: OwnListing) => ListingLinks;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface OrganizationListingsContext
  extends SelectionContext<DraftBatch>, Pick<OrganizationListingsInput, 'slug' | 'href' | 'linksOf'> {
  /** The only kind that is listed; null: all are. */
  kind: ListingKind | null;
  /** Null shows all. */
  status: ListingStatus | null;
  /** Id of the listing that is open over the list; null: none is. */
  openId: string | null;
  /** What was read when it was opened. */
  record: StaffListing | null;
  recordProblem: Problem;
  /** Null until it is loaded. */
  owner: ListingsOwner | null;
  listings: readonly OwnListing[];
  counts: OrganizationListingsPage['counts'];
  cursor: string | null;
  /** How many have the status, also those that are not loaded; null until it is known. */
  total: number | null;
  /** What was asked for last; null before. */
  pendingAction: { listing: Listing; action: ListingAction } | null;
  /** Why loading failed. */
  problem: Problem;
  /** Why the last action failed. */
  actionProblem: Problem;
  /** The event whose participants are shown last, and who they are; null before. */
  eventId: string | null;
  participants: EventParticipants | null;
  participantsProblem: Problem;
  hasDoor: boolean;
  /** What staff type beside them, ask last, and what became of it. */
  door: DoorDraft;
  act: EventAct | null;
  actDone: EventAct['type'] | null;
  actProblem: Problem | null;
  intl: IntlConfig;
  now: () => number;
}

/** How long the list of who comes stands before it is read again, in milliseconds. */
export const doorRefreshMs = 15_000;

/** What is missing before a draft or closed listing can be published. */
export const missingOf = (listing: Listing, now: number) =>
  listing.status === 'published'
    ? []
    : publishListing(listing.kind, listingContentOf(listing), new Date(now));

/** What the person may do with a listing now. What is incomplete is completed on its own page first. */
export function actionsOf(listing: Listing, owner: ListingsOwner | null, now: number): ListingAction[] {
  if (owner === null || !mayWriteListings(owner)) return [];
  return [...(missingOf(listing, now).length === 0 ? [listingStepFrom[listing.status]] : []), 'copy'];
}

function doneToast({ pendingAction, owner }: OrganizationListingsContext): ToastEmitted {
  const { action = 'copy', listing } = pendingAction ?? {};
  const title = listing?.title ?? '';
  if (action === 'copy') return toast(listingResult('copied'));
  if (action === 'close') return toast(listingResult('close', title), listingResult('closeMore'));
  const isPublic = owner?.organization.status === 'approved';
  return toast(listingResult(action, title), listingResult(isPublic ? 'publishMore' : 'publishWaits'));
}

/** Drafts are selected where only they are listed, by whoever may write them. */
export const maySelect = ({ owner, status }: Pick<OrganizationListingsContext, 'owner' | 'status'>) =>
  status === 'draft' && owner !== null && mayWriteListings(owner);
/** The drafts that are listed. What was published here stays in sight until the list is loaded again. */
export const draftsOf = ({ listings, cursor, total }: OrganizationListingsContext) => ({
  rows: listings.filter(({ status }) => status === 'draft'),
  cursor,
  total,
});

type Event = OrganizationListingsEvent | OrganizationListingsParentEvent | ClockTick;
const selectionParts = selectionSetup<OrganizationListingsContext, Event>({ rowsOf: draftsOf, maySelect });

const calls = callSetup<OrganizationListingsContext, Event>()('', 'action');

/** Types, actors, actions, guards and delays of the list of an organization's listings. */
export const organizationListingsSetup = setup({
  types: {
    context: {} as OrganizationListingsContext,
    events: {} as Event,
    emitted: {} as OrganizationListingsEmitted,
    input: {} as OrganizationListingsInput,
  },
  actors: {
    /** Rejects with 404 for whoever doesn't work there. */
    loadListings: promiseNotProvided<OrganizationListingsPage, OrganizationListingsRequest>('loadListings'),
    /** Rejects with 404 if there is none. */
    loadListing: promiseNotProvided<StaffListing, ListingRequest>('loadListing'),
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    /** Reports with `listings.changed` that figures may have changed, where the server tells. */
    changes: changesNotProvided,
    act: promiseNotProvided<Listing, ListingCall>('act'),
    actOnMany: promiseNotProvided<DraftBatchResult, DraftBatchCall>('actOnMany'),
    loadParticipants: promiseNotProvided<EventParticipants, ParticipantsRequest>('loadParticipants'),
    actOnEvent: promiseNotProvided<unknown, EventCall>('actOnEvent'),
  },
  actions: {
    ...calls.actions,
    ...clockActions<OrganizationListingsContext, Event>(),
    ...selectionParts.actions,
    setFirstPage: assign((_, { output }: { output: OrganizationListingsPage }) => ({
      owner: output.owner,
      listings: output.listings,
      counts: output.counts,
      cursor: output.nextCursor,
      total: output.total,
    })),
    setCounts: assign(({ context }, { output }: { output: OrganizationListingsPage }) => ({
      counts: { ...context.counts, ...output.counts },
    })),
    appendNextPage: assign(({ context }, { output }: { output: OrganizationListingsPage }) => ({
      owner: output.owner,
      listings: [...context.listings, ...unlisted(output.listings, context.listings)],
      counts: { ...context.counts, ...output.counts },
      cursor: output.nextCursor,
    })),
    setStatus: assign((_, { status }: { status: ListingStatus | null }) => ({
      status,
      selected: new Set<string>(),
    })),
    setRoute: assign((_, { route: { status } }: { route: ListingsRoute }) => ({
      status,
      selected: new Set<string>(),
    })),
    emitStatus: emit(({ context: { status, openId } }) => ({
      type: 'location.changed',
      route: { status, listing: openId },
      isClosing: false,
    })),
    setOpen: assign((_, { route: { listing } }: { route: ListingsRoute }) => ({
      openId: listing,
      record: null,
    })),
    setRecord: assign(({ context }, { output }: { output: StaffListing }) => ({
      record: output,
      counts: { ...context.counts, [output.listing.id]: output.counts },
    })),
    setRecordProblem: assign((_, { error }: { error: unknown }) => ({ recordProblem: problemOf(error) })),
    closeRecord: assign({ openId: null, record: null }),
    emitClosed: emit(({ context: { status } }) => ({
      type: 'location.changed',
      route: { status, listing: null },
      isClosing: true,
    })),
    clear: assign({ owner: null, listings: [], counts: {}, cursor: null, total: null }),
    setEvent: assign((_, { id }: { id: string }) => ({
      eventId: id,
      participants: null,
      door: emptyDoorDraft,
      actDone: null,
      actProblem: null,
    })),
    setLink: assign(({ context: { door, participants } }) => ({
      door: { ...door, link: participants?.link ?? '' },
    })),
    changeDoor: assign(
      ({ context: { door } }, { field, value }: { field: keyof DoorDraft; value: string }) => ({
        door: { ...door, [field]: value },
        actDone: null,
        actProblem: null,
      }),
    ),
    setAct: assign(({ context: { door } }, event: EventDoorEvent) => ({
      act: actOf(event, door),
      actDone: null,
      actProblem: null,
    })),
    setActDone: assign(({ context: { act, door, listings, eventId } }) => ({
      actDone: act!.type,
      door: afterAct(door, act!),
      ...(act!.type === 'event.cancel' && {
        listings: listings.map((one) => (one.id === eventId ? { ...one, status: 'closed' as const } : one)),
      }),
    })),
    setActProblem: assign((_, { error }: { error: unknown }) => ({ actProblem: problemOf(error) })),
    setParticipants: assign((_, { output }: { output: EventParticipants }) => ({ participants: output })),
    setParticipantsProblem: assign((_, { error }: { error: unknown }) => ({
      participantsProblem: problemOf(error),
    })),
    setActing: assign(({ context, event }) => {
      assertEvent(event, 'listing.act');
      const listing = context.listings.find(({ id }) => id === event.id);
      return { pendingAction: listing ? { listing, action: event.action } : null };
    }),
    /** A listing that no longer has the status that is shown stays in sight until the list is loaded again. */
    setListing: assign(({ context }, { output }: { output: Listing }) => ({
      listings: context.listings.map((listing) => (listing.id === output.id ? output : listing)),
    })),
    emitDone: emit(({ context }) => doneToast(context)),
    openCopy: emit(({ context }, { output }: { output: Listing }) => ({
      type: 'page.navigate',
      to: listingHref(context.slug, output.id),
      replace: false,
    })),
    emitFailed: emit(({ context }) =>
      toast(listingResult('failed'), problemMessage(context.actionProblem), 'destructive'),
    ),
  },
  guards: {
    ...calls.guards,
    isComplete: ({ context: { door } }, event: EventDoorEvent) => actOf(event, door) !== null,
    ...selectionParts.guards,
    missing: ({ context }) => context.problem.status === 404,
    hasMore: ({ context }) => context.cursor !== null,
    otherStatus: ({ context }, { status }: { status: ListingStatus | null }) => status !== context.status,
    otherRoute: ({ context }, { route }: { route: ListingsRoute }) => route.status !== context.status,
    otherRecord: ({ context }, { route }: { route: ListingsRoute }) => route.listing !== context.openId,
    isOpen: ({ context }) => context.openId !== null,
    mayAct: ({ context: { listings, owner, intl }, event }) => {
      if (event.type !== 'listing.act') return false;
      const listing = listings.find(({ id }) => id === event.id);
      return listing !== undefined && actionsOf(listing, owner, intl.now).includes(event.action);
    },
    needsConfirmation: ({ event }) => event.type === 'listing.act' && event.action === 'close',
    isCopying: ({ context }) => context.pendingAction?.action === 'copy',
    /** A colleague was faster, or the person's role or the organization's status has changed. */
    outdated: ({ context }) => [403, 404, 409, 422].includes(context.actionProblem.status),
  },
  delays: { ...calls.delays, doorRefresh: doorRefreshMs },
});
