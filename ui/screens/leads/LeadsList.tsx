import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leadsAdmin';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../system/LoadFailed.tsx';
import { LeadsLoading } from './LeadsLoading.tsx';
import { LeadsTable } from './LeadsTable.tsx';
import { leadsTableWords as words, leadsToolbarWords } from './LeadsAdmin.words.ts';

export interface LeadsListProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
}

/** The table, or what stands in its place. While something else is fetched, the rows of before stay. */
export function LeadsList({ view, send }: LeadsListProps) {
  const { list, rows, failure } = view;
  if (list === 'failed') {
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={3}
        onRetry={() => send({ type: 'list.retry' })}
      />
    );
  }
  if (list === 'empty') return <EmptyState title={words.empty} level={3} />;
  if (list === 'noMatches') {
    return (
      <EmptyState
        icon={SearchX}
        title={words.noMatches.title}
        level={3}
        action={<Button onPress={() => send({ type: 'filters.clear' })}>{leadsToolbarWords.clear}</Button>}
      >
        {words.noMatches.text}
      </EmptyState>
    );
  }
  if (rows.length === 0) return <LeadsLoading />;
  return <LeadsTable view={view} send={send} />;
}
