import { accountProfileMachine, accountProfileView } from '@vetsync/machines/account/accountProfile';
import type { AccountChange } from '@vetsync/machines/account/model';
import { AccountProfile } from '@vetsync/ui/screens/account/AccountProfile';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { knownSignInMethods } from '../../services/signInMethods.ts';
import { account as calls } from '../../services/http/account.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { accountChanges, methodsChanges, type PageActor, type SectionProps } from './section.ts';

const machineFor = memoizeByKey((page: PageActor) =>
  accountProfileMachine.provide({
    actors: {
      accountChanges: accountChanges(page),
      methodsChanges,
      changeAccount: fromPromise<unknown, AccountChange>(({ input }) => calls.change(input)),
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
