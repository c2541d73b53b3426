import type { AdminOverviewEvent, AdminOverviewView } from '@vetsync/machines/adminOverview';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { exactInstant } from '../format.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { overviewWords } from './AdminDashboard.words.ts';
import { OverviewCounts } from './OverviewCounts.tsx';
import { SystemHealth } from './SystemHealth.tsx';
import '../system/System.phrases.ts';

export interface AdminOverviewProps {
  view: AdminOverviewView;
  send: (event: AdminOverviewEvent) => void;
}

/** Counts and system health. Previous figures stay visible while new ones load. */
export function AdminOverview({ view, send }: AdminOverviewProps) {
  const write = usePhrases();
  const words = useWords(overviewWords);
  const { state, overview, feedBehindSeconds, reader, readAt } = view;
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
          {write(view.failure ?? '')} {readAt && words.stale.text(exactInstant(readAt, reader))}
        </Banner>
      )}
      <OverviewCounts overview={overview} reader={reader} />
      {overview && (
        <SystemHealth health={overview.health} feedBehindSeconds={feedBehindSeconds} reader={reader} />
      )}
    </Stack>
  );
}
