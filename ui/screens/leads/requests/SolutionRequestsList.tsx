import Inbox from 'lucide-react/icons/inbox';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { NoMatches } from '../../system/lists/NoMatches.tsx';
import type { SolutionRequestsProps } from '../Leads.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { solutionRequestsWords } from '../SolutionRequests.words.ts';
import { SolutionRequestsTable } from './SolutionRequestsTable.tsx';

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
export function SolutionRequestsList({ view, send }: SolutionRequestsProps) {
  const words = useWords(solutionRequestsWords);
  const { list, rows, failure } = view;
  if (list === 'failed') {
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={2}
        onRetry={() => send({ type: 'list.retry' })}
      />
    );
  }
  if (list === 'empty') {
    return (
      <EmptyState icon={Inbox} title={words.empty.title} level={2}>
        {words.empty.text}
      </EmptyState>
    );
  }
  if (list === 'noMatches') {
    return (
      <NoMatches
        words={words.noMatches}
        clear={words.toolbar.clear}
        level={2}
        onClear={() => send({ type: 'filters.clear' })}
      />
    );
  }
  if (rows.length === 0) return <SectionLoading>{words.loading}</SectionLoading>;
  return <SolutionRequestsTable view={view} send={send} />;
}
