import {
  leadAnalyticsMachine,
  leadAnalyticsView,
  type LeadAnalyticsParentEvent,
} from '@vetsync/machines/leadAnalytics';
import { parseLeadLog, type AnalyticsRange, type LeadAnalytics } from '@vetsync/machines/leads/model';
import { LeadAnalytics as LeadAnalyticsScreen } from '@vetsync/ui/screens/leads/LeadAnalytics';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { changes } from '../../page/changes.ts';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { useRootEvents } from '../../page/useRootEvents.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import type { ServerActors } from '../../serverActors.ts';
import { calls } from '../../services/http/calls.ts';
import { browserReader } from '../../services/browser/reader.ts';

const machineFor = memoizeByKey(({ leads, leadLog }: ServerActors) =>
  leadAnalyticsMachine.provide({
    actors: {
      loadAnalytics: fromPromise<LeadAnalytics, Pick<AnalyticsRange, 'from' | 'to'>>(({ input }) =>
        calls.loadLeadAnalytics(input),
      ),
      outboxChanges: changes<LeadAnalyticsParentEvent>((report) => {
        const subscriptions = [leads.on('outbox.changed', report), leads.on('outbox.retried', report)];
        return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
      }),
      logChanges: changes<LeadAnalyticsParentEvent>((report) =>
        leadLog.watch(() => report({ type: 'log.changed', log: parseLeadLog(leadLog.read()) })),
      ),
    },
  }),
);

/** The analytics tab: this browser's submissions, and the server's counts of all leads. */
export default function LeadAnalyticsPanel() {
  const actors = useServerActors();
  const analytics = useActorRef(machineFor(actors), {
    input: {
      log: parseLeadLog(actors.leadLog.read()),
      entries: actors.leads.getSnapshot().context.entries,
      reader: browserReader(),
      now: Date.now,
    },
  });
  useRootEvents(analytics);
  return <LeadAnalyticsScreen view={useSelector(analytics, leadAnalyticsView)} send={analytics.send} />;
}
