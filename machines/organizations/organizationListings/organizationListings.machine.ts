import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { actionRegion } from './action.region.ts';
import { listRegion } from './list.region.ts';
import { participantsRegion } from './participants.region.ts';
import { recordRegion } from './record.region.ts';
import { selectionRegion } from './selection.region.ts';
import { batchSetup } from './batchSetup.ts';

/**
 * The listings of an organization, as its staff sees them, newest first. All of them can read them; those who can edit
 * them can also publish, close, reopen and copy them, and publish or delete several drafts at once. If a colleague was faster, the list is loaded again, and a toast says why.
 */
export const organizationListingsMachine = batchSetup.createMachine({
  id: 'organizationListings',
  context: ({ input }) => ({
    slug: input.slug,
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
        input: ({ context: { slug, status } }) => ({ slug, status, cursor: null }),
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
