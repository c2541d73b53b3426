import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';
import { withEvent } from '../../kit/withEvent.ts';
import { candidatesSetup } from './candidates.setup.ts';
import type { CandidatesContext as Context } from './candidatesContext.ts';

const pages = searchListStates({
  src: 'loadCandidates',
  request: (context: Context, cursor) => ({
    organizationId: organizationIdOf(context),
    filters: context.asked,
    cursor,
  }),
  cursorOf: ({ cursor }: Context) => cursor,
  more: 'list.more',
  again: 'list.more',
});

/** Pages of candidates. The table searches in them, or asks the server if these are not all. */
export const listRegion = candidatesSetup.createStateConfig({
  initial: 'routing',
  on: {
    ...routedListEvents('.loaded'),
    'filter.choose': { target: '.loaded', actions: [withEvent('filter'), 'emitRoute'] },
    'sort.choose': { target: '.loaded', actions: [withEvent('sort'), 'emitRoute'] },
    'list.outdated': '.refreshing',
    'list.scrolled': { actions: withEvent('setScroll') },
    'row.runAction': { actions: withEvent('runRowAction') },
  },
  states: {
    routing: { always: [{ guard: 'isAnswered', target: 'loaded' }, { target: 'loading' }] },
    ...pages,
    loading: {
      ...pages.loading,
      entry: 'ask',
      on: { 'list.outdated': { target: 'loading', reenter: true } },
    },
    searching: { after: { searchDebounce: { target: 'loaded', actions: 'emitRoute' } } },
    refreshing: {
      ...pages.refreshing,
      entry: 'ask',
      on: { 'list.outdated': { target: 'refreshing', reenter: true } },
    },
    ...foundStates,
    loaded: { always: [{ guard: 'needsSearch', target: 'refreshing' }, ...foundStates.loaded.always] },
  },
});
