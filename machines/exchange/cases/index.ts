export * from './cases.machine.ts';
export type { CaseBatch, CaseBatchItem, CaseBatchResult, CaseBatchTask } from './caseBatch.ts';
export type { CaseCommand, CaseDraft } from './caseCommands.ts';
export type { CaseList } from './caseList.ts';
export type { CasePageRequest, CasesContext, CasesInput } from './casesContext.ts';
export type { CasesEvent, CaseRecordEvent, CasesParentEvent, CasesEmitted } from './cases.setup.ts';
export * from './cases.view.ts';
export { recordLimits } from './recordView.ts';
export type { CaseRecordView, CaseWork } from './recordView.ts';
