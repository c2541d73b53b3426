import { confirmNewEmailMachine, confirmNewEmailView } from '@vetsync/machines/auth/confirmNewEmail';
import { ConfirmNewEmail } from '@vetsync/ui/screens/auth/ConfirmNewEmail';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { useLinkToken } from '../page/useLinkToken.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { account } from '../services/http/account.ts';
import { called } from '../services/calling.ts';

const machine = confirmNewEmailMachine.provide({
  actors: {
    confirmNewEmail: called(({ token }: { token: string }) => account.confirmNewEmail(token)),
  },
});

function ConfirmByLink({ token }: { token: string | null }) {
  const confirm = usePageActor(machine, { input: { token } });
  return <ConfirmNewEmail view={useSelector(confirm, confirmNewEmailView)} send={confirm.send} />;
}

/** `/auth/new-email#token=…`, from the email sent to an account's new email. */
export default function ConfirmNewEmailPage() {
  const token = useLinkToken();
  if (token === undefined) return <GuardSpinner view={{ state: 'loading' }} />;
  return <ConfirmByLink key={token} token={token} />;
}
