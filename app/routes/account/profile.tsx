import { accountProfileMachine, accountProfileView } from '@vetsync/machines/accountProfile';
import type { AccountChange } from '@vetsync/machines/model';
import { AccountProfile } from '@vetsync/ui/screens/account/AccountProfile';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { account as calls } from '../../services/http/account.ts';
import { useSection, type SectionProps } from './useSection.ts';

const machine = accountProfileMachine.provide({
  actors: { changeAccount: fromPromise<unknown, AccountChange>(({ input }) => calls.change(input)) },
});

/** `/account`. */
export default function ProfileSection({ page, account }: SectionProps) {
  const profile = useActorRef(machine, { input: { account } });
  useSection(profile, page);
  return <AccountProfile view={useSelector(profile, accountProfileView)} send={profile.send} />;
}
