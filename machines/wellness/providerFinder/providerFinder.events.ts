import type { OverlayRequest, QueryRequest } from '../../shell/platform/tabSupervisor.events.ts';
import type { ProviderFilters } from '../model/index.ts';

type FilterChange = {
  [Name in keyof ProviderFilters]: { type: 'filter.change'; filter: Name; value: ProviderFilters[Name] };
}[keyof ProviderFilters];

/** Events that the finder sends. */
export type ProviderFinderEvent =
  | FilterChange
  | { type: 'filters.clear' }
  | { type: 'more.show' }
  | { type: 'more.hide' }
  /** Lists more results. */
  | { type: 'list.more' }
  /** Starts scheduling with a provider. */
  | { type: 'provider.choose'; providerId: string }
  | { type: 'dialog.close' };

/** Events from the parent, which reads the dialog and its filters from the URL. */
export type ProviderFinderParentEvent = { type: 'location.changed'; open: boolean; filters: ProviderFilters };

export type ProviderFinderEmitted =
  | QueryRequest
  | OverlayRequest
  | { type: 'provider.chosen'; providerId: string };
