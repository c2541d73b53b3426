import { emptyNonprofit } from '@vetsync/machines/nonprofit/model';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { useState } from 'react';
import { usePlatform } from '../../usePlatform.ts';
import { useReceivedWorld } from '../portal/useReceivedWorld.ts';

/** The nonprofit's samples, in the demo alone, and the shared world. */
export function useNonprofitData() {
  const { view } = usePlatform();
  const { mode, content } = view().shell;
  const [nonprofit] = useState(() => (mode === 'demo' ? sampleNonprofit(Date.now()) : emptyNonprofit));
  const world = useReceivedWorld();
  return { nonprofit, world, at: { mode, role: content.role }, content };
}
