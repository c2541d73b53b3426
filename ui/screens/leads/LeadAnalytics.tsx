import type { LeadAnalyticsEvent, LeadAnalyticsView } from '@vetsync/machines/leads/leadAnalytics';
import { Stack } from '../../components/Stack/Stack.tsx';
import { LocalAnalytics } from './analytics/LocalAnalytics.tsx';
import { ServerAnalytics } from './analytics/ServerAnalytics.tsx';

export interface LeadAnalyticsProps {
  view: LeadAnalyticsView;
  send: (event: LeadAnalyticsEvent) => void;
}

/** The Analytics tab: all leads on the server, then what this browser submitted and still stores. */
export function LeadAnalytics({ view, send }: LeadAnalyticsProps) {
  return (
    <Stack space="xxlarge">
      <ServerAnalytics view={view} send={send} />
      <LocalAnalytics view={view} send={send} />
    </Stack>
  );
}
