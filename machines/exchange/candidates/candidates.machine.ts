import { workspaceFeed, workspaceLoading } from '../workspace/workspaceSetup.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { noCandidateFilters } from '../model/index.ts';
import { candidatesSetup } from './candidates.setup.ts';
import { detailRegion } from './detail.region.ts';
import { listRegion } from './list.region.ts';

/**
 * People who let organizations find them, for staff who can decide: pages of the server, one of them beside the list, and
 * the request to write with them. Nobody's name is known before they accept.
 */
export const candidatesMachine = candidatesSetup.createMachine({
  id: 'candidates',
  context: ({ input: { slug, newId, now, route, reader } }) => ({
    slug,
    newId,
    now,
    workspace: null,
    filters: route?.filters ?? noCandidateFilters,
    rows: [],
    cursor: null,
    position: null,
    breaks: 0,
    openId: route?.open ?? null,
    lastId: route?.open ?? null,
    opened: null,
    drafts: {},
    command: null,
    limitedUntil: null,
    problem: unreachable,
    detailProblem: unreachable,
    sendProblem: unreachable,
    reader: { ...reader, now: now() },
  }),
  invoke: [{ src: 'locationChanges' }, { src: 'wakeUps' }],
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    loading: workspaceLoading('deciding', 'refused'),
    deciding: { always: [{ guard: 'mayReview', target: 'open' }, { target: 'notAllowed' }] },
    /** Their role doesn't let them decide on people, or the organization is not approved. */
    notAllowed: {},
    ...loadFailureStates('loading'),
    open: {
      type: 'parallel',
      // Nobody is signed in any more, or the person no longer works there: the page finds out which.
      on: { 'feed.denied': 'loading' },
      states: { list: listRegion, feed: workspaceFeed, detail: detailRegion },
    },
  },
});
