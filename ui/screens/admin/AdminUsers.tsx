import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { useWords } from '../../language/useWords.ts';
import { adminUsersWords, userConfirmationWords } from './AdminUsers.words.ts';
import type { AdminUsersProps } from './Admin.types.ts';
import { ListBody } from '../system/lists/ListBody.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { Role } from '@vetsync/machines/account/model';
import { formatNumber } from '../format.ts';
import { ListFinder } from '../system/lists/ListFinder.tsx';
import { FoundCount } from '../system/lists/FoundCount.tsx';
import type { Translation } from '../../language/translate.ts';
import { roleNames } from './AdminDashboard.words.ts';
import { finder, found, toolbar } from '../system/lists/ListToolbar.css.ts';
import type { AdminUserRow } from '@vetsync/machines/admin/adminUsers';
import { useMemo } from 'react';
import { Table } from '../../components/Table/Table.tsx';
import { useTableMore } from '../system/lists/useTableMore.tsx';
import { userColumns } from './userColumns.tsx';

const keyOf = ({ id }: AdminUserRow) => id;

/** Table of users that loads more while scrolling. */
function UsersTable({ view, send }: AdminUsersProps) {
  const words = useWords(adminUsersWords);
  const roles = useWords(roleNames);
  const { rows, hasMore, intl } = view;
  // Referentially stable, so that scrolling renders only new rows.
  const columns = useMemo(() => userColumns({ words, roles, intl, send }), [words, roles, intl, send]);
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

/** Search, filter, and the number of results. */
function UsersToolbar({ view, send }: AdminUsersProps) {
  const roleLabels = useWords(roleNames);
  const words = useWords(adminUsersWords).toolbar;
  const { filters, filtered, list } = view;
  const roles = Object.keys(roleLabels) as Role[];
  return (
    <section className={toolbar} aria-label={words.label}>
      <div className={finder}>
        <ListFinder
          search={{ ...words.search, value: filters.q, onChange: (q) => send({ type: 'search.change', q }) }}
          filters={[
            {
              id: 'role',
              label: words.role.label,
              value: filters.role,
              options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
            },
          ]}
          onFilterChange={(_, value) =>
            send({ type: 'filter.change', role: roles.find((role) => role === value) ?? null })
          }
        />
      </div>
      <div className={found}>
        <FoundCount
          count={countOf(words, view)}
          clear={
            filtered &&
            list !== 'noMatches' && { label: words.clear, onClear: () => send({ type: 'filters.clear' }) }
          }
        />
      </div>
    </section>
  );
}

/** With keyset pagination, the total is known only on the last page. */
function countOf(
  words: Translation<typeof adminUsersWords>['toolbar'],
  { list, count, hasMore, intl }: AdminUsersProps['view'],
): string {
  if (list === 'loading' || list === 'failed') return '';
  if (list === 'searching' || list === 'refreshing') return words.searching;
  const formatted = formatNumber(count, intl);
  return hasMore ? words.more(formatted) : words.count(formatted, count);
}

const destructiveActions = ['ban', 'delete'];

/** Asks the administrator to confirm an action on a user. */
function ConfirmUserAction({ view, send }: AdminUsersProps) {
  const words = useWords(userConfirmationWords);
  if (view.pendingAction === null) return null;
  const { user, action } = view.pendingAction;
  const name = user.fullName?.trim() || user.email;
  const labels = action.kind === 'role' ? words.role(name, action.role) : words[action.kind](name);
  const isWorking = view.action === 'working';
  return (
    <ConfirmDialog
      title={labels.title}
      tone={destructiveActions.includes(action.kind) ? 'critical' : 'neutral'}
      confirmLabel={isWorking ? labels.working : labels.confirm}
      cancelLabel={labels.cancel}
      isPending={isWorking}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {labels.text}
    </ConfirmDialog>
  );
}

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
function UsersList({ view, send }: AdminUsersProps) {
  const words = useWords(adminUsersWords);
  return (
    <ListBody
      view={view}
      words={{ failed: words.failed, noMatches: words.empty }}
      clear={words.toolbar.clear}
      level={2}
      loading={<SectionLoading>{words.loading}</SectionLoading>}
      send={send}
    >
      <UsersTable view={view} send={send} />
    </ListBody>
  );
}

export type { AdminUsersProps } from './Admin.types.ts';

/** All accounts: search by name, email or role, and actions on each. */
export function AdminUsers({ view, send }: AdminUsersProps) {
  const words = useWords(adminUsersWords);
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="xsmall" aria-labelledby="admin-users">
      <VisuallyHidden>
        <h2 id="admin-users">{words.title}</h2>
      </VisuallyHidden>
      <UsersToolbar view={view} send={send} />
      <UsersList view={view} send={send} />
      <ConfirmUserAction view={view} send={send} />
    </Stack>
  );
}
