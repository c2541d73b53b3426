import type { AdminUserRow } from '@vetsync/machines/adminUsers';
import { useMemo } from 'react';
import { Table } from '../../components/Table/Table.tsx';
import { tableMore } from '../system/lists/tableMore.tsx';
import type { AdminUsersProps } from './AdminUsers.tsx';
import { adminUsersWords as words } from './AdminUsers.words.ts';
import { userColumns } from './userColumns.tsx';

const keyOf = ({ id }: AdminUserRow) => id;

/** Everybody who is listed; more as the reader comes near the end. */
export function UsersTable({ view, send }: AdminUsersProps) {
  const { rows, hasMore, reader } = view;
  // The same from drawing to drawing, so that scrolling draws nothing but new rows.
  const columns = useMemo(() => userColumns(reader, send), [reader, send]);
  return (
    <Table<AdminUserRow>
      label={words.title}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowCount={hasMore ? 'unknown' : rows.length}
      onEndReached={() => send({ type: 'list.endReached' })}
      more={tableMore({ view, words: words.page, onRetry: () => send({ type: 'list.retry' }) })}
    />
  );
}
