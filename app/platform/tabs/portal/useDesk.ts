import { useMemo, useState } from 'react';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { usePerson } from '../../person.ts';
import { usePlatform } from '../../usePlatform.ts';
import { knownTo, type SampleDesk } from '../messages/people.ts';
import { useReceivedWorld } from './useReceivedWorld.ts';

/** What messages and interviews of an organization go by: who writes, whom they know, the address and the world. */
export function useDesk(own: SampleDesk) {
  const { desk } = own;
  const { view } = usePlatform();
  const { mode, content } = view().shell;
  const { role, detail, query } = content;
  const world = useReceivedWorld();
  const [now] = useState(Date.now);
  const isSample = mode === 'demo';
  const known = useMemo(() => knownTo(own, world, now, isSample), [own, world, now, isSample]);
  const person = usePerson();
  const { name, organization } = isSample ? sampleProfileOf(desk) : person;
  const at = useMemo(() => ({ mode, role }), [mode, role]);
  const writer = [name, organization].filter(Boolean).join(', ');
  return { desk, at, world, now, isSample, known, writer, organization, detail, query };
}
export type DeskContext = ReturnType<typeof useDesk>;
