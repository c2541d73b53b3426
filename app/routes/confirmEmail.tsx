import { confirmEmailMachine, confirmEmailView } from '@vetsync/machines/confirmEmail';
import type { SignInAnswer } from '@vetsync/machines/model';
import { ConfirmEmail } from '@vetsync/ui/screens/auth/ConfirmEmail';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useLinkToken } from '../place/useLinkToken.ts';
import { useNews } from '../place/useNews.ts';
import { calls } from '../services/http/calls.ts';

const machine = confirmEmailMachine.provide({
  actors: {
    confirm: fromPromise<SignInAnswer, { token: string }>(({ input }) => calls.confirm(input.token)),
    resend: fromPromise<unknown, { email: string }>(({ input }) => calls.resend(input.email)),
  },
});

function ConfirmByLink({ token }: { token: string | null }) {
  const confirm = useActorRef(machine, { input: { token } });
  useNews(confirm);
  return <ConfirmEmail view={useSelector(confirm, confirmEmailView)} send={confirm.send} />;
}

/** `/auth/confirm#token=…`, from the mail that answers a sign-up. */
export default function ConfirmEmailPage() {
  const token = useLinkToken();
  return <ConfirmByLink key={token} token={token} />;
}
