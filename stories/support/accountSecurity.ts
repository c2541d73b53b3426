import {
  accountSecurityMachine,
  accountSecurityView,
  type AccountSecurityContext,
} from '@vetsync/machines/account/accountSecurity';
import type { Account } from '@vetsync/machines/account/model';
import type { StateValue } from 'xstate';
import { account, unreachable } from './account.ts';
import { inState } from './inState.ts';

interface Situation {
  password?: string;
  factor?: StateValue;
  person?: Partial<Account>;
  typed?: Partial<AccountSecurityContext['password']>;
  code?: Partial<AccountSecurityContext['factor']>;
}
const noPassword: AccountSecurityContext['password'] = {
  value: '',
  error: null,
  reasons: [],
  minLength: 6,
  attempt: 0,
  waitSeconds: 0,
  problem: unreachable,
};
const noCode: AccountSecurityContext['factor'] = {
  enrollment: null,
  code: '',
  codeError: null,
  attempt: 0,
  waitSeconds: 0,
  problem: unreachable,
  selected: '',
  recoveryCodes: [],
};

/** Password and second factor in a given state each; idle by default. */
export const securityIn = ({
  password = 'idle',
  factor = 'off',
  person = {},
  typed = {},
  code = {},
}: Situation) =>
  inState(accountSecurityMachine, accountSecurityView, {
    value: { password, factor },
    input: { account: { ...account, ...person }, passwordMinLength: 6 },
    context: { password: { ...noPassword, ...typed }, factor: { ...noCode, ...code } },
  });
