import { accountDeletionMachine, accountDeletionView } from '@vetsync/machines/account/accountDeletion';
import { AccountDeletion } from '@vetsync/ui/screens/account/AccountDeletion';
import { useSelector } from '@xstate/react';
import { clearStorageInAllTabs } from '../../services/browser/removedOwners.ts';
import { account as calls } from '../../services/http/account.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import type { SectionProps } from './section.ts';
import { called } from '../../services/calling.ts';

const machine = accountDeletionMachine.provide({
  actors: {
    deleteAccount: called(calls.remove),
  },
});

/** `/account/delete`. */
export default function DeleteSection({ account, onClosed }: SectionProps) {
  const deletion = usePageActor(machine, {
    input: { email: account.email },
    on: {
      'account.deleted'() {
        clearStorageInAllTabs(account.id);
        onClosed();
      },
    },
  });
  return <AccountDeletion view={useSelector(deletion, accountDeletionView)} send={deletion.send} />;
}
