import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import { LeadCharts } from './LeadCharts.tsx';
import { waiting } from './LeadCounts.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { serverAnalyticsWords } from '../LeadAnalytics.words.ts';

export interface LeadCountsProps {
  view: LeadAnalyticsView;
  send: (event: LeadAnalyticsEvent) => void;
}

/** The charts, or their loading, empty or error state. Previous charts stay visible while other days load. */
export function LeadCounts({ view: { server, reader }, send }: LeadCountsProps) {
  const words = useWords(serverAnalyticsWords);
  const { state, range, data, failure } = server;
  if (state === 'failed') {
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={3}
        onRetry={() => send({ type: 'analytics.retry' })}
      />
    );
  }
  if (state === 'empty' && range.preset === 'all') {
    return (
      <EmptyState title={words.none.title} level={3}>
        {words.none.text}
      </EmptyState>
    );
  }
  if (state === 'empty') {
    return (
      <EmptyState
        title={words.empty.title}
        level={3}
        action={
          <Button onPress={() => send({ type: 'range.choose', preset: 'all' })}>{words.empty.all}</Button>
        }
      >
        {words.empty.text}
      </EmptyState>
    );
  }
  if (data === null) {
    return (
      <Card>
        <Skeleton shape="block" />
      </Card>
    );
  }
  return (
    <div aria-busy={state === 'loading'} className={waiting({ isBusy: state === 'loading' })}>
      <LeadCharts data={data} before={server.before} reader={reader} />
    </div>
  );
}
