import { accountSecurityMachine, accountSecurityView } from '@vetsync/machines/account/accountSecurity';
import type { SignInMethods } from '@vetsync/machines/account/model';
import { AccountSecurity } from '@vetsync/ui/screens/account/AccountSecurity';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { useSignInMethods } from '../../page/useSignInMethods.ts';
import { account as calls } from '../../services/http/account.ts';
import { secondFactor } from '../../services/http/secondFactor.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { accountChanges, type PageActor, type SectionProps } from './section.ts';
import { called } from '../../services/calling.ts';

const machineFor = memoizeByKey((page: PageActor) =>
  accountSecurityMachine.provide({
    actors: {
      accountChanges: accountChanges(page),
      changeAccount: called(calls.change),
      enroll: called(secondFactor.enroll),
      verifyFactor: called(({ id, code }: { id: string; code: string }) => secondFactor.verify(id, code)),
      removeFactor: called(({ id }: { id: string }) => secondFactor.remove(id)),
      renewCodes: called(secondFactor.renewCodes),
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
