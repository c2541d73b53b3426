import type { AuthRoute } from '@vetsync/machines/auth/model';
import type { SignInAnswer } from '@vetsync/machines/account/model';
import { secondFactorMachine, secondFactorView } from '@vetsync/machines/secondFactor';
import { SecondFactor } from '@vetsync/ui/screens/auth/SecondFactor';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { useRootEvents } from '../../page/useRootEvents.ts';
import { useSignedIn } from '../../page/useSignedIn.ts';
import { secondFactor } from '../../services/http/secondFactor.ts';

const machine = secondFactorMachine.provide({
  actors: {
    answerChallenge: fromPromise<SignInAnswer, { challengeId: string; code: string }>(({ input }) =>
      secondFactor.answer(input.challengeId, input.code),
    ),
  },
});

/** `/auth?mfa=…`, after any first factor. */
export default function SecondFactorWay({ route }: { route: AuthRoute }) {
  const { challengeId, returnTo } = route;
  const factor = useActorRef(machine, { input: { challengeId: challengeId ?? '', returnTo } });
  useRootEvents(factor);
  useSignedIn(factor);
  return <SecondFactor view={useSelector(factor, secondFactorView)} send={factor.send} />;
}
