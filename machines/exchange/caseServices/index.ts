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
