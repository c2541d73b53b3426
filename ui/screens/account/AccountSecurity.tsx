import type { AccountSecurityEvent, AccountSecurityView } from '@vetsync/machines/account/accountSecurity';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AccountFactor } from './security/AccountFactor.tsx';
import { AccountPassword } from './security/AccountPassword.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** Password and second factor. */
export function AccountSecurity({ view, send }: ScreenProps<AccountSecurityView, AccountSecurityEvent>) {
  return (
    <Stack space="large">
      <AccountPassword view={view.password} send={send} />
      <AccountFactor view={view.factor} send={send} />
    </Stack>
  );
}
