import { withEvent } from '../../kit/index.ts';
import { passwordMinLengthOf } from '../model/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { accountSecuritySetup } from './accountSecurity.setup.ts';
import { factorRegion } from './factor.region.ts';
import { passwordRegion } from './password.region.ts';

export type { AccountSecurityContext, AccountSecurityInput } from './accountSecurity.setup.ts';

/**
 * Password and second factor of the signed-in person. Every change needs a recent proof of identity, and everything entered stays
 * while the person proves it. New recovery codes are shown until they are saved, because they can't be shown again.
 */
export const accountSecurityMachine = accountSecuritySetup.createMachine({
  id: 'accountSecurity',
  type: 'parallel',
  context: ({ input }) => ({
    account: input.account,
    password: {
      value: '',
      error: null,
      reasons: [],
      minLength: passwordMinLengthOf(input.account.role, input.passwordMinLength),
      attempt: 0,
      waitSeconds: 0,
      problem: unreachable,
    },
    factor: {
      enrollment: null,
      code: '',
      codeError: null,
      attempt: 0,
      waitSeconds: 0,
      problem: unreachable,
      selected: '',
      recoveryCodes: [],
    },
  }),
  invoke: { src: 'accountChanges' },
  on: { 'account.changed': { actions: withEvent('setAccount') } },
  states: { password: passwordRegion, factor: factorRegion },
});
