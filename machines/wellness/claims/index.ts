import { statesOf } from '../../kit/index.ts';
import { claimsMachine } from './claims.machine.ts';

export * from './claims.machine.ts';
export * from './claims.view.ts';
export const claimsStates = statesOf(claimsMachine);
