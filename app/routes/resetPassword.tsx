import { resetPasswordMachine, resetPasswordView } from '@vetsync/machines/auth/resetPassword';
import { ResetPassword } from '@vetsync/ui/screens/auth/ResetPassword';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { linkReturnTo, useLinkToken } from '../page/useLinkToken.ts';
import { useSignInMethods } from '../page/useSignInMethods.ts';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { signIns } from '../services/sessionChanges.ts';
import type { Session } from '../services/session.ts';
import { mailCalls } from '../services/http/mailCalls.ts';
import { called } from '../services/calling.ts';

const machineFor = memoizeByKey((session: Session) =>
  resetPasswordMachine.provide({
    actors: {
      sessionChanges: signIns(session),
      reset: called(mailCalls.reset),
    },
  }),
);

interface NewPasswordProps {
  token: string | null;
  passwordMinLength: number;
}

function NewPassword(input: NewPasswordProps) {
  const reset = usePageActor(machineFor(useServerActors().session), {
    input: { ...input, returnTo: linkReturnTo() },
  });
  return <ResetPassword view={useSelector(reset, resetPasswordView)} send={reset.send} />;
}

/** `/auth/reset#token=…`, from the email for resetting a password. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const methods = useSignInMethods();
  if (token === undefined || !methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <NewPassword key={token} token={token} passwordMinLength={methods.passwordMinLength} />;
}
