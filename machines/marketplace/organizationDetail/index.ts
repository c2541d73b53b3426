import { statesOf } from '../../kit/index.ts';
import { organizationDetailMachine } from './organizationDetail.machine.ts';

export * from './organizationDetail.machine.ts';
export const organizationDetailStates = statesOf(organizationDetailMachine);
