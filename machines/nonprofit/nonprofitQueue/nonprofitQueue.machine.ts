import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import { anyOfQueue, noQueueFilters, programSubject, queueOf } from '../model/index.ts';
import { decideCommand, decisionToast, undoCommand, undoToast } from '../../reviews/model/index.ts';
import { randomId } from '../../model/world/index.ts';
import type { NonprofitRecords, QueueEntry, QueueFilters } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { World } from '../../model/world/index.ts';
import type {
  NonprofitQueueEvent,
  NonprofitQueueParentEvent,
  NonprofitQueueEmitted,
} from './nonprofitQueue.events.ts';

export interface NonprofitQueueInput {
  nonprofit: NonprofitRecords;
  world: World;
  /** From the URL. */
  filters: QueueFilters;
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/** An approval made here that can still be undone. */
export interface Approval {
  applicationId: string;
  decisionId: string;
  name: string;
  program: string;
}

type PendingApproval = Pick<Approval, 'applicationId' | 'decisionId'>;

export interface NonprofitQueueContext extends Omit<NonprofitQueueInput, 'reader'> {
  reader: Reader;
  /** The whole queue, most pressing first. */
  queue: readonly QueueEntry[];
  /** The last approval made here; null once it was undone or dismissed. */
  approval: Approval | null;
  /** Approvals made here that are not in the world yet. */
  pendingApprovals: readonly PendingApproval[];
}

export const entriesFor = (
  { queue }: Pick<NonprofitQueueContext, 'queue'>,
  { priority, program }: QueueFilters,
): readonly QueueEntry[] =>
  queue.filter(
    ({ application }) =>
      (priority === anyOfQueue || application.priority === priority) &&
      (program === anyOfQueue || application.program === program),
  );

const decisionIdLength = 16;
const entryOf = ({ queue }: NonprofitQueueContext, id: string) =>
  queue.find(({ application }) => application.id === id) ?? null;
export const isPending = (
  { pendingApprovals }: Pick<NonprofitQueueContext, 'pendingApprovals'>,
  id: string,
): boolean => pendingApprovals.some(({ applicationId }) => applicationId === id);

/**
 * The nonprofit's application queue (feature spec, sections 2 and 4, "Nonprofit queue"). The last approval made here
 * can be undone as long as it stands: one that another tab has undone is no longer offered.
 */
export const nonprofitQueueMachine = setup({
  types: {
    context: {} as NonprofitQueueContext,
    events: {} as NonprofitQueueEvent | NonprofitQueueParentEvent | ClockTick,
    emitted: {} as NonprofitQueueEmitted,
    input: {} as NonprofitQueueInput,
  },
  actions: {
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    setWorld: assign(({ context }, { world }: { world: World }) => ({
      world,
      queue: queueOf(context.nonprofit.queue, world),
      pendingApprovals: context.pendingApprovals.filter(
        ({ decisionId }) => !world.decisions.some(({ id }) => id === decisionId),
      ),
    })),
    setFilters: assign((_, { filters }: { filters: QueueFilters }) => ({ filters })),
    emitFilters: emit(({ context }) => ({ type: 'filters.changed', filters: context.filters })),
    approve: enqueueActions(({ context, enqueue }, { applicationId }: { applicationId: string }) => {
      const entry = entryOf(context, applicationId);
      if (!entry) return;
      const { application } = entry;
      const decisionId = randomId(context.random, decisionIdLength);
      const decision = { kind: 'nonprofit', decision: 'approve', id: decisionId } as const;
      const { veteranId: personId, veteranName: name, program } = application;
      const subject = programSubject(application);
      const command = decideCommand({ ...decision, applicationId, subject, personId });
      enqueue.assign({
        approval: { applicationId, decisionId, name, program },
        pendingApprovals: [...context.pendingApprovals, { applicationId, decisionId }],
      });
      enqueue.emit({ type: 'world.dispatch', command });
      const toast = decisionToast('nonprofit', 'approve');
      if (toast) enqueue.emit({ type: 'page.toast', toast });
    }),
    undo: enqueueActions(({ enqueue }, { decisionId }: { decisionId: string }) => {
      enqueue.emit({ type: 'world.dispatch', command: undoCommand({ id: decisionId }) });
      enqueue.emit({ type: 'page.toast', toast: undoToast });
    }),
    clearApproval: assign({ approval: null }),
  },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    hasNoMatches: ({ context }) => entriesFor(context, context.filters).length === 0,
    awaitsDecision: ({ context }, { applicationId }: { applicationId: string }) =>
      entryOf(context, applicationId)?.application.status === 'enrolled' &&
      !isPending(context, applicationId),
    isOwnApproval: ({ context }, { decisionId }: { decisionId: string }) =>
      context.approval?.decisionId === decisionId,
    isRejection: ({ context }, { decisionId }: { decisionId: string }) =>
      context.queue.some(({ decision }) => decision?.id === decisionId),
    // Another browser tab may have undone it.
    approvalStands: ({ context: { world, approval, pendingApprovals } }) =>
      approval !== null &&
      (pendingApprovals.some(({ decisionId }) => decisionId === approval.decisionId) ||
        world.decisions.some(({ id, undone }) => id === approval.decisionId && !undone)),
  },
}).createMachine({
  id: 'nonprofitQueue',
  type: 'parallel',
  context: ({ input: { reader, ...input } }) => ({
    ...input,
    reader: { ...reader, now: input.now() },
    queue: queueOf(input.nonprofit.queue, input.world),
    approval: null,
    pendingApprovals: [],
  }),
  entry: 'startClock',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    // A targeted transition of the root restarts both regions; both decide again in `arriving`.
    'world.changed': {
      target: ['.list.arriving', '.approval.arriving'],
      actions: withEvent('setWorld'),
    },
    'location.changed': {
      target: ['.list.arriving', '.approval.arriving'],
      actions: withEvent('setFilters'),
    },
    'filter.choose': {
      target: ['.list.arriving', '.approval.arriving'],
      actions: [
        {
          type: 'setFilters',
          params: ({ context, event: { filter, value } }) => ({
            filters: { ...context.filters, [filter]: value },
          }),
        },
        'emitFilters',
      ],
    },
    'filters.clear': {
      target: ['.list.arriving', '.approval.arriving'],
      actions: [{ type: 'setFilters', params: { filters: noQueueFilters } }, 'emitFilters'],
    },
    'application.approve': {
      guard: withEvent('awaitsDecision'),
      target: '.approval.arriving',
      actions: withEvent('approve'),
    },
    'decision.undo': [
      {
        guard: withEvent('isOwnApproval'),
        target: '.approval.arriving',
        actions: [withEvent('undo'), 'clearApproval'],
      },
      {
        guard: withEvent('isRejection'),
        actions: withEvent('undo'),
      },
    ],
  },
  states: {
    list: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'hasNoMatches', target: 'noMatches' },
            { target: 'listed' },
          ],
        },
        listed: {},
        /** No application matches the filters. */
        noMatches: {},
        empty: {},
      },
    },
    /** Whether the last approval made here can still be undone. */
    approval: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'approvalStands', target: 'approved' },
            { target: 'none', actions: 'clearApproval' },
          ],
        },
        none: {},
        approved: {
          on: { 'approval.dismiss': { target: 'none', actions: 'clearApproval' } },
        },
      },
    },
  },
});
