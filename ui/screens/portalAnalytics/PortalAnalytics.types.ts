import type { PortalAnalyticsEvent, PortalAnalyticsView } from '@vetsync/machines/portalAnalytics';

// What the screens of this family share with their parts.

export interface PortalAnalyticsProps {
  view: PortalAnalyticsView;
  send: (event: PortalAnalyticsEvent) => void;
}
