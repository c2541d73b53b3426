import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { NoMatches } from '../system/lists/NoMatches.tsx';
import type { AdminUsersProps } from './Admin.types.ts';
import { useWords } from '../../language/useWords.ts';
import { adminUsersWords } from './AdminUsers.words.ts';
import { UsersTable } from './UsersTable.tsx';

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
export function UsersList({ view, send }: AdminUsersProps) {
  const words = useWords(adminUsersWords);
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
  if (list === 'noMatches') {
    return (
      <NoMatches
        words={words.empty}
        clear={words.toolbar.clear}
        level={3}
        onClear={() => send({ type: 'filters.clear' })}
      />
    );
  }
  if (rows.length === 0) return <SectionLoading>{words.loading}</SectionLoading>;
  return <UsersTable view={view} send={send} />;
}
