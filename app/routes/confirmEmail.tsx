import { confirmEmailMachine, confirmEmailView } from '@vetsync/machines/auth/confirmEmail';
import { joinOrganizationHref } from '@vetsync/machines/organizations/model';
import { ConfirmEmail } from '@vetsync/ui/screens/auth/ConfirmEmail';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { linkReturnTo, useLinkToken } from '../page/useLinkToken.ts';
import { useSignInMethods } from '../page/useSignInMethods.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { storedInvitation } from '../services/browser/storedInvitation.ts';
import { calls } from '../services/http/calls.ts';
import { called } from '../services/calling.ts';

const machine = confirmEmailMachine.provide({
  actors: {
    confirm: called(calls.confirm),
    resend: called(calls.resend),
  },
});

function ConfirmByLink(input: { token: string | null; passwordMinLength: number }) {
  const confirm = usePageActor(machine, {
    // Who was invited has signed up to accept.
    input: { ...input, returnTo: linkReturnTo() ?? (storedInvitation.read() && joinOrganizationHref) },
  });
  return <ConfirmEmail view={useSelector(confirm, confirmEmailView)} send={confirm.send} />;
}

/** `/auth/confirm#token=…`, from the email sent after a sign-up. */
export default function ConfirmEmailPage() {
  const token = useLinkToken();
  const methods = useSignInMethods();
  if (token === undefined || !methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <ConfirmByLink key={token} token={token} passwordMinLength={methods.passwordMinLength} />;
}
