import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { decisionSetup } from '../decision/decisionSetup.ts';
import { decisionStates } from '../decision/decisionStates.ts';
import { draftOf, without } from '../decision/draft.ts';
import type { DecisionContext } from '../decision/decisionSetup.ts';
import type { DecisionDrafts } from '../decision/draft.ts';
import { clockTick, readClock, withEvent } from '../../kit/index.ts';
import type { ClockTick, WritePhrase } from '../../kit/index.ts';
import {
  choicesOf,
  decideCommand,
  decisionRecordedMs,
  decisionToast,
  decisionWaitMs,
  resumeFile,
  reviewOf,
  stepsOf,
  undoCommand,
} from '../model/index.ts';
import { rowPositionOf } from '../../portal/model/tableRows.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Review, ReviewRoute, ReviewSource, ReviewTab } from '../model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import { randomId } from '../../model/world/index.ts';
import type { World } from '../../model/world/index.ts';
import type {
  ReviewDialogEvent,
  ReviewDialogParentEvent,
  ReviewDialogEmitted,
} from './reviewDialog.events.ts';

export interface ReviewDialogInput {
  source: ReviewSource;
  /** From the URL. */
  route: ReviewRoute;
  /** Ids of the applications as the table shows them. */
  order: readonly string[];
  world: World;
  /** Whose portal it is; links go by it. */
  at: Pick<ShellTarget, 'mode' | 'role'>;
  reader: Omit<Reader, 'now'>;
  /** For the resume file. */
  write: WritePhrase;
  /** What this tab kept of drafts. */
  drafts?: DecisionDrafts;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1; draws the decision's id. */
  random: () => number;
}

export interface ReviewDialogContext extends Omit<ReviewDialogInput, 'reader' | 'drafts'>, DecisionContext {
  /** Id of the application that is or was open: it is still seen while the dialog fades away. */
  openId: string | null;
  reader: Reader;
}

type Known = Pick<ReviewDialogContext, 'source' | 'world' | 'now'>;
const reviewNamed = ({ source, world, now }: Known, id: string | null): Review | null =>
  id === null ? null : reviewOf(source, id, world, now());
/** The application that the URL names, or null. */
export const openReview = (context: ReviewDialogContext): Review | null =>
  reviewNamed(context, context.route.applicationId);
/** The same, or the one that was open before. */
export const shownReview = (context: ReviewDialogContext): Review | null =>
  reviewNamed(context, context.openId);

/** Where it is in the order of the table. */
export const positionOf = ({ order, route }: Pick<ReviewDialogContext, 'order' | 'route'>) =>
  rowPositionOf(
    order.map((id) => ({ id })),
    route.applicationId ?? '',
  );

const decisionParts = decisionSetup<
  ReviewDialogContext,
  ReviewDialogEvent | ReviewDialogParentEvent | ClockTick
>({
  openedOf(context) {
    const review = openReview(context);
    return review && { application: { id: review.id, version: 1 }, history: stepsOf(review) };
  },
  choicesOf: (context) => choicesOf(openReview(context)),
  mayDecide: () => true,
});

const close = ['emitClosed', 'close'] as const;
/** A decision is on its way: the application can't be left until it is recorded and was shown. */
const held = { 'row.step': {}, 'row.close': {} } as const;

/**
 * One application after another, over the table of a portal (feature spec, section 2, the review dialogs), with the
 * decision on it, which counts once the shared world has it. One that disappears by a reset in another tab is shown as
 * unknown.
 */
export const reviewDialogMachine = setup({
  types: {
    context: {} as ReviewDialogContext,
    events: {} as ReviewDialogEvent | ReviewDialogParentEvent | ClockTick,
    emitted: {} as ReviewDialogEmitted,
    input: {} as ReviewDialogInput,
  },
  actions: decisionParts.actions,
  guards: decisionParts.guards,
  delays: { recorded: decisionRecordedMs, waiting: decisionWaitMs },
})
  .extend({
    actions: {
      startClock: raise(...clockTick),
      readClock: assign(({ context }) => readClock(context)),
      arrive: assign((_, { route }: { route: ReviewRoute }) => ({ route })),
      setOrder: assign((_, { order }: { order: readonly string[] }) => ({ order })),
      setWorld: assign((_, { world }: { world: World }) => ({ world })),
      setOpen: assign(({ context: { route, openId } }) => ({
        openId: route.applicationId ?? openId,
        command: null,
      })),
      turnTo: assign(({ context }, { tab }: { tab: ReviewTab }) => ({ route: { ...context.route, tab } })),
      stepTo: assign(({ context }, { to }: { to: 'next' | 'previous' }) => ({
        route: { ...context.route, applicationId: positionOf(context)[to] },
      })),
      emitRoute: emit(({ context: { route } }): ReviewDialogEmitted => ({ type: 'review.go', route })),
      close: assign(({ context: { route } }) => ({ route: { ...route, applicationId: null } })),
      emitClosed: emit(({ context: { route } }): ReviewDialogEmitted => ({
        type: 'review.closed',
        applicationId: route.applicationId ?? '',
      })),
      // Whoever has opened the thing need not be told of it any more.
      markRead: enqueueActions(({ context: { world, route, at }, enqueue }) => {
        for (const { id, subjectId, targetRole, read } of world.notifications)
          if (!read && targetRole === at.role && subjectId === route.applicationId)
            enqueue.emit({
              type: 'world.dispatch',
              command: { type: 'notification.read', notificationId: id },
            });
      }),
      saveResume: enqueueActions(({ context, enqueue }) => {
        const review = openReview(context);
        if (review) enqueue.emit({ type: 'page.saveFile', file: resumeFile(review, context.write) });
      }),
      emitDrafts: emit(({ context: { drafts } }): ReviewDialogEmitted => ({
        type: 'drafts.changed',
        drafts,
      })),
      emitCommand: enqueueActions(({ context, enqueue }) => {
        const { command } = context;
        const review = openReview(context);
        if (command?.type === 'decision.undo')
          enqueue.emit({ type: 'world.dispatch', command: undoCommand({ id: command.payload.decisionId }) });
        else if (command && review)
          enqueue.emit({
            type: 'world.dispatch',
            command: decideCommand({
              ...command.payload,
              id: command.id,
              kind: review.kind,
              subject: review.subject,
              personId: review.application.veteranId,
            }),
          });
      }),
      emitToast: enqueueActions(({ context, enqueue }) => {
        const { decision } = draftOf(context);
        const toast = decision && decisionToast(context.source.kind, decision);
        if (toast) enqueue.emit({ type: 'page.toast', toast });
      }),
      clearDraft: assign(({ context: { drafts, openId } }) => ({ drafts: without(drafts, openId) })),
    },
    guards: {
      elsewhere: ({ context }, { route }: { route: ReviewRoute }) =>
        route.applicationId !== context.route.applicationId,
      isClosed: ({ context }) => context.route.applicationId === null,
      isKnown: ({ context }) => openReview(context) !== null,
      isGone: ({ context }) => openReview(context) === null,
      isDecided: ({ context: { command, world } }) =>
        command?.type === 'application.decide' && world.decisions.some(({ id }) => id === command.id),
      isTakenBack: ({ context: { command, world } }) =>
        command?.type === 'decision.undo' &&
        world.decisions.some(({ id, undone }) => id === command.payload.decisionId && undone),
      canStep: ({ context }, { to }: { to: 'next' | 'previous' }) => positionOf(context)[to] !== null,
    },
  })
  .createMachine({
    id: 'reviewDialog',
    context: ({ input: { drafts = {}, ...input } }) => ({
      ...input,
      drafts,
      command: null,
      newId: () => randomId(input.random, 16),
      openId: null,
      reader: { ...input.reader, now: input.now() },
    }),
    entry: 'startClock',
    initial: 'arriving',
    on: {
      'clock.tick': { actions: ['readClock', 'startClock'] },
      'order.changed': { actions: withEvent('setOrder') },
      'world.changed': { actions: withEvent('setWorld') },
      'location.changed': [
        { guard: withEvent('elsewhere'), target: '.arriving', actions: withEvent('arrive') },
        { actions: withEvent('arrive') },
      ],
    },
    states: {
      arriving: {
        entry: 'setOpen',
        always: [
          { guard: 'isClosed', target: 'closed' },
          { guard: 'isKnown', target: 'reading', actions: 'markRead' },
          { target: 'unknown' },
        ],
      },
      closed: {},
      /** The URL names no application that there is: it may come with what another tab tells. */
      unknown: {
        always: { guard: 'isKnown', target: 'reading', actions: 'markRead' },
        on: { 'row.close': { target: 'closed', actions: close } },
      },
      reading: {
        // A reset in another tab takes it away.
        always: { guard: 'isGone', target: 'unknown' },
        on: {
          'tab.choose': { actions: [withEvent('turnTo'), 'emitRoute'] },
          'row.step': {
            guard: withEvent('canStep'),
            target: 'arriving',
            actions: [withEvent('stepTo'), 'emitRoute'],
          },
          'row.close': { target: 'closed', actions: close },
          'resume.save': { actions: 'saveResume' },
        },
        initial: 'writing',
        states: {
          ...decisionStates({ 'words.change': { actions: [withEvent('write'), 'emitDrafts'] } }),
          sending: {
            entry: 'emitCommand',
            always: [
              { guard: 'isDecided', target: 'closing', actions: ['emitToast', 'clearDraft', 'emitDrafts'] },
              { guard: 'isTakenBack', target: 'stored' },
            ],
            on: held,
            after: { waiting: 'notStored' },
          },
          /** Shown as decided, and then closed. */
          closing: { on: held, after: { recorded: { target: '#reviewDialog.closed', actions: close } } },
        },
      },
    },
  });
