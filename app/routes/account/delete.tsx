import { accountDeletionMachine, accountDeletionView } from '@vetsync/machines/accountDeletion';
import { AccountDeletion } from '@vetsync/ui/screens/account/AccountDeletion';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { clearStorageInAllTabs } from '../../services/browser/ownerStorage.ts';
import { account as calls } from '../../services/http/account.ts';
import { useRootEvents } from '../../page/useRootEvents.ts';
import type { SectionProps } from './section.ts';

const machine = accountDeletionMachine.provide({
  actors: { deleteAccount: fromPromise<unknown, void>(calls.remove) },
});

/** `/account/delete`. */
export default function DeleteSection({ account, onClosed }: SectionProps) {
  const deletion = useActorRef(machine, { input: { email: account.email } });
  useRootEvents(deletion, {
    'account.deleted'() {
      clearStorageInAllTabs(account.id);
      onClosed();
    },
  });
  return <AccountDeletion view={useSelector(deletion, accountDeletionView)} send={deletion.send} />;
}
