import { recoverMachine, recoverView } from '@vetsync/machines/auth/recover';
import type { AuthRoute } from '@vetsync/machines/account/model';
import { Recover } from '@vetsync/ui/screens/auth/Recover';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../../page/usePageActor.ts';
import { mailCalls } from '../../services/http/mailCalls.ts';
import { called } from '../../services/calling.ts';

const machine = recoverMachine.provide({
  actors: {
    recover: called(mailCalls.recover),
  },
});

/** `/auth?way=forgot`. */
export default function Forgot({ route: { returnTo } }: { route: AuthRoute }) {
  const recover = usePageActor(machine, { input: { returnTo } });
  return <Recover view={useSelector(recover, recoverView)} send={recover.send} />;
}
