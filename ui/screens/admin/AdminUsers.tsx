import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
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
