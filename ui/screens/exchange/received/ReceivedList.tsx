import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import Inbox from 'lucide-react/icons/inbox';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { NoMatches } from '../../system/lists/NoMatches.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { ReceivedTable } from './ReceivedTable.tsx';

type NoneThere = Exclude<keyof typeof receivedApplicationsWords.noneThere, 'all'>;
const noneWith: Readonly<Partial<Record<ApplicationStatus, NoneThere>>> = {
  submitted: 'new',
  enrolled: 'new',
  interview: 'interview',
  interview_scheduled: 'interview',
  accepted: 'accepted',
};

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
export function ReceivedList({ view, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const { list, rows, failure } = view;
  if (list === 'failed')
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={3}
        onRetry={() => send({ type: 'list.retry' })}
      />
    );
  if (list === 'empty')
    return (
      <EmptyState icon={Inbox} title={words.empty.title} level={3}>
        {words.empty.text}
      </EmptyState>
    );
  if (list === 'noMatches' && view.onlyStatus !== null)
    return (
      <NoMatches
        words={words.noneThere[noneWith[view.onlyStatus] ?? 'other']}
        icon={Inbox}
        clear={words.noneThere.all}
        level={3}
        onClear={() => send({ type: 'filters.clear' })}
      />
    );
  if (list === 'noMatches')
    return (
      <NoMatches
        words={words.noMatches}
        clear={words.toolbar.clear}
        level={3}
        onClear={() => send({ type: 'filters.clear' })}
      />
    );
  if (rows.length === 0) return <SectionLoading>{words.loading}</SectionLoading>;
  return <ReceivedTable view={view} send={send} />;
}
