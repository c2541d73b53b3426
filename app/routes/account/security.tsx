import { accountSecurityMachine, accountSecurityView } from '@vetsync/machines/account/accountSecurity';
import type {
  AccountChange,
  Enrollment,
  RecoveryCodes,
  SignInMethods,
} from '@vetsync/machines/account/model';
import { AccountSecurity } from '@vetsync/ui/screens/account/AccountSecurity';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { useSignInMethods } from '../../page/useSignInMethods.ts';
import { account as calls } from '../../services/http/account.ts';
import { secondFactor } from '../../services/http/secondFactor.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { accountChanges, type PageActor, type SectionProps } from './section.ts';

const machineFor = memoizeByKey((page: PageActor) =>
  accountSecurityMachine.provide({
    actors: {
      accountChanges: accountChanges(page),
      changeAccount: fromPromise<unknown, AccountChange>(({ input }) => calls.change(input)),
      enroll: fromPromise<Enrollment, void>(secondFactor.enroll),
      verifyFactor: fromPromise<RecoveryCodes, { id: string; code: string }>(({ input }) =>
        secondFactor.verify(input.id, input.code),
      ),
      removeFactor: fromPromise<unknown, { id: string }>(({ input }) => secondFactor.remove(input.id)),
      renewCodes: fromPromise<RecoveryCodes, void>(secondFactor.renewCodes),
    },
  }),
);

function Security({ page, account, methods }: SectionProps & { methods: SignInMethods }) {
  const { passwordMinLength } = methods;
  const security = usePageActor(machineFor(page), {
    input: { account, passwordMinLength },
    on: {
      'account.refresh': page.send,
      'page.print': () => window.print(),
    },
  });
  return <AccountSecurity view={useSelector(security, accountSecurityView)} send={security.send} />;
}

/** `/account/security`. */
export default function SecuritySection(props: SectionProps) {
  const methods = useSignInMethods();
  if (!methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <Security {...props} methods={methods} />;
}
