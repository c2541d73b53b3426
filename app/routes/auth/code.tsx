import { oneTimeCodeMachine, oneTimeCodeView } from '@vetsync/machines/auth/oneTimeCode';
import type { AuthRoute, LinkRequest } from '@vetsync/machines/account/model';
import type { SignInResponse } from '@vetsync/machines/account/model';
import { OneTimeCode } from '@vetsync/ui/screens/auth/OneTimeCode';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import { signIns } from '../../services/sessionChanges.ts';
import type { Session } from '../../services/session.ts';
import { mailCalls } from '../../services/http/mailCalls.ts';

const machineFor = memoizeByKey((session: Session) =>
  oneTimeCodeMachine.provide({
    actors: {
      sessionChanges: signIns(session),
      sendCode: fromPromise<unknown, LinkRequest>(({ input }) => mailCalls.sendCode(input)),
      verify: fromPromise<SignInResponse, { email: string; code: string }>(({ input }) =>
        mailCalls.verify(input),
      ),
    },
  }),
);

/** `/auth?way=code`. */
export default function Code({ route: { returnTo } }: { route: AuthRoute }) {
  const code = usePageActor(machineFor(useServerActors().session), { input: { returnTo } });
  return <OneTimeCode view={useSelector(code, oneTimeCodeView)} send={code.send} />;
}
