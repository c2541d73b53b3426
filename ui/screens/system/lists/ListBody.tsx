import type { Phrase } from '@vetsync/machines/system/model';
import type { ReactNode } from 'react';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { NoMatches } from './NoMatches.tsx';

interface ListBodyProps extends Pick<EmptyStateProps, 'level'> {
  view: { list: string; rows: readonly unknown[]; failure: Phrase | null };
  words: { failed: { title: string; retry: string }; noMatches: { title: string; text: string } };
  /** Label of the button that clears search and filters. */
  clear: string;
  loading: ReactNode;
  /** Shown if there is nothing at all. */
  empty?: ReactNode;
  send: (event: { type: 'list.retry' } | { type: 'filters.clear' }) => void;
  /** The rows. */
  children: ReactNode;
}

/** The rows of a list that is searched, or why there are none. Previous rows stay visible while others load. */
export function ListBody({ view, words, clear, level, loading, empty, send, children }: ListBodyProps) {
  const { list, rows, failure } = view;
  if (list === 'failed')
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={level}
        onRetry={() => send({ type: 'list.retry' })}
      />
    );
  if (list === 'empty') return empty;
  if (list === 'noMatches')
    return (
      <NoMatches
        words={words.noMatches}
        clear={clear}
        level={level}
        onClear={() => send({ type: 'filters.clear' })}
      />
    );
  return rows.length === 0 ? loading : children;
}
