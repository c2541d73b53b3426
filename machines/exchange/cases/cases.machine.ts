import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { noCaseFilters } from '../model/casesRoute.ts';
import { workspaceFeed, workspaceLoading } from '../workspace/workspaceSetup.ts';
import { addingRegion } from './adding.region.ts';
import { addingSetup } from './addingSetup.ts';
import { noCases } from './caseList.ts';
import { listRegion } from './list.region.ts';
import { recordRegion } from './record.region.ts';
import { selectionRegion } from './selection.region.ts';
import { choicesRegion, toolsRegion } from './tools.region.ts';

/**
 * The people whom an organization has taken in, for its staff: pages of the server, kept current by the live feed, and the
 * record of one of them over the list, which staff work on. Several are given to a colleague, or get a status, together.
 */
export const casesMachine = addingSetup.createMachine({
  id: 'cases',
  context: ({ input: { route, intl, ...input } }) => ({
    ...input,
    workspace: null,
    filters: route?.filters ?? noCaseFilters,
    list: noCases,
    position: null,
    breaks: 0,
    scrolledAway: false,
    openId: route?.open ?? null,
    lastId: route?.open ?? null,
    opened: null,
    drafts: {},
    command: null,
    changedBy: null,
    choices: null,
    selected: new Set(),
    batch: null,
    people: [],
    peopleSearch: '',
    placeId: null,
    opening: null,
    existing: null,
    problem: unreachable,
    detailProblem: unreachable,
    sendProblem: unreachable,
    batchProblem: unreachable,
    addingProblem: unreachable,
    intl: { ...intl, now: input.now() },
  }),
  invoke: [{ src: 'locationChanges' }, { src: 'wakeUps' }],
  initial: 'loading',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    loading: workspaceLoading('deciding', 'refused'),
    deciding: { always: [{ guard: 'suspended', target: 'suspended' }, { target: 'open' }] },
    /** Nothing may be read until the organization is approved again. */
    suspended: { on: { 'page.woken': 'loading' } },
    ...loadFailureStates('loading'),
    open: {
      type: 'parallel',
      // Nobody is signed in any more, or the person no longer works there: the page finds out which.
      on: { 'feed.denied': 'loading' },
      states: {
        list: listRegion,
        feed: workspaceFeed,
        record: recordRegion,
        selection: selectionRegion,
        choices: choicesRegion,
        tools: toolsRegion,
        adding: addingRegion,
      },
    },
  },
});
