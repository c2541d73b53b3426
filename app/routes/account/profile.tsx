import { accountProfileMachine, accountProfileView } from '@vetsync/machines/accountProfile';
import type { AccountChange } from '@vetsync/machines/account/model';
import { AccountProfile } from '@vetsync/ui/screens/account/AccountProfile';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useKnownMethods } from './useKnownMethods.ts';
import { knownMethods } from '../../services/methods.ts';
import { account as calls } from '../../services/http/account.ts';
import { useSection, type SectionProps } from './useSection.ts';

const machine = accountProfileMachine.provide({
  actors: { changeAccount: fromPromise<unknown, AccountChange>(({ input }) => calls.change(input)) },
});

/** `/account`. */
export default function ProfileSection({ page, account }: SectionProps) {
  const profile = useActorRef(machine, {
    input: { account, canVerify: knownMethods()?.verification ?? false },
  });
  useSection(profile, page);
  useKnownMethods(profile);
  return <AccountProfile view={useSelector(profile, accountProfileView)} send={profile.send} />;
}
