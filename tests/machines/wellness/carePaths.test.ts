import { applyFacts, emptyWorld } from '@vetsync/machines/model/world';
import { noQueueFilters } from '@vetsync/machines/nonprofit/model';
import {
  nonprofitQueueMachine,
  nonprofitQueueStates,
  nonprofitQueueView,
} from '@vetsync/machines/nonprofitQueue';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { nonprofitQueueRules } from '../support/invariants/care.ts';
import { followEach, journey } from '../support/journeys.ts';
import { factsOf } from '../support/world.ts';

const start = Date.parse('2026-03-04T16:15:00Z');
const now = () => start;
const reader = { locale: 'en-US', timeZone: 'UTC' };
const nonprofit = sampleNonprofit(start);
/** Few people, so that each situation is quickly seen. */
const few = {
  ...nonprofit,
  queue: nonprofit.queue.slice(0, 2),
  participants: nonprofit.participants.slice(0, 3),
};
const decided = (decision: 'approve' | 'reject', ...ids: readonly string[]) =>
  applyFacts(
    emptyWorld,
    factsOf(
      ids.map((applicationId) => ({
        type: 'nonprofit.decide',
        applicationId,
        decision,
        subject: 'A program',
        id: `d ${applicationId}`,
      })),
    ),
  );

followEach([
  journey({
    machine: nonprofitQueueMachine,
    states: nonprofitQueueStates,
    view: nonprofitQueueView,
    input: {
      nonprofit: few,
      world: emptyWorld,
      filters: noQueueFilters,
      at: { mode: 'demo', role: 'nonprofit' },
      reader,
      now,
      random: () => 0.5,
    },
    events: [
      { type: 'application.approve', applicationId: 'program-1' },
      { type: 'approval.dismiss' },
      { type: 'decision.undo', decisionId: 'd program-1' },
      { type: 'filter.choose', filter: 'priority', value: 'Low' },
      { type: 'filters.clear' },
      { type: 'location.changed', filters: noQueueFilters },
      { type: 'world.changed', world: decided('approve', 'program-1', 'program-2') },
      { type: 'world.changed', world: decided('reject', 'program-1') },
      { type: 'world.changed', world: emptyWorld },
    ],
    facet: ({ filters, approval, pendingApprovals, queue }) => [
      filters,
      approval,
      pendingApprovals,
      queue.length,
    ],
    rules: nonprofitQueueRules,
  }),
]);
