import { candidatePoolMachine, candidatePoolView } from '@vetsync/machines/candidatePool';
import {
  candidateRows,
  candidatesOf,
  candidateTable,
  readCandidateRoute,
} from '@vetsync/machines/recruiter/model';
import { CandidatePool, type CandidatePoolProps } from '@vetsync/ui/screens/recruiter/CandidatePool';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { leave } from '../../../page/go.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { useName, useOwner, usePlatformEvents } from '../../usePlatform.ts';
import { usePortalTable } from '../portal/usePortalTable.ts';
import { useRecruiter } from './useRecruiter.ts';

/** Who was chosen to be compared, for as long as the page lives. */
const chosen = new Map<string, readonly string[]>();

export default function CandidatesTab() {
  const { at, samples, world, epoch, detail, query, now } = useRecruiter();
  const candidates = useMemo(() => candidatesOf(samples, world, now), [samples, world, now]);
  const address = JSON.stringify(readCandidateRoute(detail, query));
  const route = useMemo(() => JSON.parse(address) as ReturnType<typeof readCandidateRoute>, [address]);
  const memoryKey = `${useOwner()} ${epoch}`;
  const pool = useActorRef(candidatePoolMachine, {
    input: { candidates, route, persisted: chosen.get(memoryKey) ?? [], at, locale: browserReader().locale },
  });
  usePlatformEvents(pool);
  useLayoutEffect(() => {
    const subscriptions = [
      pool.on('compare.closed', ({ to }) => leave(to)),
      pool.on('compared.changed', ({ ids }) => chosen.set(memoryKey, ids)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [pool, memoryKey]);
  useEffect(() => pool.send({ type: 'candidates.changed', candidates }), [pool, candidates]);
  useEffect(() => pool.send({ type: 'location.changed', route }), [pool, route]);
  const view = useSelector(pool, candidatePoolView);
  const compared = useSelector(pool, ({ context }) => context.compared);
  const rows = useMemo(() => candidateRows(candidates, compared), [candidates, compared]);
  const { view: listed, send: sendTable } = usePortalTable(candidateTable, rows);
  useName(view.candidate?.name ?? null);
  const act = useMemo<CandidatePoolProps['table']['send']>(
    () => (event) => {
      sendTable(event);
      // Whom to compare is no matter of the table.
      if (event.type === 'row.act') pool.send(event);
    },
    [sendTable, pool],
  );
  return <CandidatePool view={view} send={pool.send} table={{ view: listed, send: act }} />;
}
