import { statesOf } from '../../kit/index.ts';
import { connectionMachine } from './connection.machine.ts';

export * from './connection.machine.ts';
export const connectionStates = statesOf(connectionMachine);
