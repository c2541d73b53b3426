import { clocked } from '../../kit/clock.ts';
import { unreachable } from '../../system/model/index.ts';
import { noCaseFilters } from '../model/casesRoute.ts';
import {
  organizationIdOf,
  workspaceChoices,
  workspaceFeed,
  workspaceOpen,
  workspacePageStates,
} from '../workspace/workspaceSetup.ts';
import { addingSetup } from './addingSetup.ts';
import { noCases } from './caseList.ts';
import { recordRegion } from './record.region.ts';
import { withEvent, failureHandlers } from '../../kit/index.ts';
import { nextCallOf } from '../workList/batch.ts';
import { batchStates, selectionEvents, workListStates } from '../workList/selectionStates.ts';
import { pageRequestOf } from './casesContext.ts';
import type { CasesContext } from './casesContext.ts';
import { recordSetup } from './recordSetup.ts';
import { routedListEvents } from '../../kit/routedList.ts';
import { provenCall } from '../../kit/provenCall.ts';

const list = {
  src: 'loadCases',
  request: pageRequestOf,
  cursorOf: (context: CasesContext) => context.list.cursor,
  more: 'list.endReached',
  again: 'list.retry',
} as const;

/** Pages of cases that match search and filters. */
const listRegion = recordSetup.createStateConfig({
  initial: 'loading',
  on: {
    ...routedListEvents('.refreshing'),
    'filter.choose': { target: '.refreshing', actions: [withEvent('filter'), 'emitRoute'] },
    'sort.change': { target: '.refreshing', actions: [withEvent('sort'), 'emitRoute'] },
    'list.outdated': '.refreshing',
    'list.scrolled': { actions: withEvent('setScroll') },
  },
  states: workListStates(list),
});

const { transitionWithError, onTimeout } = failureHandlers('setAddingProblem');

/** Takes somebody in with whom the organization writes: for whom nobody applies to, as at a hospital. */
const addingRegion = addingSetup.createStateConfig({
  initial: 'closed',
  on: { 'adding.close': '.closed', 'adding.place': { actions: withEvent('setPlace') } },
  states: {
    closed: { on: { 'adding.open': { guard: 'mayAdd', target: 'loading', actions: 'clearPeople' } } },
    loading: {
      on: { 'adding.search': { target: 'searching', actions: withEvent('searchPeople') } },
      invoke: {
        src: 'loadThreads',
        input: ({ context }) => ({
          organizationId: organizationIdOf(context),
          q: context.peopleSearch,
          isUnread: false,
          cursor: null,
        }),
        onDone: { target: 'listed', actions: withEvent('setPeople') },
        onError: transitionWithError('failed'),
      },
      after: onTimeout('failed'),
    },
    searching: {
      on: { 'adding.search': { target: 'searching', reenter: true, actions: withEvent('searchPeople') } },
      after: { searchDebounce: 'loading' },
    },
    failed: { on: { 'adding.retry': 'loading' } },
    listed: {
      on: {
        'adding.search': { target: 'searching', actions: withEvent('searchPeople') },
        'adding.choose': { target: 'sending', actions: withEvent('prepareOpening') },
      },
    },
    /** The session ended: the sign-in dialog is open. */
    ...provenCall({
      name: 'adding',
      state: 'sending',
      src: 'sendCommand',
      request: (context: CasesContext) => ({ command: context.opening! }),
      done: { target: 'closed', actions: [withEvent('showAdded'), 'emitOpened'] },
      failed: 'notAdded',
      refused: [
        // There is a record already.
        { guard: 'isThere', target: 'closed', actions: ['showThere', 'emitOpened'] },
        { target: 'notAdded' },
      ],
      held: { 'adding.close': {}, 'adding.place': {} },
    }),
    notAdded: {
      on: {
        'adding.search': { target: 'searching', actions: withEvent('searchPeople') },
        'adding.choose': { target: 'sending', actions: withEvent('prepareOpening') },
      },
    },
  },
});

/** What is open over the list: order and filters of a phone, or what an export contains. */
const toolsRegion = recordSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { 'filters.open': 'filters', 'export.open': { guard: 'mayReview', target: 'export' } } },
    filters: { on: { 'filters.close': 'closed' } },
    export: {
      on: { 'export.close': 'closed', 'export.start': { target: 'closed', actions: 'emitDownload' } },
    },
  },
});

/** What is done with several cases: a status, or who works with the people. */
const selectionRegion = recordSetup.createStateConfig({
  initial: 'choosing',
  on: { ...selectionEvents, 'rows.selectAll': { guard: 'maySelect', actions: 'selectAll' } },
  states: batchStates({
    src: 'sendCommands',
    input: ({ batch }: CasesContext) => ({
      commands: batch ? nextCallOf(batch).map(({ command }) => command) : [],
    }),
    choosing: {
      'bulk.status': {
        guard: withEvent('canSetStatus'),
        target: 'deciding',
        actions: withEvent('prepareStatuses'),
      },
      'bulk.assign': { guard: 'maySelect', target: 'deciding', actions: withEvent('prepareAssignments') },
    },
    reported: {
      'batch.undo': { guard: 'canUndoBatch', target: 'deciding', actions: 'prepareBatchUndo' },
    },
  }),
});

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
  ...clocked,
  states: {
    ...workspacePageStates,
    open: {
      ...workspaceOpen,
      states: {
        list: listRegion,
        feed: workspaceFeed,
        record: recordRegion,
        selection: selectionRegion,
        choices: workspaceChoices,
        tools: toolsRegion,
        adding: addingRegion,
      },
    },
  },
});
