import { statesOf } from '../../kit/index.ts';
import { caseServicesMachine } from './caseServices.machine.ts';

export * from './caseServices.machine.ts';
export type {
  CaseServicesContext,
  CaseServicesInput,
  ServicePageRequest,
  CaseServicesEvent,
  CaseServicesParentEvent,
  CaseServicesEmitted,
} from './caseServices.setup.ts';
export * from './caseServices.view.ts';
export const caseServicesStates = statesOf(caseServicesMachine);
