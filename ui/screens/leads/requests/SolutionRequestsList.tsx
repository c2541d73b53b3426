import Inbox from 'lucide-react/icons/inbox';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { ListBody } from '../../system/lists/ListBody.tsx';
import type { SolutionRequestsProps } from '../Leads.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { solutionRequestsWords } from '../SolutionRequests.words.ts';
import { SolutionRequestsTable } from './SolutionRequestsTable.tsx';

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
export function SolutionRequestsList({ view, send }: SolutionRequestsProps) {
  const words = useWords(solutionRequestsWords);
  return (
    <ListBody
      view={view}
      words={words}
      clear={words.toolbar.clear}
      level={2}
      loading={<SectionLoading>{words.loading}</SectionLoading>}
      empty={
        <EmptyState icon={Inbox} title={words.empty.title} level={2}>
          {words.empty.text}
        </EmptyState>
      }
      send={send}
    >
      <SolutionRequestsTable view={view} send={send} />
    </ListBody>
  );
}
