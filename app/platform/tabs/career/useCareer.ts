import { careerMachine } from '@vetsync/machines/career';
import { sampleProfileViews, sampleTranslations } from '@vetsync/samples/career';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { browserReader } from '../../../services/browser/reader.ts';
import { usePlatform } from '../../usePlatform.ts';
import { closeDialog, openDialog, replaceQuery } from './address.ts';
import type { CareerState } from './useCareerRoute.ts';

/** Jobs, progress and pay. */
export function useCareer({ route, jobs, mode, role }: CareerState) {
  const world = useSelector(usePlatform().actor.world, ({ context }) => context.log.world);
  const career = useActorRef(careerMachine, {
    input: {
      route,
      jobs,
      translations: sampleTranslations,
      profileViews: mode === 'demo' ? sampleProfileViews : null,
      world,
      mode,
      role,
      reader: browserReader(),
      now: Date.now,
    },
  });
  useEffect(() => {
    const subscriptions = [
      career.on('query.changed', ({ changes }) => replaceQuery(changes)),
      career.on('open.changed', ({ open, jobId }) =>
        open ? openDialog(open, { job: jobId }) : closeDialog(),
      ),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [career]);
  useEffect(() => career.send({ type: 'location.changed', route }), [career, route]);
  useEffect(() => career.send({ type: 'world.changed', world }), [career, world]);
  return career;
}
