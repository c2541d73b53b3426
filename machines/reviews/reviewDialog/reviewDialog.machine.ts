import { assign, emit, enqueueActions, raise, setup } from 'xstate';
import { decisionMachine } from '../decision/index.ts';
import type { DecisionAbout, DecisionEvent, DecisionInput } from '../decision/index.ts';
import { clockTick, readClock, emitToParent, withEvent } from '../../kit/index.ts';
import type { ClockTick, WritePhrase } from '../../kit/index.ts';
import { resumeFile, reviewOf } from '../model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { Review, ReviewRoute, ReviewSource, ReviewTab } from '../model/index.ts';
import type { ShellTarget } from '../../shell/model/index.ts';
import type { World } from '../../model/world/index.ts';
import type {
  DecisionChanged,
  ReviewDialogEvent,
  ReviewDialogParentEvent,
  ReviewDialogEmitted,
} from './reviewDialog.events.ts';

export interface ReviewDialogInput extends Pick<DecisionInput, 'notes' | 'random'> {
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
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ReviewDialogContext extends Omit<ReviewDialogInput, 'reader'> {
  /** Id of the application that is or was open: it is still seen while the dialog fades away. */
  shown: string | null;
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
  reviewNamed(context, context.shown);

/** The id so many positions further in the table, or null at its ends and outside of it. */
export function neighborId({ order, route }: Pick<ReviewDialogContext, 'order' | 'route'>, by: 1 | -1) {
  const at = order.indexOf(route.applicationId ?? '');
  return at < 0 ? null : (order[at + by] ?? null);
}

/** What the decision has to know of the application that is open. */
export function decisionAboutOf(context: ReviewDialogContext): DecisionAbout | null {
  const review = openReview(context);
  if (!review) return null;
  const { kind, id, subject, history, decision, application } = review;
  const { veteranName: name, veteranId: personId } = application;
  return { kind, id, subject, history, decision, name, personId };
}

/**
 * One application after another, over the table of a portal (feature spec, section 2, the review dialogs), with the
 * decision on it. Until a decision is recorded, the application can't be left. One that disappears by a reset in
 * another tab is shown as unknown.
 */
export const reviewDialogMachine = setup({
  types: {
    context: {} as ReviewDialogContext,
    events: {} as ReviewDialogEvent | DecisionEvent | ReviewDialogParentEvent | DecisionChanged | ClockTick,
    emitted: {} as ReviewDialogEmitted,
    input: {} as ReviewDialogInput,
    children: {} as { decision: 'decision' },
  },
  actors: { decision: emitToParent(decisionMachine) },
  actions: {
    forward: emit((_, event: ReviewDialogEmitted) => event),
    // A story's situation has no child to send to.
    toDecision: enqueueActions(({ self, enqueue }, event: DecisionEvent) => {
      const { decision } = self.getSnapshot().children;
      if (decision) enqueue.sendTo(decision, event);
    }),
    notifyDecision: enqueueActions(({ context, self, enqueue }) => {
      const { decision } = self.getSnapshot().children;
      if (decision) enqueue.sendTo(decision, { type: 'about.changed', about: decisionAboutOf(context) });
    }),
    startClock: raise(...clockTick),
    readClock: assign(({ context }) => readClock(context)),
    arrive: assign((_, { route }: { route: ReviewRoute }) => ({ route })),
    setOrder: assign((_, { order }: { order: readonly string[] }) => ({ order })),
    setWorld: assign((_, { world }: { world: World }) => ({ world })),
    setShown: assign(({ context: { route, shown } }) => ({ shown: route.applicationId ?? shown })),
    turnTo: assign(({ context }, { tab }: { tab: ReviewTab }) => ({ route: { ...context.route, tab } })),
    goBy: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      route: { ...context.route, applicationId: neighborId(context, by) },
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
  },
  guards: {
    elsewhere: ({ context }, { route }: { route: ReviewRoute }) =>
      route.applicationId !== context.route.applicationId,
    isClosed: ({ context }) => context.route.applicationId === null,
    isKnown: ({ context }) => openReview(context) !== null,
    isGone: ({ context }) => openReview(context) === null,
    isPending: (_, { snapshot }: DecisionChanged) => snapshot.hasTag('pending'),
    isOpenOne: ({ context }, { applicationId }: { applicationId: string }) =>
      applicationId === context.route.applicationId,
    hasNext: ({ context }) => neighborId(context, 1) !== null,
    hasPrevious: ({ context }) => neighborId(context, -1) !== null,
  },
}).createMachine({
  id: 'reviewDialog',
  context: ({ input }) => ({
    ...input,
    shown: null,
    reader: { ...input.reader, now: input.now() },
  }),
  entry: 'startClock',
  // Its snapshots come as events, which the states below take.
  invoke: {
    id: 'decision',
    src: 'decision',
    input: ({ context }) => ({
      about: decisionAboutOf(context),
      notes: context.notes ?? {},
      random: context.random,
    }),
    onSnapshot: {},
  },
  initial: 'arriving',
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'order.changed': { actions: withEvent('setOrder') },
    'world.changed': { actions: [withEvent('setWorld'), 'notifyDecision'] },
    'location.changed': [
      {
        guard: withEvent('elsewhere'),
        target: '.arriving',
        actions: [withEvent('arrive'), 'notifyDecision'],
      },
      { actions: withEvent('arrive') },
    ],
    'decision.choose': { actions: withEvent('toDecision') },
    'decision.confirm': { actions: withEvent('toDecision') },
    'decision.cancel': { actions: withEvent('toDecision') },
    'decision.undo': { actions: withEvent('toDecision') },
    'notes.change': { actions: withEvent('toDecision') },
    'world.dispatch': { actions: withEvent('forward') },
    'page.toast': { actions: withEvent('forward') },
    'notes.changed': { actions: withEvent('forward') },
  },
  states: {
    arriving: {
      entry: 'setShown',
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
      on: { 'review.close': { target: 'closed', actions: ['emitClosed', 'close', 'notifyDecision'] } },
    },
    reading: {
      // A reset in another tab takes it away.
      always: { guard: 'isGone', target: 'unknown' },
      on: {
        'tab.choose': { actions: [withEvent('turnTo'), 'emitRoute'] },
        'review.next': {
          guard: 'hasNext',
          target: 'arriving',
          actions: [{ type: 'goBy', params: { by: 1 } }, 'emitRoute', 'notifyDecision'],
        },
        'review.previous': {
          guard: 'hasPrevious',
          target: 'arriving',
          actions: [{ type: 'goBy', params: { by: -1 } }, 'emitRoute', 'notifyDecision'],
        },
        'review.close': { target: 'closed', actions: ['emitClosed', 'close', 'notifyDecision'] },
        'resume.save': { actions: 'saveResume' },
        'xstate.snapshot.decision': { guard: withEvent('isPending'), target: 'held' },
      },
    },
    /** A decision is on its way: it can't be left until it is recorded and was shown. */
    held: {
      on: {
        'tab.choose': { actions: [withEvent('turnTo'), 'emitRoute'] },
        'xstate.snapshot.decision': [{ guard: withEvent('isPending') }, { target: 'reading' }],
        'decision.done': {
          guard: withEvent('isOpenOne'),
          target: 'closed',
          actions: ['emitClosed', 'close', 'notifyDecision'],
        },
      },
    },
  },
});
