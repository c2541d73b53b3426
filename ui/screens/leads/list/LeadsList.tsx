import type { LeadsAdminEvent, LeadsAdminView } from '@vetsync/machines/leads/leadsAdmin';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ListBody } from '../../system/lists/ListBody.tsx';
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
  return (
    <ListBody
      view={view}
      words={words}
      clear={sharedWords.clear}
      level={3}
      loading={<LeadsLoading />}
      empty={<EmptyState title={words.empty} level={3} />}
      send={send}
    >
      <LeadsTable view={view} send={send} />
    </ListBody>
  );
}
