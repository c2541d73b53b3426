import { parseCheckAnswers, writeCheckStep } from '@vetsync/machines/wellness/model';
import { wellnessCheckMachine } from '@vetsync/machines/wellnessCheck';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { go } from '../../../page/go.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { hrefWith } from '../../overlayQuery.ts';
import { useSendOnChange } from '../../useSendOnChange.ts';
import type { Wellness } from './useWellness.ts';

/** The self-check; its answers stay in this tab of the browser. */
export function useCheck({ route, links }: Wellness) {
  const storage = useOwnerStorage('wellness_check');
  const step = route.page === 'check' ? route.question : null;
  const check = useActorRef(wellnessCheckMachine, {
    input: { persisted: parseCheckAnswers(storage.read()), step, links },
  });
  useEffect(() => {
    const subscriptions = [
      check.on('location.changed', (emitted) => {
        const question = writeCheckStep(emitted.step);
        if (new URLSearchParams(location.search).get('question') !== question) go(hrefWith({ question }));
      }),
      check.on('answers.changed', ({ answers }) => persistDraft(storage, answers)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [check, storage]);
  useSendOnChange(check, { type: 'location.changed', step });
  return check;
}
