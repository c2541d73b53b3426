import { withEvent } from '../../kit/index.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { clocked } from '../../kit/clock.ts';
import { foundStates } from '../../kit/routedList.ts';
import { unreachable } from '../../system/model/index.ts';
import { noServiceFilters, serviceQuery } from '../model/servicesRoute.ts';
import {
  organizationIdOf,
  workspaceChoices,
  workspaceFeed,
  workspaceOpen,
  workspacePageStates,
} from '../workspace/workspaceSetup.ts';
import { caseServicesSetup } from './caseServices.setup.ts';
import type { CaseServicesContext } from './caseServices.setup.ts';
import { provenCall } from '../../kit/provenCall.ts';

const pages = searchListStates({
  src: 'loadServices',
  request: (context: CaseServicesContext, cursor) => ({
    organizationId: organizationIdOf(context),
    filters: serviceQuery(context.filters),
    cursor,
  }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.more',
});
const moving = {
  'service.move': { guard: withEvent('canMove'), target: 'sending', actions: withEvent('prepare') },
} as const;

/**
 * What the people whom an organization has taken in asked for or were promised, and what is not done yet, for its staff: who
 * waits for longest comes first.
 */
export const caseServicesMachine = caseServicesSetup.createMachine({
  id: 'caseServices',
  context: ({ input: { route, intl, ...input } }) => ({
    ...input,
    workspace: null,
    filters: route ?? noServiceFilters,
    rows: [],
    cursor: null,
    total: null,
    statuses: [],
    choices: null,
    command: null,
    position: null,
    breaks: 0,
    problem: unreachable,
    sendProblem: unreachable,
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
        list: {
          initial: 'loading',
          on: {
            'search.change': { target: '.searching', actions: withEvent('search') },
            'filter.choose': { target: '.refreshing', actions: [withEvent('filter'), 'emitRoute'] },
            'filters.clear': {
              guard: 'filtered',
              target: '.refreshing',
              actions: ['clearFilters', 'emitRoute'],
            },
            'location.changed': [
              { guard: withEvent('sameFilters'), actions: withEvent('goToPage') },
              { target: '.refreshing', actions: withEvent('goToPage') },
            ],
            'list.outdated': '.refreshing',
          },
          states: {
            ...pages,
            loading: { ...pages.loading, on: { 'list.outdated': { target: 'loading', reenter: true } } },
            ...foundStates,
          },
        },
        feed: workspaceFeed,
        change: {
          initial: 'idle',
          states: {
            idle: { on: moving },
            /** The session ended: the sign-in dialog is open. */
            ...provenCall({
              name: 'send',
              state: 'sending',
              src: 'sendCommand',
              request: (context: CaseServicesContext) => ({ command: context.command! }),
              done: { target: 'idle', actions: [withEvent('receiveResult'), 'markOutdated'] },
              failed: 'notStored',
              refused: [
                // A colleague was faster: what is listed is old.
                { guard: 'isOver', target: 'notStored', actions: 'markOutdated' },
                { target: 'notStored' },
              ],
            }),
            notStored: { on: moving },
          },
        },
        choices: workspaceChoices,
      },
    },
  },
});
