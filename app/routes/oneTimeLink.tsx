import { emailLinkMachine, emailLinkView } from '@vetsync/machines/auth/emailLink';
import type { SignInResponse } from '@vetsync/machines/account/model';
import { EmailLink } from '@vetsync/ui/screens/auth/EmailLink';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { linkReturnTo, useLinkToken } from '../page/useLinkToken.ts';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import { usePageActor } from '../page/usePageActor.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { signIns } from '../services/sessionChanges.ts';
import type { Session } from '../services/session.ts';
import { mailCalls } from '../services/http/mailCalls.ts';

const machineFor = memoizeByKey((session: Session) =>
  emailLinkMachine.provide({
    actors: {
      sessionChanges: signIns(session),
      verify: fromPromise<SignInResponse, { token: string }>(({ input }) => mailCalls.verify(input)),
    },
  }),
);

function SignInByLink({ token }: { token: string | null }) {
  const link = usePageActor(machineFor(useServerActors().session), {
    input: { token, returnTo: linkReturnTo() },
  });
  return <EmailLink view={useSelector(link, emailLinkView)} send={link.send} />;
}

/** `/auth/link#token=…`, from the email that also contains a code. */
export default function OneTimeLinkPage() {
  const token = useLinkToken();
  if (token === undefined) return <GuardSpinner view={{ state: 'loading' }} />;
  return <SignInByLink key={token} token={token} />;
}
