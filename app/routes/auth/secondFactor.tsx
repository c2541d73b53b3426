import type { AuthRoute } from '@vetsync/machines/account/model';
import { secondFactorMachine, secondFactorView } from '@vetsync/machines/auth/secondFactor';
import { SecondFactor } from '@vetsync/ui/screens/auth/SecondFactor';
import { useSelector } from '@xstate/react';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import { signIns } from '../../services/sessionChanges.ts';
import type { Session } from '../../services/session.ts';
import { secondFactor } from '../../services/http/secondFactor.ts';
import { called } from '../../services/calling.ts';

const machineFor = memoizeByKey((session: Session) =>
  secondFactorMachine.provide({
    actors: {
      sessionChanges: signIns(session),
      answerChallenge: called(({ challengeId, code }: { challengeId: string; code: string }) =>
        secondFactor.answer(challengeId, code),
      ),
    },
  }),
);

/** `/auth?mfa=…`, after any first factor. */
export default function SecondFactorPage({ route }: { route: AuthRoute }) {
  const { challengeId, returnTo } = route;
  const factor = usePageActor(machineFor(useServerActors().session), {
    input: { challengeId: challengeId ?? '', returnTo },
  });
  return <SecondFactor view={useSelector(factor, secondFactorView)} send={factor.send} />;
}
