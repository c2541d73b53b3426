import { parseCheckAnswers, writeCheckStep } from '@vetsync/machines/wellness/model';
import { wellnessCheckMachine } from '@vetsync/machines/wellnessCheck';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { go } from '../../../place/go.ts';
import { persistDraft, useKept } from '../../kept.ts';
import { hrefWith } from '../../open.ts';
import { useTold } from '../../useTold.ts';
import type { Wellness } from './useWellness.ts';

/** The self-check; its answers stay in this tab of the browser. */
export function useCheck({ route, links }: Wellness) {
  const storage = useKept('wellness_check');
  const step = route.page === 'check' ? route.question : null;
  const check = useActorRef(wellnessCheckMachine, {
    input: { kept: parseCheckAnswers(storage.read()), step, links },
  });
  useEffect(() => {
    const heard = [
      check.on('location.changed', (emitted) => {
        const question = writeCheckStep(emitted.step);
        if (new URLSearchParams(location.search).get('question') !== question) go(hrefWith({ question }));
      }),
      check.on('answers.changed', ({ answers }) => persistDraft(storage, answers)),
    ];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [check, storage]);
  useTold(check, { type: 'location.changed', step });
  return check;
}
