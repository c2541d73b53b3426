import type { ServiceStatus } from '../../model/cases/caseStatuses.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import type { ServiceListFilters } from '../model/servicesRoute.ts';

/** Events that the list of services sends. */
export type CaseServicesEvent =
  | { type: 'page.retry' }
  | { type: 'list.retry' }
  | { type: 'list.more' }
  | { type: 'search.change'; q: string }
  /** `value` null removes the filter. */
  | { type: 'filter.choose'; filter: 'status' | 'owner'; value: string | null }
  | { type: 'filters.clear' }
  | { type: 'service.move'; serviceId: string; status: ServiceStatus };

/** Events from the app. */
export type CaseServicesParentEvent =
  | ProofParentEvent
  | { type: 'location.changed'; route: ServiceListFilters };

export type CaseServicesEmitted =
  | ProofEmitted
  /** The URL should contain this route. */
  | { type: 'location.changed'; route: ServiceListFilters };
