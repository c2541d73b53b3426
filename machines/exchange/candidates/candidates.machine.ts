import { organizationIdOf, workspaceFeed, workspaceLoading } from '../workspace/workspaceSetup.ts';
import { pagedListStates } from '../../kit/pagedList.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { unreachable } from '../../system/model/index.ts';
import { noCandidateFilters } from '../model/candidatesRoute.ts';
import { candidateRowsOf, comparedOf } from '../../recruiter/model/candidateList.ts';
import { candidatesSetup } from './candidates.setup.ts';
import type { CandidatesContext as Context, CandidatesInput } from './candidatesContext.ts';
import { compareRegion } from './compare.region.ts';
import { detailRegion } from './detail.region.ts';

const pages = pagedListStates({
  src: 'loadCandidates',
  request: (context: Context, cursor) => ({
    organizationId: organizationIdOf(context),
    filters: context.asked,
    cursor,
  }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.more',
});

function initialContext({ route, kept, known, intl, ...input }: CandidatesInput): Context {
  const { now, listing, write } = input;
  const rows = known?.page.candidates ?? [];
  return {
    ...input,
    workspace: known?.workspace ?? null,
    route: route.table,
    kept: kept?.position ?? null,
    comparing: route.compared,
    compared: comparedOf(rows, route.compared, kept?.compared ?? []),
    rows,
    cursor: known?.page.nextCursor ?? null,
    asked: noCandidateFilters,
    isWhole: true,
    tableRows: candidateRowsOf(listing, write),
    position: null,
    breaks: 0,
    opened: null,
    drafts: {},
    command: null,
    limitedUntil: null,
    problem: unreachable,
    detailProblem: unreachable,
    sendProblem: unreachable,
    intl: { ...intl, now: now() },
  };
}

/** Pages of candidates. The table searches in them, or asks the server if these are not all. */
const listRegion = candidatesSetup.createStateConfig({
  initial: 'arriving',
  on: {
    'table.changed': [
      { guard: 'isTableSame' },
      { guard: 'changesSearch', target: '.refreshing', actions: ['setTableRoute', 'emitTableRoute'] },
      { actions: ['setTableRoute', 'emitTableRoute'] },
    ],
    'location.changed': [
      { guard: 'changesSearch', target: '.refreshing', actions: ['goToPage', 'tellTable'] },
      { actions: ['goToPage', 'tellTable'] },
    ],
    'list.outdated': '.refreshing',
  },
  states: {
    arriving: { always: [{ guard: 'someRows', target: 'listed' }, { target: 'loading' }] },
    ...pages,
    loading: {
      ...pages.loading,
      entry: 'ask',
      on: { 'list.outdated': { target: 'loading', reenter: true } },
    },
    refreshing: { ...pages.loading, entry: 'ask' },
    /** A first page was loaded. */
    loaded: { always: [{ guard: 'needsSearch', target: 'refreshing' }, { target: 'listed' }] },
    listed: {
      ...pages.listed,
      states: { ...pages.listed.states, idle: { ...pages.listed.states.idle, entry: 'tellTable' } },
    },
  },
});

/**
 * The candidates that an organization can find, for staff who can decide: a table, one of them beside it, up to four of
 * them side by side (feature spec, section 2), and the request to write with whoever is not known by name.
 */
export const candidatesMachine = candidatesSetup.createMachine({
  id: 'candidates',
  context: ({ input }) => initialContext(input),
  invoke: [{ src: 'locationChanges' }, { src: 'wakeUps' }],
  initial: 'beginning',
  entry: 'startClock',
  on: { 'clock.tick': { actions: ['readClock', 'startClock'] } },
  states: {
    beginning: { always: [{ guard: 'isKnown', target: 'deciding' }, { target: 'loading' }] },
    loading: workspaceLoading('deciding', 'refused'),
    deciding: { always: [{ guard: 'mayReview', target: 'open' }, { target: 'notAllowed' }] },
    /** Their role doesn't let them decide on people, or the organization is not approved. */
    notAllowed: {},
    ...loadFailureStates('loading'),
    open: {
      type: 'parallel',
      invoke: {
        id: 'table',
        src: 'table',
        input: ({ context }) => ({
          table: context.listing.table,
          rows: context.tableRows(context.rows, context.compared),
          route: context.route,
          stored: context.kept,
          settings: context.settings,
          at: context.at,
          intl: context.intl,
          write: context.write,
          now: context.now,
          random: context.random,
        }),
      },
      on: {
        // Nobody is signed in any more, or the person no longer works there: the page finds out which.
        'feed.denied': 'loading',
        'settings.changed': { actions: 'pass' },
        'page.navigate': { actions: 'pass' },
        'page.saveFile': { actions: 'pass' },
      },
      states: { list: listRegion, feed: workspaceFeed, detail: detailRegion, compare: compareRegion },
    },
  },
});
