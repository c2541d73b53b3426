import { confirmEmailMachine, confirmEmailView } from '@vetsync/machines/confirmEmail';
import { ConfirmEmail } from '@vetsync/ui/screens/auth/ConfirmEmail';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useNews } from '../place/useNews.ts';
import { calls } from '../services/http/calls.ts';

const machine = confirmEmailMachine.provide({
  actors: {
    confirm: fromPromise<unknown, { token: string }>(({ input }) => calls.confirm(input.token)),
    resend: fromPromise<unknown, { email: string }>(({ input }) => calls.resend(input.email)),
  },
});

/** `/auth/confirm#token=…`: the fragment keeps the token out of every log and referrer on the way. */
export default function ConfirmEmailPage() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  const confirm = useActorRef(machine, { input: { token } });
  useNews(confirm);
  return <ConfirmEmail view={useSelector(confirm, confirmEmailView)} send={confirm.send} />;
}
