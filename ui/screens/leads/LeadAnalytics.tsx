import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leadAnalytics';
import { Stack } from '../../components/Stack/Stack.tsx';
import { LocalAnalytics } from './analytics/LocalAnalytics.tsx';
import { ServerAnalytics } from './analytics/ServerAnalytics.tsx';

export interface LeadAnalyticsProps {
  view: LeadAnalyticsView;
  send: (event: LeadAnalyticsEvent) => void;
}

/** The Analytics tab: all leads of the server, then what this very browser sent and still keeps. */
export function LeadAnalytics({ view, send }: LeadAnalyticsProps) {
  return (
    <Stack space="xxlarge">
      <ServerAnalytics view={view} send={send} />
      <LocalAnalytics view={view} send={send} />
    </Stack>
  );
}
