import type { AdminUserRow } from '@vetsync/machines/admin/adminUsers';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import type { TableColumn } from '../../components/Table/Table.types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { Email } from '../system/parts/Email.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import type { Translation } from '../../language/translate.ts';
import { useWords } from '../../language/useWords.ts';
import type { roleNames } from './AdminDashboard.words.ts';
import type { AdminUsersProps } from './Admin.types.ts';
import { adminUsersWords } from './AdminUsers.words.ts';
import { UserActions } from './UserActions.tsx';
import { dateText } from '../dates.ts';
import { relativeTime } from '../moreDates.ts';

interface Cells extends Pick<AdminUsersProps, 'send'> {
  words: Translation<typeof adminUsersWords>;
  roles: Translation<typeof roleNames>;
  intl: IntlConfig;
}

/** Columns of the users table, most important first. Widths fit 1200 px. */
export function userColumns({ words, roles, intl, send }: Cells): readonly TableColumn<AdminUserRow>[] {
  const { columns } = words;
  return [
    {
      id: 'name',
      label: columns.name,
      width: 11,
      isRowHeader: true,
      cell: ({ fullName, isSelf }) => (
        <Inline space="xsmall">
          {fullName?.trim() || words.noName}
          {isSelf && <Badge tone="info">{words.you}</Badge>}
        </Inline>
      ),
    },
    {
      id: 'email',
      label: columns.email,
      width: 14,
      narrowAs: 'line',
      cell: ({ email }) => (
        <Text as="span" size="small">
          <Email>{email}</Email>
        </Text>
      ),
    },
    {
      id: 'role',
      label: columns.role,
      width: 8.5,
      narrowAs: 'inline',
      cell: ({ countedRole: role }) => (
        <Badge tone={role === 'admin' ? 'info' : 'neutral'} variant={role === 'admin' ? 'solid' : 'soft'}>
          {roles[role]}
        </Badge>
      ),
    },
    {
      id: 'status',
      label: columns.status,
      width: 12.5,
      narrowAs: 'inline',
      cell: (user) => <UserStatus user={user} />,
    },
    {
      id: 'sessions',
      label: columns.sessions,
      width: 6,
      align: 'end',
      narrowAs: 'hidden',
      cell: ({ sessions }) => formatNumber(sessions, intl),
    },
    {
      id: 'seen',
      label: columns.seen,
      width: 9,
      narrowAs: 'inlineLabeled',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          <Text as="span" size="small" tone="muted">
            {words.never}
          </Text>
        ) : (
          <TimeText at={lastSeenAt} intl={intl} size="small">
            {relativeTime(lastSeenAt, intl)}
          </TimeText>
        ),
    },
    {
      id: 'joined',
      label: columns.joined,
      width: 7,
      narrowAs: 'hidden',
      cell: ({ createdAt }) => (
        <TimeText at={createdAt} intl={intl} size="small">
          {dateText(createdAt, intl)}
        </TimeText>
      ),
    },
    {
      id: 'actions',
      label: columns.actions,
      width: 5.5,
      isControls: true,
      narrowAs: 'corner',
      align: 'end',
      cell: (user) => <UserActions user={user} send={send} />,
    },
  ];
}

function UserStatus({ user: { banned, veteranVerified, secondFactor } }: { user: AdminUserRow }) {
  const words = useWords(adminUsersWords);
  if (!banned && !veteranVerified && !secondFactor) return null;
  return (
    <Inline space="xxsmall">
      {banned && (
        <Badge tone="critical" variant="solid">
          {words.banned}
        </Badge>
      )}
      {veteranVerified && <Badge tone="honor">{words.verified}</Badge>}
      {secondFactor && <Badge tone="positive">{words.secondFactor}</Badge>}
    </Inline>
  );
}
