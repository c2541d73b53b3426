import { leadAnalyticsMachine, leadAnalyticsView } from '@vetsync/machines/leadAnalytics';
import { parseLeadLog, type AnalyticsRange, type LeadAnalytics } from '@vetsync/machines/leads/model';
import { LeadAnalytics as LeadAnalyticsScreen } from '@vetsync/ui/screens/leads/LeadAnalytics';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { useRootEvents } from '../../page/useRootEvents.ts';
import { useServed } from '../../page/useServed.ts';
import { calls } from '../../services/http/calls.ts';
import { browserReader } from '../../services/browser/reader.ts';

const machine = leadAnalyticsMachine.provide({
  actors: {
    loadAnalytics: fromPromise<LeadAnalytics, Pick<AnalyticsRange, 'from' | 'to'>>(({ input }) =>
      calls.loadLeadAnalytics(input),
    ),
  },
});

/** The analytics tab: this browser's submissions, and the server's counts of all leads. */
export default function LeadAnalyticsPanel() {
  const { leads, leadLog } = useServed();
  const readLog = () => parseLeadLog(leadLog.read());
  const analytics = useActorRef(machine, {
    input: {
      log: readLog(),
      entries: leads.getSnapshot().context.entries,
      reader: browserReader(),
      now: Date.now,
    },
  });
  useRootEvents(analytics);
  useEffect(() => {
    const outbox = [
      leads.on('outbox.changed', ({ entries }) => analytics.send({ type: 'outbox.changed', entries })),
      leads.on('outbox.retried', analytics.send),
    ];
    const unwatch = leadLog.watch(() =>
      analytics.send({ type: 'log.changed', log: parseLeadLog(leadLog.read()) }),
    );
    return () => {
      for (const { unsubscribe } of outbox) unsubscribe();
      unwatch();
    };
  }, [analytics, leads, leadLog]);
  return <LeadAnalyticsScreen view={useSelector(analytics, leadAnalyticsView)} send={analytics.send} />;
}
