import { withEvent } from '../../kit/index.ts';
import { assistantSetup, listFailure } from './assistant.setup.ts';
import type { AssistantContext } from './assistant.setup.ts';

const page = (cursorOf: (context: AssistantContext) => string | null) => ({
  src: 'load' as const,
  input: ({ context }: { context: AssistantContext }) => ({
    server: context.server,
    q: context.list.q,
    cursor: cursorOf(context),
  }),
});
const first = {
  invoke: {
    ...page(() => null),
    onDone: { target: 'listed', actions: withEvent('setList') },
    onError: listFailure.transitionWithError('failed'),
  },
  after: listFailure.onTimeout('failed'),
} as const;

/** The conversations, the newest first. An answer may have named one, or brought it to the top. */
export const listRegion = assistantSetup.createStateConfig({
  initial: 'loading',
  on: {
    'search.change': { target: '.typing', actions: withEvent('search') },
    'answer.ended': '.refreshing',
  },
  states: {
    loading: first,
    typing: { after: { searchDebounce: 'refreshing' } },
    /** Those before stay visible. */
    refreshing: first,
    listed: { on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } } },
    loadingMore: {
      invoke: {
        ...page(({ list }) => list.nextCursor),
        onDone: { target: 'listed', actions: withEvent('addToList') },
        onError: listFailure.transitionWithError('failed'),
      },
      after: listFailure.onTimeout('failed'),
    },
    failed: { on: { 'list.retry': 'loading' } },
  },
});
