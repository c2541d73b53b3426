import { recoverMachine, recoverView } from '@vetsync/machines/recover';
import type { AuthPlace } from '@vetsync/machines/model';
import { Recover } from '@vetsync/ui/screens/auth/Recover';
import { recoverWords } from '@vetsync/ui/screens/auth/Recover.words';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { Place } from '../../place/Place.tsx';
import { mailWays } from '../../services/http/mailWays.ts';

const machine = recoverMachine.provide({
  actors: {
    recover: fromPromise<unknown, { email: string }>(({ input }) => mailWays.recover(input.email)),
  },
});

/** `/auth?way=forgot`. */
export default function Forgot({ place: { returnTo } }: { place: AuthPlace }) {
  const recover = useActorRef(machine, { input: { returnTo } });
  return (
    <Place title={recoverWords.title}>
      <Recover view={useSelector(recover, recoverView)} send={recover.send} />
    </Place>
  );
}
