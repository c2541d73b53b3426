export * from './leadsAdmin.machine.ts';
export type {
  LeadFeedEvent,
  LeadsAdminContext,
  LeadsAdminEmitted,
  LeadsAdminEvent,
  LeadsAdminInput,
  LeadsAdminParentEvent,
} from './leadsAdmin.setup.ts';
export * from './leadsAdmin.view.ts';
export type { LeadPage, LeadRow } from './leadsList.ts';
