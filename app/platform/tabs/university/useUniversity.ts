import { emptyUniversity } from '@vetsync/machines/university/model';
import { sampleUniversity } from '@vetsync/samples/university';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { usePlatform } from '../../usePlatform.ts';
import { useReceivedWorld } from '../portal/useReceivedWorld.ts';

/** What the university's tabs go by: samples, in the demo alone, and the shared world. */
export function useUniversity() {
  const { actor, view } = usePlatform();
  const { mode, content } = view().shell;
  const [samples] = useState(() => (mode === 'demo' ? sampleUniversity(Date.now()) : emptyUniversity));
  const world = useReceivedWorld();
  const epoch = useSelector(actor.world, ({ context }) => context.log.epoch.id);
  return { at: { mode, role: content.role }, samples, world, epoch, detail: content.detail };
}
