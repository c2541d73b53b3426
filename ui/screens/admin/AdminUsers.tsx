import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { useWords } from '../../language/useWords.ts';
import { adminUsersWords } from './AdminUsers.words.ts';
import { ConfirmUserAction } from './ConfirmUserAction.tsx';
import { UsersList } from './UsersList.tsx';
import { UsersToolbar } from './UsersToolbar.tsx';
import type { AdminUsersProps } from './Admin.types.ts';

export type { AdminUsersProps } from './Admin.types.ts';

/** All accounts: search by name, email or role, and actions on each. */
export function AdminUsers({ view, send }: AdminUsersProps) {
  const words = useWords(adminUsersWords);
  // The route guard also learns of this and shows the reason.
  if (view.access === 'denied') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="medium" aria-labelledby="admin-users">
      <Stack space="hair">
        <Heading level={2} id="admin-users">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.note}
        </Text>
      </Stack>
      <UsersToolbar view={view} send={send} />
      <UsersList view={view} send={send} />
      <ConfirmUserAction view={view} send={send} />
    </Stack>
  );
}
