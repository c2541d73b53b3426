import { accountDeletionMachine, accountDeletionView } from '@vetsync/machines/accountDeletion';
import { AccountDeletion } from '@vetsync/ui/screens/account/AccountDeletion';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { clearStorageInAllTabs } from '../../services/browser/ownerStorage.ts';
import { account as calls } from '../../services/http/account.ts';
import { useSection, type SectionProps } from './useSection.ts';

const machine = accountDeletionMachine.provide({
  actors: { deleteAccount: fromPromise<unknown, void>(calls.remove) },
});

/** `/account/delete`. */
export default function DeleteSection({ page, account, onClosed }: SectionProps) {
  const deletion = useActorRef(machine, { input: { email: account.email } });
  useSection(deletion, page);
  const view = useSelector(deletion, accountDeletionView);
  const isDeleted = view.state === 'deleted';
  useEffect(() => {
    if (!isDeleted) return;
    clearStorageInAllTabs(account.id);
    onClosed();
  }, [isDeleted, account.id, onClosed]);
  return <AccountDeletion view={view} send={deletion.send} />;
}
