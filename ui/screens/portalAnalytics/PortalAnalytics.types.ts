import type { PortalAnalyticsEvent, PortalAnalyticsView } from '@vetsync/machines/portalAnalytics';

// Props of this family's screens. The parts of a screen use them too.

export interface PortalAnalyticsProps {
  view: PortalAnalyticsView;
  send: (event: PortalAnalyticsEvent) => void;
}
