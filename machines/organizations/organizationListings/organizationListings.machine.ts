import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { actionRegion } from './action.region.ts';
import { emptyDoorDraft } from './eventDoor.ts';
import { participantsRegion } from './participants.region.ts';
import { recordRegion } from './record.region.ts';
import { batchSetup } from './batchSetup.ts';
import { nextCallOf } from '../../exchange/workList/batch.ts';
import {
  batchStates,
  selectionEvents,
  selectablePageStates,
} from '../../exchange/workList/selectionStates.ts';
import type { OrganizationListingsContext } from './organizationListings.setup.ts';

const choose = {
  guard: withEvent('otherStatus'),
  target: '.refreshing',
  actions: [withEvent('setStatus'), 'emitStatus'],
} as const;
/** The browser's back button. */
const follow = {
  guard: withEvent('otherRoute'),
  target: '.refreshing',
  actions: withEvent('setRoute'),
} as const;

const firstPage = ({ context: { slug, kind, status } }: { context: OrganizationListingsContext }) => ({
  slug,
  kind,
  status,
  cursor: null,
});
const pages = selectablePageStates({
  src: 'loadListings',
  request: ({ slug, kind, status }: OrganizationListingsContext, cursor) => ({ slug, kind, status, cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.retry',
});

/** The rows. While another status or the next page is loaded, those from before stay in sight. */
const listRegion = batchSetup.createStateConfig({
  initial: 'idle',
  on: { 'status.choose': choose, 'location.changed': follow },
  states: {
    ...pages,
    idle: { on: { ...pages.idle.on, 'listings.changed': 'recounting' } },
    /** The figures of the first page are read again. If that fails, those from before stay. */
    recounting: {
      invoke: {
        src: 'loadListings',
        input: firstPage,
        onDone: { target: 'idle', actions: withEvent('setCounts') },
        onError: 'idle',
      },
      after: { submitTimeout: 'idle' },
      on: { 'listings.changed': { target: 'recounting', reenter: true } },
    },
    refreshing: {
      invoke: {
        src: 'loadListings',
        input: firstPage,
        onDone: { target: 'idle', actions: withEvent('setFirstPage') },
        onError: transitionWithError('refreshFailed'),
      },
      after: onTimeout('refreshFailed'),
    },
    refreshFailed: { always: { target: '#organizationListings.refused' } },
  },
});

/** Several drafts are published or deleted, after a confirmation. */
const selectionRegion = batchSetup.createStateConfig({
  initial: 'choosing',
  on: selectionEvents,
  states: {
    ...batchStates({
      src: 'actOnMany',
      input: ({ owner, batch }: OrganizationListingsContext) => ({
        organizationId: owner?.organization.id ?? '',
        action: batch?.task ?? 'publish',
        ids: batch ? nextCallOf(batch).map(({ id }) => id) : [],
      }),
      choosing: {
        'bulk.act': {
          guard: withEvent('canActOnMany'),
          target: 'confirming',
          actions: withEvent('prepareBatch'),
        },
      },
      reported: {},
    }),
    confirming: {
      on: { 'bulk.confirm': 'deciding', 'bulk.cancel': { target: 'choosing', actions: 'dismissBatch' } },
    },
  },
});

/**
 * The listings of an organization, as its staff sees them, newest first. All of them can read them; those who can edit
 * them can also publish, close, reopen and copy them, and publish or delete several drafts at once. If a colleague was faster, the list is loaded again, and a toast says why.
 */
export const organizationListingsMachine = batchSetup.createMachine({
  id: 'organizationListings',
  context: ({ input }) => ({
    slug: input.slug,
    kind: input.kind ?? null,
    status: input.route.status,
    openId: input.route.listing,
    record: null,
    recordProblem: unreachable,
    href: input.href,
    linksOf: input.linksOf,
    owner: null,
    listings: [],
    counts: {},
    cursor: null,
    total: null,
    selected: new Set(),
    batch: null,
    batchProblem: unreachable,
    pendingAction: null,
    problem: unreachable,
    actionProblem: unreachable,
    eventId: null,
    participants: null,
    participantsProblem: unreachable,
    hasDoor: input.hasDoor,
    door: emptyDoorDraft,
    act: null,
    actDone: null,
    actProblem: null,
    intl: { ...input.intl, now: input.now() },
    now: input.now,
  }),
  initial: 'loading',
  entry: 'startClock',
  invoke: [{ src: 'locationChanges' }, { src: 'changes' }],
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    // While there is no list.
    'location.changed': [
      {
        guard: withEvent('otherRoute'),
        target: '.loading',
        actions: [withEvent('setRoute'), withEvent('setOpen')],
      },
      { guard: withEvent('otherRecord'), actions: withEvent('setOpen') },
    ],
  },
  states: {
    /** The previous list stays visible. */
    loading: {
      invoke: {
        src: 'loadListings',
        input: firstPage,
        onDone: { target: 'open', actions: withEvent('setFirstPage') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    ...loadFailureStates('loading'),
    /** There is no such organization, or the person doesn't work there. */
    missing: { entry: 'clear' },
    open: {
      type: 'parallel',
      states: {
        list: listRegion,
        action: actionRegion,
        selection: selectionRegion,
        participants: participantsRegion,
        record: recordRegion,
      },
    },
  },
});
