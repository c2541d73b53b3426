import { withEvent } from '../../kit/index.ts';
import { searchListStates } from '../../kit/pagedList.ts';
import { foundStates, routedListEvents } from '../../kit/routedList.ts';
import { selectablePageStates } from '../workList/selectionStates.ts';
import { pageRequestOf } from './casesContext.ts';
import type { CasesContext } from './casesContext.ts';
import { recordSetup } from './recordSetup.ts';

const list = {
  src: 'loadCases',
  request: pageRequestOf,
  cursorOf: (context: CasesContext) => context.list.cursor,
  more: 'list.endReached',
  again: 'list.retry',
} as const;
const pages = searchListStates(list);

/** Pages of cases that match search and filters. */
export const listRegion = recordSetup.createStateConfig({
  initial: 'loading',
  on: {
    ...routedListEvents('.refreshing'),
    'filter.choose': { target: '.refreshing', actions: [withEvent('filter'), 'emitRoute'] },
    'sort.change': { target: '.refreshing', actions: [withEvent('sort'), 'emitRoute'] },
    'list.outdated': '.refreshing',
    'list.scrolled': { actions: withEvent('setScroll') },
  },
  states: {
    ...pages,
    listed: { ...pages.listed, states: selectablePageStates(list) },
    loading: { ...pages.loading, on: { 'list.outdated': { target: 'loading', reenter: true } } },
    ...foundStates,
  },
});
