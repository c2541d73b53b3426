import type { AccountProfileEvent, AccountProfileView } from '@vetsync/machines/account/accountProfile';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AccountEmail } from './profile/AccountEmail.tsx';
import { AccountName } from './profile/AccountName.tsx';
import { CurrentUser } from './reauthenticate/CurrentUser.tsx';

export interface AccountProfileProps {
  view: AccountProfileView;
  send: (event: AccountProfileEvent) => void;
}

/** Name, email and verification of the user. */
export function AccountProfile({ view, send }: AccountProfileProps) {
  return (
    <Stack space="large">
      <CurrentUser view={view} />
      <AccountName view={view.name} send={send} />
      <AccountEmail view={view.email} send={send} />
    </Stack>
  );
}
