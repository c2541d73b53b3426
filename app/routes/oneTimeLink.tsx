import { emailLinkMachine, emailLinkView } from '@vetsync/machines/emailLink';
import type { SignInAnswer } from '@vetsync/machines/account/model';
import { EmailLink } from '@vetsync/ui/screens/auth/EmailLink';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useLinkToken } from '../page/useLinkToken.ts';
import { useRootEvents } from '../page/useRootEvents.ts';
import { useSignedIn } from '../page/useSignedIn.ts';
import { mailWays } from '../services/http/mailWays.ts';

const machine = emailLinkMachine.provide({
  actors: {
    verify: fromPromise<SignInAnswer, { token: string }>(({ input }) => mailWays.verify(input)),
  },
});

function SignInByLink({ token }: { token: string | null }) {
  const link = useActorRef(machine, { input: { token } });
  useRootEvents(link);
  useSignedIn(link);
  return <EmailLink view={useSelector(link, emailLinkView)} send={link.send} />;
}

/** `/auth/link#token=…`, from the email that also contains a code. */
export default function OneTimeLinkPage() {
  const token = useLinkToken();
  if (token === undefined) return <GuardSpinner view={{ state: 'loading' }} />;
  return <SignInByLink key={token} token={token} />;
}
