import ClipboardList from 'lucide-react/icons/clipboard-list';
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx';
import { useWords } from '../../../../language/useWords.ts';
import { NoMatches } from '../../../system/lists/NoMatches.tsx';
import { organizationListingsWords } from '../OrganizationListings.words.ts';
import type { OrganizationListingsProps } from '../OrganizationListings.types.ts';
import { AddListing } from './AddListing.tsx';

/** Shown instead of the list: nothing has the status that was chosen, or there is nothing yet. */
export function NoListings({ view, send }: OrganizationListingsProps) {
  const words = useWords(organizationListingsWords);
  const { status, organization, canWrite } = view;
  if (status !== null)
    return (
      <NoMatches
        words={{ title: words.none.title[status], text: words.none.text }}
        clear={words.none.clear}
        onClear={() => send({ type: 'status.choose', status: null })}
      />
    );
  return (
    <EmptyState
      icon={ClipboardList}
      title={canWrite ? words.empty.title : words.empty.titleReader}
      action={canWrite && <AddListing view={view} />}
    >
      {canWrite && organization ? words.empty.text[organization.kind] : words.empty.textReader}
    </EmptyState>
  );
}
