import { statesOf } from '../../kit/index.ts';
import { adminOverviewMachine } from './adminOverview.machine.ts';

export * from './adminOverview.machine.ts';
export const adminOverviewStates = statesOf(adminOverviewMachine);
