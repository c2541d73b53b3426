import { applyFacts, emptyWorld, factOf, type World, type WorldCommand } from '@vetsync/machines/model/world';
import {
  noQueueFilters,
  participantRows,
  participantTable,
  participantsOf,
  parseNonprofitRoute,
  requestRows,
  requestTable,
  supportRequests,
} from '@vetsync/machines/nonprofit/model';
import {
  nonprofitMachine,
  nonprofitView,
  type NonprofitInput,
  type NonprofitView,
} from '@vetsync/machines/nonprofit';
import {
  nonprofitQueueMachine,
  nonprofitQueueView,
  type NonprofitQueueContext,
  type NonprofitQueueInput,
  type NonprofitQueueView,
} from '@vetsync/machines/nonprofitQueue';
import type { PortalTableView } from '@vetsync/machines/portalTable';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { tableAt } from './hospital.ts';
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

interface Situation {
  page: NonprofitView['page'];
  overlay?: NonprofitView['overlay'];
  tab?: string;
  detail?: readonly string[];
  /** How the table's filters are offered. */
  filters?: PortalTableView['offered'];
}

/** A page of the nonprofit in a state, with its table. */
export function nonprofitIn(
  { page, overlay = 'nothing', tab = page, detail = [], filters }: Situation,
  more: Partial<NonprofitInput> = {},
) {
  const { world = emptyWorld, nonprofit: known = nonprofit } = more;
  const { args, parameters } = inState(nonprofitMachine, nonprofitView, {
    value: { page, overlay },
    input: { nonprofit: known, world, route: parseNonprofitRoute(tab, detail), at, reader, now, ...more },
  });
  const participants = participantsOf(known.participants, known.queue, world);
  const tables = new Map([
    ['participants', { table: participantTable, rows: participantRows(participants) }],
    ['services', { table: requestTable, rows: requestRows(supportRequests(participants, seenAt)) }],
  ]);
  const has = tables.get(page);
  return {
    args: { ...args, table: has ? tableAt(has, 'nonprofit', detail, {}, filters) : null },
    parameters,
  };
}
