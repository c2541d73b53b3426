import type { Phrase } from '@vetsync/machines/system/model';
import { usePhrases } from '../../../language/usePhrases.ts';
import { Button } from '../../../components/Button/Button.tsx';
import type { TableMore } from '../../../components/Table/Table.types.ts';
import '../System.phrases.ts';

export interface TableMoreProps {
  /** Loading state of a paginated list. */
  view: { list: string; failure: Phrase | null };
  words: { loading: string; failed: string; retry: string };
  onRetry: () => void;
}

/** The status below the last row: the next page is loading, or it failed to load. */
export function useTableMore({ view, words, onRetry }: TableMoreProps): TableMore | undefined {
  const write = usePhrases();
  if (view.list === 'listed.loadingMore') return { state: 'loading', label: words.loading };
  if (view.list !== 'listed.pageFailed') return undefined;
  return {
    state: 'failed',
    label: [words.failed, view.failure && write(view.failure)].filter(Boolean).join(' '),
    action: (
      <Button size="small" onPress={onRetry}>
        {words.retry}
      </Button>
    ),
  };
}
