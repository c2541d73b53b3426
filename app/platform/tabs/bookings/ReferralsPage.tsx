import {
  referralsMachine,
  referralsView,
  type AskedReferrals,
  type LoadedReferrals,
  type ReferralCommand,
} from '@vetsync/machines/bookings/referrals';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { Referrals, type ReferralsProps } from '@vetsync/ui/screens/bookings/Referrals';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromSubscription } from '../../../page/changes.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import { called } from '../../../services/calling.ts';
import type { InboxServer } from '../../../services/platformServer.ts';

export interface ReferralsPageProps extends Omit<ReferralsProps, 'view' | 'send'> {
  openId: string | null;
  server: Pick<InboxServer, 'sendCommand'>;
  load: (asked: AskedReferrals) => Promise<LoadedReferrals>;
  /** Calls back when something happens to one of them, until the function that it returns is called. */
  follow: (report: () => void) => () => void;
}

/** Referrals, for either side. */
export function ReferralsPage({ openId, server, load, follow, ...shown }: ReferralsPageProps) {
  const [machine] = useState(() =>
    referralsMachine.provide({
      actors: {
        referralChanges: fromSubscription<{ type: 'referrals.changed' }>((report) =>
          follow(() => report({ type: 'referrals.changed' })),
        ),
        loadReferrals: called(load),
        sendCommand: called<{ command: ReferralCommand }, unknown>(({ command }) =>
          server.sendCommand({ command: command as ExchangeCommand }),
        ),
      },
    }),
  );
  const referrals = usePageActor(machine, {
    input: { openId, newId: () => crypto.randomUUID(), intl: browserIntl(), now: Date.now },
  });
  const view = useSelector(referrals, referralsView);
  return <Referrals {...shown} view={view} send={referrals.send} />;
}
