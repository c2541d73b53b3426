import { readTableRoute, type PortalRow, type PortalTable } from '@vetsync/machines/portal/model';
import { portalTableMachine, portalTableView, type RememberedTable } from '@vetsync/machines/portalTable';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { saveFile } from '../../../services/browser/saveFile.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { useOwner, usePlatform, usePlatformEvents } from '../../usePlatform.ts';
import { followTable } from './tableAddress.ts';

/** Where tables were left, for as long as the page lives. */
const left = new Map<string, RememberedTable>();

/**
 * A table of a portal: its rows from wherever they come (those that did not change the same objects), its place in the
 * address, what it asks of the world. `view` and `send` are for `PortalTable`; `order` are the ids as shown.
 */
export function usePortalTable(table: PortalTable, rows: readonly PortalRow[]) {
  const platform = usePlatform();
  const { mode, content } = platform.view().shell;
  const { role, detail, query } = content;
  const epoch = platform.actor.world.getSnapshot().context.log.epoch.id;
  const memoryKey = [useOwner(), epoch, table.id].join(' ');
  const address = JSON.stringify(readTableRoute(table, detail, query));
  const route = useMemo(() => JSON.parse(address) as ReturnType<typeof readTableRoute>, [address]);
  const [first] = useState(route);
  const actor = useActorRef(portalTableMachine, {
    input: {
      table,
      rows,
      route,
      persisted: left.get(memoryKey) ?? null,
      at: { mode, role },
      reader: browserReader(),
      now: Date.now,
      random: Math.random,
    },
  });
  usePlatformEvents(actor);
  const follow = useEffectEvent((emitted: Parameters<typeof followTable>[1]) => {
    if (JSON.stringify(emitted.route) !== address) followTable(table, emitted, { mode, role, query });
  });
  useLayoutEffect(() => {
    const subscriptions = [
      actor.on('location.changed', follow),
      actor.on('page.saveFile', ({ file }) => saveFile(file)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [actor]);
  useEffect(() => actor.send({ type: 'rows.changed', rows }), [actor, rows]);
  useEffect(() => {
    // Where the table begins as it was left, the address is only on its way there.
    if (route !== first) actor.send({ type: 'location.changed', route });
  }, [actor, route, first]);
  useEffect(
    () => () => {
      const { route: last, topId, topOffset = 0, currentId } = actor.getSnapshot().context;
      left.set(memoryKey, { route: last, topId, topOffset, currentId });
    },
    [actor, memoryKey],
  );
  const view = useSelector(actor, portalTableView);
  const order = useMemo(() => view.rows.map(({ id }) => id), [view.rows]);
  return { view, send: actor.send, order };
}
