import { statesOf } from '../../kit/index.ts';
import { portalAnalyticsMachine } from './portalAnalytics.machine.ts';

export * from './portalAnalytics.machine.ts';
export type * from './portalAnalytics.events.ts';
export * from './portalAnalytics.view.ts';
export const portalAnalyticsStates = statesOf(portalAnalyticsMachine);
