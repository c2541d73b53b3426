import type { QueueFilters } from '../model/index.ts';
import type { ToastEmitted } from '../../system/model/index.ts';
import type { World, WorldDispatchEmitted } from '../../model/world/index.ts';

/** Events that the queue sends. Rejecting belongs to the review. */
export type NonprofitQueueEvent =
  /** Quick Approve. */
  | { type: 'application.approve'; applicationId: string }
  /** Undoes a decision: an approval made here, or a rejection that is still in the queue. */
  | { type: 'decision.undo'; decisionId: string }
  | { type: 'approval.dismiss' }
  | {
      [Name in keyof QueueFilters]: { type: 'filter.choose'; filter: Name; value: QueueFilters[Name] };
    }[keyof QueueFilters]
  | { type: 'filters.clear' };

/** Events from the tab. */
export type NonprofitQueueParentEvent =
  | { type: 'world.changed'; world: World }
  | { type: 'location.changed'; filters: QueueFilters };

export type NonprofitQueueEmitted =
  | WorldDispatchEmitted
  | ToastEmitted
  /** The URL should name these filters. */
  | { type: 'filters.changed'; filters: QueueFilters };
