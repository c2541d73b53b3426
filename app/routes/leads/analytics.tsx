import {
  leadAnalyticsMachine,
  leadAnalyticsView,
  type LeadAnalyticsParentEvent,
} from '@vetsync/machines/leads/leadAnalytics';
import {
  parseLeadLog,
  rangeBefore,
  type AnalyticsRange,
  type RangeAnalytics,
} from '@vetsync/machines/leads/model';
import { LeadAnalytics as LeadAnalyticsScreen } from '@vetsync/ui/screens/leads/LeadAnalytics';
import { useSelector } from '@xstate/react';
import { fromSubscription } from '../../page/changes.ts';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { useServerActors } from '../../page/useServerActors.ts';
import type { ServerActors } from '../../serverActors.ts';
import { calls } from '../../services/http/calls.ts';
import { browserIntl } from '../../services/browser/intl.ts';
import { called } from '../../services/calling.ts';

/** The chart does without the days before, if only they can't be loaded. */
async function loadWithBefore(range: Pick<AnalyticsRange, 'from' | 'to'>): Promise<RangeAnalytics> {
  const earlier = rangeBefore(range);
  const [analytics, before] = await Promise.all([
    calls.loadLeadAnalytics(range),
    earlier ? calls.loadLeadAnalytics(earlier).catch(() => undefined) : undefined,
  ]);
  return { ...analytics, before: before?.byDay };
}

const machineFor = memoizeByKey(({ leads, leadLog }: ServerActors) =>
  leadAnalyticsMachine.provide({
    actors: {
      loadAnalytics: called(loadWithBefore),
      outboxChanges: fromSubscription<LeadAnalyticsParentEvent>((report) => {
        const subscriptions = [leads.on('outbox.changed', report), leads.on('outbox.retried', report)];
        return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
      }),
      logChanges: fromSubscription<LeadAnalyticsParentEvent>((report) =>
        leadLog.watch(() => report({ type: 'log.changed', log: parseLeadLog(leadLog.read()) })),
      ),
    },
  }),
);

/** The analytics tab: this browser's submissions, and the server's counts of all leads. */
export default function LeadAnalyticsPanel() {
  const actors = useServerActors();
  const analytics = usePageActor(machineFor(actors), {
    input: {
      log: parseLeadLog(actors.leadLog.read()),
      entries: actors.leads.getSnapshot().context.entries,
      intl: browserIntl(),
      now: Date.now,
    },
  });
  return <LeadAnalyticsScreen view={useSelector(analytics, leadAnalyticsView)} send={analytics.send} />;
}
