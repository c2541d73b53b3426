'use client';
import { useAsyncList } from 'react-aria-components/useAsyncList';
import type { ComboBoxOption } from './ComboBox.types.ts';

/** What is sought. */
export interface OptionQuery {
  text: string;
  /** What the page before returned, to load the next. */
  cursor: string | undefined;
  /** Aborted when something else is sought. Pass it to `fetch`. */
  signal: AbortSignal;
}

export interface OptionPage<Value extends string> {
  options: readonly ComboBoxOption<Value>[];
  /** Leave it out with the last page. */
  cursor?: string;
}

/**
 * Options that a server finds, page by page: `<ComboBox label="City" {...cities.props} />`. A new text aborts what is under way,
 * and the next page is loaded near the end of the list.
 */
export function useAsyncOptions<Value extends string>(
  load: (query: OptionQuery) => Promise<OptionPage<Value>>,
) {
  const list = useAsyncList<ComboBoxOption<Value>>({
    load: async ({ filterText = '', cursor, signal }) => {
      const page = await load({ text: filterText, cursor, signal });
      return { items: page.options, cursor: page.cursor };
    },
    getKey: ({ value }) => value,
  });
  return {
    props: {
      options: list.items,
      filteredBy: 'parent' as const,
      isLoading: list.isLoading,
      onInputChange: list.setFilterText,
      onLoadMore: list.loadMore,
    },
    /** Whether the last load failed. `reload` tries again. */
    isFailed: list.loadingState === 'error',
    reload: list.reload,
  };
}
