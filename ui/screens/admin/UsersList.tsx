import { SectionLoading } from '../account/SectionLoading.tsx';
import { ListBody } from '../system/lists/ListBody.tsx';
import type { AdminUsersProps } from './Admin.types.ts';
import { useWords } from '../../language/useWords.ts';
import { adminUsersWords } from './AdminUsers.words.ts';
import { UsersTable } from './UsersTable.tsx';

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
export function UsersList({ view, send }: AdminUsersProps) {
  const words = useWords(adminUsersWords);
  return (
    <ListBody
      view={view}
      words={{ failed: words.failed, noMatches: words.empty }}
      clear={words.toolbar.clear}
      level={3}
      loading={<SectionLoading>{words.loading}</SectionLoading>}
      send={send}
    >
      <UsersTable view={view} send={send} />
    </ListBody>
  );
}
