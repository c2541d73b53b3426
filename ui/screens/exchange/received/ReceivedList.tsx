import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import Inbox from 'lucide-react/icons/inbox';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useWords } from '../../../language/useWords.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { ListBody } from '../../system/lists/ListBody.tsx';
import { NoMatches } from '../../system/lists/NoMatches.tsx';
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
export function ReceivedList({ view, send, over }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  if (view.list === 'empty' && view.only !== null) {
    const { title, text } = words.noneThere[noneWith[view.only] ?? 'other'];
    return (
      <EmptyState icon={Inbox} title={title} level={3}>
        {text}
      </EmptyState>
    );
  }
  if (view.list === 'noMatches' && view.onlyStatus !== null && view.only === null)
    return (
      <NoMatches
        words={words.noneThere[noneWith[view.onlyStatus] ?? 'other']}
        icon={Inbox}
        clear={words.noneThere.all}
        level={3}
        onClear={() => send({ type: 'filters.clear' })}
      />
    );
  return (
    <ListBody
      view={view}
      words={words}
      clear={words.toolbar.clear}
      level={3}
      loading={<SectionLoading>{words.loading}</SectionLoading>}
      empty={
        <EmptyState icon={Inbox} title={words.empty.title} level={3}>
          {words.empty.text}
        </EmptyState>
      }
      send={send}
    >
      <ReceivedTable view={view} send={send} {...(over && { over })} />
    </ListBody>
  );
}
