import { accountSecurityMachine, accountSecurityView } from '@vetsync/machines/account/accountSecurity';
import type { Account, AccountChange, Enrollment, RecoveryCodes } from '@vetsync/machines/account/model';
import { accountOf } from './account.ts';
import { held, problem, run } from './run.ts';

export const proofRequired = problem(403, { code: 'proof_required' });

/** The section of the account page. Every call waits until the test answers it. */
export function section(more: Partial<Account> = {}) {
  const [changeAccount, enroll, verifyFactor, removeFactor, renewCodes] = [
    held<unknown, AccountChange>(),
    held<Enrollment>(),
    held<RecoveryCodes, { id: string; code: string }>(),
    held<unknown, { id: string }>(),
    held<RecoveryCodes>(),
  ];
  const started = run(accountSecurityMachine, {
    input: { account: accountOf(more), passwordMinLength: 8 },
    actors: {
      changeAccount: changeAccount.logic,
      enroll: enroll.logic,
      verifyFactor: verifyFactor.logic,
      removeFactor: removeFactor.logic,
      renewCodes: renewCodes.logic,
    },
  });
  const view = () => accountSecurityView(started.actor.getSnapshot());
  return {
    ...started,
    changeAccount,
    enroll,
    verifyFactor,
    removeFactor,
    renewCodes,
    send: started.actor.send.bind(started.actor),
    password: () => view().password,
    factor: () => view().factor,
    toasts: () => started.emittedOf('page.toast').map(({ toast }) => toast),
  };
}
