import { statesOf } from '../../kit/index.ts';
import { leadAnalyticsMachine } from './leadAnalytics.machine.ts';

export * from './leadAnalytics.machine.ts';
export * from './leadAnalytics.view.ts';
export const leadAnalyticsStates = statesOf(leadAnalyticsMachine);
