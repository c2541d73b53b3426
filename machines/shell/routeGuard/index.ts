import { statesOf } from '../../kit/index.ts';
import { routeGuardMachine } from './routeGuard.machine.ts';

export * from './routeGuard.machine.ts';
export const routeGuardStates = statesOf(routeGuardMachine);
