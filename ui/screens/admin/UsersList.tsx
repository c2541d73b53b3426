import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/LoadFailed.tsx';
import type { AdminUsersProps } from './AdminUsers.tsx';
import { adminUsersWords as words } from './AdminUsers.words.ts';
import { UsersTable } from './UsersTable.tsx';

/** The table, or what stands in its place. While something else is fetched, the rows of before stay. */
export function UsersList({ view, send }: AdminUsersProps) {
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
      <EmptyState
        icon={SearchX}
        title={words.empty.title}
        level={3}
        action={<Button onPress={() => send({ type: 'filters.clear' })}>{words.toolbar.clear}</Button>}
      >
        {words.empty.text}
      </EmptyState>
    );
  }
  if (rows.length === 0) return <SectionLoading>{words.loading}</SectionLoading>;
  return <UsersTable view={view} send={send} />;
}
