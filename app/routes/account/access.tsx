import { accessLogMachine, accessLogView } from '@vetsync/machines/exchange/accessLog';
import type { ConsentWithdrawal } from '@vetsync/machines/exchange/accessLog';
import type { Consent } from '@vetsync/machines/exchange/model';
import type { AccessLog as Log, ExchangeCommand } from '@vetsync/machines/model/exchange';
import { AccessLog } from '@vetsync/ui/screens/exchange/AccessLog';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { usePageActor } from '../../page/usePageActor.ts';
import { browserIntl } from '../../services/browser/intl.ts';
import { sharing } from '../../services/http/sharing.ts';
import { exchange } from '../../services/http/exchange.ts';

const machine = accessLogMachine.provide({
  actors: {
    loadSharing: fromPromise<{ consents: readonly Consent[]; log: Log }, void>(sharing.loadSharing),
    loadRecords: fromPromise<Log, { cursor: string | null }>(({ input }) =>
      sharing.loadRecords(input.cursor),
    ),
    sendCommand: fromPromise<unknown, { command: ConsentWithdrawal }>(({ input: { command } }) =>
      exchange.sendCommand(command as ExchangeCommand),
    ),
  },
});

/** `/account/access`. */
export default function AccessSection() {
  const log = usePageActor(machine, {
    input: { newId: () => crypto.randomUUID(), intl: browserIntl(), now: Date.now },
  });
  return <AccessLog view={useSelector(log, accessLogView)} send={log.send} />;
}
