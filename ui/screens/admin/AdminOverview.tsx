import type { AdminOverviewEvent, AdminOverviewView } from '@vetsync/machines/admin/adminOverview';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { exactInstant } from '../format.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { overviewWords } from './AdminDashboard.words.ts';
import { HealthCharts } from './health/HealthCharts.tsx';
import { OverviewCounts } from './OverviewCounts.tsx';
import { SystemHealth } from './health/SystemHealth.tsx';
import { UsersByRole } from './UsersByRole.tsx';
import { WaitingDecisions } from './WaitingDecisions.tsx';
import '../system/System.phrases.ts';

export interface AdminOverviewProps {
  view: AdminOverviewView;
  send: (event: AdminOverviewEvent) => void;
}

/** System health first, then what waits for a decision, counts and the last hour. Previous figures stay visible while new ones load. */
export function AdminOverview({ view, send }: AdminOverviewProps) {
  const write = usePhrases();
  const words = useWords(overviewWords);
  const { state, overview, feedBehindSeconds, intl, readAt } = view;
  const retry = () => send({ type: 'overview.retry' });
  if (state === 'failed') {
    return <LoadFailed words={words.failed} failure={view.failure} onRetry={retry} />;
  }
  return (
    <Stack space="xlarge">
      {state === 'shown.stale' && (
        <Banner
          tone="caution"
          announce="status"
          title={words.stale.title}
          action={
            <Button size="small" onPress={retry}>
              {words.stale.retry}
            </Button>
          }
        >
          {write(view.failure ?? '')} {readAt && words.stale.text(exactInstant(readAt, intl))}
        </Banner>
      )}
      <SystemHealth
        health={overview?.health ?? null}
        troubles={view.troubles}
        feedBehindSeconds={feedBehindSeconds}
        intl={intl}
      />
      {overview && <WaitingDecisions waiting={overview.waiting} />}
      <OverviewCounts overview={overview} intl={intl} />
      {overview && (
        <>
          <HealthCharts health={overview.health} intl={intl} />
          <UsersByRole users={overview.users} intl={intl} />
        </>
      )}
    </Stack>
  );
}
