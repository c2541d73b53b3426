import { isFilteredBy } from '@vetsync/machines/exchange/model';
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

type Place = Exclude<keyof typeof receivedApplicationsWords.noneThere, 'all'>;
const places: Readonly<Partial<Record<ApplicationStatus, Place>>> = {
  submitted: 'new',
  enrolled: 'new',
  interview: 'interview',
  interview_scheduled: 'interview',
  accepted: 'accepted',
};
const placeOf = (status: ApplicationStatus): Place => places[status] ?? 'other';

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
  const { status } = view.filters;
  if (list === 'noMatches' && status !== null && !isFilteredBy({ ...view.filters, status: null }))
    return (
      <NoMatches
        words={words.noneThere[placeOf(status)]}
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
