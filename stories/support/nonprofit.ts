import { applyFacts, emptyWorld, factOf, type World, type WorldCommand } from '@vetsync/machines/model/world';
import { noQueueFilters } from '@vetsync/machines/nonprofit/model';
import {
  nonprofitQueueMachine,
  nonprofitQueueView,
  type NonprofitQueueContext,
  type NonprofitQueueInput,
  type NonprofitQueueView,
} from '@vetsync/machines/nonprofitQueue';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { inState } from './inState.ts';
import { now, reader, seenAt } from './leads.ts';

const at = { mode: 'demo', role: 'nonprofit' } as const;
export const nonprofit = sampleNonprofit(seenAt);

const decide = (decision: 'approve' | 'reject', applicationId: string, notes: string): WorldCommand => ({
  type: 'nonprofit.decide',
  applicationId,
  decision,
  subject: 'Housing Assistance at Veterans Foundation',
  notes,
  id: `${decision} ${applicationId}`,
});
/** A world in which these applications were decided eight minutes ago. */
export const worldWith = (
  ...decisions: readonly (readonly ['approve' | 'reject', string, string?])[]
): World =>
  applyFacts(
    emptyWorld,
    decisions.map(([decision, id, notes = ''], index) =>
      factOf(decide(decision, id, notes), { at: seenAt - 8 * 60_000 + index, random: () => 0.5 }),
    ),
  );

interface QueueSituation {
  list?: NonprofitQueueView['list'];
  approval?: 'none' | 'approved';
}
export const queueIn = (
  { list = 'listed', approval = 'none' }: QueueSituation = {},
  more: Partial<NonprofitQueueInput> = {},
  context: Partial<NonprofitQueueContext> = {},
) =>
  inState(nonprofitQueueMachine, nonprofitQueueView, {
    value: { list, approval },
    input: {
      nonprofit,
      world: emptyWorld,
      filters: noQueueFilters,
      at,
      reader,
      now,
      random: () => 0.5,
      ...more,
    },
    context,
  });
