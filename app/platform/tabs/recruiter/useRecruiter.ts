import { emptyRecruiter } from '@vetsync/machines/recruiter/model';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { usePlatform } from '../../usePlatform.ts';
import { useReceivedWorld } from '../portal/useReceivedWorld.ts';

/** What the recruiter's tabs go by: samples, in the demo alone, and the shared world. */
export function useRecruiter() {
  const { actor, view } = usePlatform();
  const { mode, content } = view().shell;
  const { role, detail, query } = content;
  const [now] = useState(Date.now);
  const [samples] = useState(() => (mode === 'demo' ? sampleRecruiter(now) : emptyRecruiter));
  const world = useReceivedWorld();
  const epoch = useSelector(actor.world, ({ context }) => context.log.epoch.id);
  return { at: { mode, role }, samples, world, epoch, detail, query, now };
}
