import { accountProfileMachine, accountProfileView } from '@vetsync/machines/account/accountProfile';
import { AccountProfile } from '@vetsync/ui/screens/account/AccountProfile';
import { useSelector } from '@xstate/react';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { knownSignInMethods } from '../../services/signInMethods.ts';
import { account as calls } from '../../services/http/account.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { accountChanges, methodsChanges, type PageActor, type SectionProps } from './section.ts';
import { called } from '../../services/calling.ts';

const machineFor = memoizeByKey((page: PageActor) =>
  accountProfileMachine.provide({
    actors: {
      accountChanges: accountChanges(page),
      methodsChanges,
      changeAccount: called(calls.change),
    },
  }),
);

/** `/account`. */
export default function ProfileSection({ page, account }: SectionProps) {
  const profile = usePageActor(machineFor(page), {
    input: { account, canVerify: knownSignInMethods()?.verification ?? false },
    on: { 'account.refresh': page.send },
  });
  return <AccountProfile view={useSelector(profile, accountProfileView)} send={profile.send} />;
}
