import type { AdminUserRow } from '@vetsync/machines/adminUsers';
import { useMemo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableMore } from '../../components/Table/Table.types.ts';
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
      more={moreOf(view, send)}
    />
  );
}

function moreOf({ list, failure }: AdminUsersProps['view'], send: AdminUsersProps['send']) {
  if (list === 'listed.loadingMore') {
    return { state: 'loading', label: words.page.loading } satisfies TableMore;
  }
  if (list !== 'listed.pageFailed') return undefined;
  return {
    state: 'failed',
    label: [words.page.failed, failure].filter(Boolean).join(' '),
    action: (
      <Button size="small" onPress={() => send({ type: 'list.retry' })}>
        {words.page.retry}
      </Button>
    ),
  } satisfies TableMore;
}
