import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leadsAdmin';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { NoMatches } from '../../system/lists/NoMatches.tsx';
import { LeadsLoading } from '../LeadsLoading.tsx';
import { LeadsTable } from './LeadsTable.tsx';
import { useWords } from '../../../language/useWords.ts';
import { leadsTableWords, leadsToolbarWords } from '../LeadsAdmin.words.ts';

export interface LeadsListProps {
  view: LeadsAdminView;
  send: (event: LeadsAdminEvent) => void;
}

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
export function LeadsList({ view, send }: LeadsListProps) {
  const sharedWords = useWords(leadsToolbarWords);
  const words = useWords(leadsTableWords);
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
      <NoMatches
        words={words.noMatches}
        clear={sharedWords.clear}
        level={3}
        onClear={() => send({ type: 'filters.clear' })}
      />
    );
  }
  if (rows.length === 0) return <LeadsLoading />;
  return <LeadsTable view={view} send={send} />;
}
