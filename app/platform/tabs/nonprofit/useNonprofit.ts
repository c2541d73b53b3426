import { emptyNonprofit, participantsOf, readNonprofitRoute } from '@vetsync/machines/nonprofit/model';
import { shellHref } from '@vetsync/machines/shell/model';
import { nonprofitMachine, nonprofitView } from '@vetsync/machines/nonprofit';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { leave } from '../../../page/go.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { useName, usePlatform } from '../../usePlatform.ts';
import { useReceivedWorld } from '../portal/useReceivedWorld.ts';

/** The nonprofit's samples, in the demo alone, and the shared world. */
export function useNonprofitData() {
  const { view } = usePlatform();
  const { mode, content } = view().shell;
  const [now] = useState(Date.now);
  const [nonprofit] = useState(() => (mode === 'demo' ? sampleNonprofit(now) : emptyNonprofit));
  const world = useReceivedWorld();
  return { nonprofit, world, now, at: { mode, role: content.role }, content };
}

/** What programs, participants and services go by. */
export function useNonprofit() {
  const { nonprofit, world, now, at, content } = useNonprofitData();
  const { mode, role } = at;
  const { tab, detail } = content;
  const address = JSON.stringify(readNonprofitRoute(tab, detail));
  const route = useMemo(() => JSON.parse(address) as ReturnType<typeof readNonprofitRoute>, [address]);
  const participants = useMemo(
    () => participantsOf(nonprofit.participants, nonprofit.queue, world),
    [nonprofit, world],
  );
  const portal = useActorRef(nonprofitMachine, {
    input: { nonprofit, world, route, at, reader: browserReader(), now: Date.now },
  });
  useEffect(() => {
    const closed = () => leave(shellHref({ mode, role, tab: 'programs' }));
    const { unsubscribe } = portal.on('program.closed', closed);
    return unsubscribe;
  }, [portal, mode, role]);
  useEffect(() => portal.send({ type: 'location.changed', route }), [portal, route]);
  useEffect(() => portal.send({ type: 'world.changed', world }), [portal, world]);
  const view = useSelector(portal, nonprofitView);
  useName(view.program?.program.name ?? view.participant?.name ?? null);
  return { participants, now, view, send: portal.send };
}
