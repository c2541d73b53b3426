import { accessLogMachine, accessLogView } from '@vetsync/machines/exchange/accessLog';
import type { ConsentWithdrawal } from '@vetsync/machines/exchange/accessLog';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { AccessLog } from '@vetsync/ui/screens/exchange/AccessLog';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../../page/usePageActor.ts';
import { browserIntl } from '../../services/browser/intl.ts';
import { sharing } from '../../services/http/sharing.ts';
import { exchange } from '../../services/http/exchange.ts';
import { called } from '../../services/calling.ts';

const machine = accessLogMachine.provide({
  actors: {
    loadSharing: called(sharing.loadSharing),
    loadRecords: called(({ cursor }: { cursor: string | null }) => sharing.loadRecords(cursor)),
    sendCommand: called(({ command }: { command: ConsentWithdrawal }) =>
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
