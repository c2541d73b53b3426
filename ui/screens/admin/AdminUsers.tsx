import type { AdminUsersEvent, AdminUsersView } from '@vetsync/machines/adminUsers';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { adminUsersWords as words } from './AdminUsers.words.ts';
import { UserQuestion } from './UserQuestion.tsx';
import { UsersList } from './UsersList.tsx';
import { UsersToolbar } from './UsersToolbar.tsx';

export interface AdminUsersProps {
  view: AdminUsersView;
  send: (event: AdminUsersEvent) => void;
}

/** Everybody with an account: found by name, address or role, and what can be done to each. */
export function AdminUsers({ view, send }: AdminUsersProps) {
  // The guard around this page learns of it too, and says what comes next.
  if (view.access === 'denied') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="medium" aria-labelledby="admin-users">
      <Stack space="hair">
        <Heading level={2} size="title" id="admin-users">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </Stack>
      <UsersToolbar view={view} send={send} />
      <UsersList view={view} send={send} />
      <UserQuestion view={view} send={send} />
    </Stack>
  );
}
