import { oneTimeCodeMachine, oneTimeCodeView } from '@vetsync/machines/oneTimeCode';
import type { AuthRoute } from '@vetsync/machines/auth/model';
import type { SignInAnswer } from '@vetsync/machines/account/model';
import { OneTimeCode } from '@vetsync/ui/screens/auth/OneTimeCode';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useRootEvents } from '../../page/useRootEvents.ts';
import { useSignedIn } from '../../page/useSignedIn.ts';
import { mailWays } from '../../services/http/mailWays.ts';

const machine = oneTimeCodeMachine.provide({
  actors: {
    sendCode: fromPromise<unknown, { email: string }>(({ input }) => mailWays.sendCode(input.email)),
    verify: fromPromise<SignInAnswer, { email: string; code: string }>(({ input }) => mailWays.verify(input)),
  },
});

/** `/auth?way=code`. */
export default function Code({ route: { returnTo } }: { route: AuthRoute }) {
  const code = useActorRef(machine, { input: { returnTo } });
  useRootEvents(code);
  useSignedIn(code);
  return <OneTimeCode view={useSelector(code, oneTimeCodeView)} send={code.send} />;
}
