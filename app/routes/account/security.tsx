import { accountSecurityMachine, accountSecurityView } from '@vetsync/machines/accountSecurity';
import type {
  AccountChange,
  Enrollment,
  RecoveryCodes,
  SignInMethods,
} from '@vetsync/machines/account/model';
import { AccountSecurity } from '@vetsync/ui/screens/account/AccountSecurity';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { useMethods } from '../../page/useMethods.ts';
import { account as calls } from '../../services/http/account.ts';
import { secondFactor } from '../../services/http/secondFactor.ts';
import { useSection, type SectionProps } from './useSection.ts';

const machine = accountSecurityMachine.provide({
  actors: {
    changeAccount: fromPromise<unknown, AccountChange>(({ input }) => calls.change(input)),
    enroll: fromPromise<Enrollment, void>(secondFactor.enroll),
    verifyFactor: fromPromise<RecoveryCodes, { id: string; code: string }>(({ input }) =>
      secondFactor.verify(input.id, input.code),
    ),
    removeFactor: fromPromise<unknown, { id: string }>(({ input }) => secondFactor.remove(input.id)),
    renewCodes: fromPromise<RecoveryCodes, void>(secondFactor.renewCodes),
  },
});

function Security({ page, account, methods }: SectionProps & { methods: SignInMethods }) {
  const { passwordMinLength } = methods;
  const security = useActorRef(machine, { input: { account, passwordMinLength } });
  useSection(security, page);
  useEffect(() => {
    const { unsubscribe } = security.on('page.print', () => window.print());
    return unsubscribe;
  }, [security]);
  return <AccountSecurity view={useSelector(security, accountSecurityView)} send={security.send} />;
}

/** `/account/security`. */
export default function SecuritySection(props: SectionProps) {
  const methods = useMethods();
  if (!methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <Security {...props} methods={methods} />;
}
