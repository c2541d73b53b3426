import { emit, raise } from 'xstate';
import type { EventObject } from 'xstate';
import type { Workspace } from '../model/workspace.ts';
import type { ExchangeFeedEvent, ExchangeFeedInput } from '../model/exchangeFeed.ts';
import { feedDeadMs, feedReconnectDelay } from '../../system/model/feedTiming.ts';
import { roleAllows, statusAllows } from '../../organizations/model/roles.ts';
import { problemOf, submitTimeoutMs, isProofDue, proofReasonOf } from '../../system/model/index.ts';
import type { Problem, ProofEmitted, IntlConfig } from '../../system/model/index.ts';
import { assignPart } from '../../kit/assignPart.ts';
import { failureHandlers } from '../../kit/calls.ts';
import { clockTick, readClock } from '../../kit/clock.ts';
import type { ClockTick } from '../../kit/clock.ts';
import { callbackNotProvided, changesNotProvided, promiseNotProvided } from '../../kit/notProvided.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { withEvent } from '../../kit/withEvent.ts';

/** Part of the context of a page for an organization's staff, which follows the live feed of the organization. */
export interface WorkspaceContext {
  /** Null until it is loaded. */
  workspace: Workspace | null;
  /** Where the feed goes on; null before it was followed. */
  position: string | null;
  /** Interruptions of the feed since it last brought something. */
  breaks: number;
  /** Why the page, or what it lists, could not be loaded. */
  problem: Problem;
  intl: IntlConfig;
  /** Epoch milliseconds. */
  now: () => number;
}
type Followed = { context: WorkspaceContext };

export type WorkspaceEvent = ExchangeFeedEvent | { type: 'page.woken' } | ClockTick;

export const organizationIdOf = ({ workspace }: Pick<WorkspaceContext, 'workspace'>) =>
  workspace?.organization.id ?? '';

/** Whether somebody may decide on what people send there. */
export const mayReview = ({ workspace }: Pick<WorkspaceContext, 'workspace'>) =>
  workspace !== null &&
  roleAllows(workspace.role, 'review') &&
  statusAllows(workspace.organization.status, 'review');

const feedClosed = { type: 'feed.closed' } as const;

/**
 * What such a machine declares in `setup`, besides what is its own. Its actions `receiveRow` and `markOutdated` say what a fact
 * changes, and what may have been missed.
 */
export function workspaceSetup<Context extends WorkspaceContext, Event extends EventObject>() {
  const change = assignPart<WorkspaceContext, Context, Event>();
  return {
    actors: {
      /** Reports with `page.woken` that the page is visible again, or the browser online again. */
      wakeUps: changesNotProvided,
      /** Rejects with 404 for whoever doesn't work there. */
      loadWorkspace: promiseNotProvided<Workspace, { slug: string }>('loadWorkspace'),
      followFeed: callbackNotProvided<EventObject, ExchangeFeedInput>('followFeed'),
    },
    actions: {
      setWorkspace: change<{ output: Workspace }>((_, { output }) => ({ workspace: output })),
      setProblem: change<{ error: unknown }>((_, { error }) => ({ problem: problemOf(error) })),
      setPosition: change<{ position: string | null }>((context, { position }) => ({
        position: position ?? context.position,
        breaks: 0,
      })),
      countBreak: change(({ breaks }) => ({ breaks: breaks + 1 })),
      loseFeed: raise<Context, Event | typeof feedClosed, Event | typeof feedClosed, undefined>(feedClosed),
      startClock: raise<Context, Event | ClockTick, Event | ClockTick, undefined>(...clockTick),
      readClock: change(readClock),
      requestProof: emit<Context, Event, undefined, Event, ProofEmitted>(({ context }) => ({
        type: 'proof.request',
        reason: proofReasonOf(context.problem),
      })),
    },
    guards: {
      proofDue: ({ context }: Followed) => isProofDue(context.problem),
      missing: ({ context }: Followed) => context.problem.status === 404,
      suspended: ({ context }: Followed) => context.workspace?.organization.status === 'suspended',
      mayReview: ({ context }: Followed) => mayReview(context),
      unfollowed: ({ context }: Followed) => context.position === null,
    },
    delays: {
      submitTimeout: submitTimeoutMs,
      feedDead: feedDeadMs,
      reconnect: ({ context }: Followed) => feedReconnectDelay(context.breaks),
    },
  };
}

const { transitionWithError, onTimeout } = failureHandlers('setProblem');

/** A state that loads the organization. */
export const workspaceLoading = <Loaded extends string, Failed extends string>(
  loaded: Loaded,
  failed: Failed,
) =>
  ({
    entry: 'clearLoaded',
    invoke: {
      src: 'loadWorkspace',
      input: ({ context: { slug } }: { context: { slug: string | null } }) => ({ slug: slug ?? '' }),
      onDone: { target: loaded, actions: withEvent('setWorkspace') },
      onError: transitionWithError(failed),
    },
    after: onTimeout(failed),
  }) as const;

/** States of a page for staff until it is `open`. Nothing may be read while the organization is suspended. */
export const workspacePageStates = {
  loading: workspaceLoading('deciding', 'refused'),
  deciding: { always: [{ guard: 'suspended', target: 'suspended' }, { target: 'open' }] },
  suspended: { on: { 'page.woken': 'loading' } },
  ...loadFailureStates('loading'),
} as const;

/** The open page. If nobody is signed in any more, or the person no longer works there, the page finds out which. */
export const workspaceOpen = { type: 'parallel', on: { 'feed.denied': 'loading' } } as const;

/** The region that loads what can be chosen from: who can take care of something, and what people can apply for. */
export const workspaceChoices = {
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadChoices',
        input: ({ context }: Followed) => ({ organizationId: organizationIdOf(context) }),
        onDone: { target: 'known', actions: withEvent('setChoices') },
        onError: 'unknown',
      },
      after: { submitTimeout: 'unknown' },
    },
    known: {},
    unknown: { on: { 'page.woken': 'loading' } },
  },
} as const;

/** The region that follows the live feed, and follows it again after an interruption. */
export const workspaceFeed = {
  initial: 'following',
  states: {
    following: {
      initial: 'connecting',
      invoke: {
        src: 'followFeed',
        input: ({ context: { workspace, position } }: Followed) => ({
          organizationId: workspace?.organization.id ?? null,
          after: position,
        }),
        onError: { target: 'waiting', actions: 'countBreak' },
      },
      on: {
        'feed.closed': { target: 'waiting', actions: 'countBreak' },
        'feed.crowded': { target: 'waiting', actions: 'countBreak' },
        'feed.reset': { actions: [withEvent('setPosition'), 'markOutdated'] },
      },
      states: {
        connecting: {
          on: {
            'feed.opened': [
              { guard: 'unfollowed', target: 'live', actions: [withEvent('setPosition'), 'markOutdated'] },
              { target: 'live' },
            ],
          },
          after: { submitTimeout: { actions: 'loseFeed' } },
        },
        live: {
          on: {
            'feed.row': {
              target: 'live',
              reenter: true,
              actions: [withEvent('setPosition'), withEvent('receiveRow')],
            },
            'feed.heartbeat': { target: 'live', reenter: true },
            'feed.connecting': 'connecting',
          },
          after: { feedDead: { actions: 'loseFeed' } },
        },
      },
    },
    /** What is displayed may be old. */
    waiting: { after: { reconnect: 'following' }, on: { 'page.woken': 'following' } },
  },
} as const;
