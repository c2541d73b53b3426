import type { AdminUserRow } from '@vetsync/machines/admin/adminUsers';
import { useMemo } from 'react';
import { Table } from '../../components/Table/Table.tsx';
import { useTableMore } from '../system/lists/useTableMore.tsx';
import type { AdminUsersProps } from './Admin.types.ts';
import { useWords } from '../../language/useWords.ts';
import { roleNames } from './AdminDashboard.words.ts';
import { adminUsersWords } from './AdminUsers.words.ts';
import { userColumns } from './userColumns.tsx';

const keyOf = ({ id }: AdminUserRow) => id;

/** Table of users that loads more while scrolling. */
export function UsersTable({ view, send }: AdminUsersProps) {
  const words = useWords(adminUsersWords);
  const roles = useWords(roleNames);
  const { rows, hasMore, reader } = view;
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(() => userColumns({ words, roles, reader, send }), [words, roles, reader, send]);
  return (
    <Table<AdminUserRow>
      label={words.title}
      columns={columns}
      rows={rows}
      density="compact"
      rowKey={keyOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      onEndReached={() => send({ type: 'list.endReached' })}
      more={useTableMore({ view, words: words.page, onRetry: () => send({ type: 'list.retry' }) })}
    />
  );
}
