import type { AccountSecurityEvent, AccountSecurityView } from '@vetsync/machines/account/accountSecurity';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AccountFactor } from './security/AccountFactor.tsx';
import { AccountPassword } from './security/AccountPassword.tsx';

export interface AccountSecurityProps {
  view: AccountSecurityView;
  send: (event: AccountSecurityEvent) => void;
}

/** Password and second factor. */
export function AccountSecurity({ view, send }: AccountSecurityProps) {
  return (
    <Stack space="large">
      <AccountPassword view={view.password} send={send} />
      <AccountFactor view={view.factor} send={send} />
    </Stack>
  );
}
