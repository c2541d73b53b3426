import { assign, raise, setup } from 'xstate';
import {
  changesNotProvided,
  onTimeout,
  promiseNotProvided,
  transitionWithError,
  withEvent,
} from '../../kit/index.ts';
import { nextPageStates } from '../../kit/pagedList.ts';
import { callSetup, provenCall } from '../../kit/provenCall.ts';
import { loadFailureStates } from '../../kit/refusedPage.ts';
import { withSameId } from '../../model/exchange/commands/withSameId.ts';
import type { CommandOf } from '../../model/exchange/command.ts';
import { unreachable } from '../../system/model/index.ts';
import type { IntlConfig, Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { referralStepsFor, referralTextMax, saysWhy } from '../model/index.ts';
import type { Referral, ReferralStep } from '../model/index.ts';

/** What somebody does with a referral. What comes with the time, nobody does. */
export type TakenStep = Exclude<ReferralStep, 'return'>;

/** Events that the page of referrals sends. */
export type ReferralsEvent =
  | { type: 'page.retry' }
  | { type: 'list.more' }
  /** Consenting is sent at once; everything else first waits for `step.confirm`. */
  | { type: 'step.choose'; id: string; step: TakenStep }
  | { type: 'text.change'; text: string }
  | { type: 'step.confirm' }
  | { type: 'step.cancel' };

/** Events from the app. */
export type ReferralsParentEvent =
  | ProofParentEvent
  /** Something has happened to one of them. */
  | { type: 'referrals.changed' };
export type ReferralsEmitted = ProofEmitted;

export type ReferralCommand = CommandOf<`referral.${TakenStep}`>;

/** A page of referrals, for one side. */
export interface LoadedReferrals {
  referrals: readonly Referral[];
  nextCursor: string | null;
  /** For which the reader acts; null for oneself. */
  organizationId: string | null;
  mayAnswer: boolean;
}

export interface AskedReferrals {
  cursor: string | null;
  /** The one whose note is read. */
  openId: string | null;
}

export interface ReferralsInput {
  /** The one that was opened, or to which a notification leads. */
  openId: string | null;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface ReferralsContext extends Omit<ReferralsInput, 'intl' | 'now'> {
  /** Null until they are loaded. */
  loaded: LoadedReferrals | null;
  /** What is about to be done, and what is said with it. */
  draft: { id: string; step: TakenStep; text: string } | null;
  command: ReferralCommand | null;
  problem: Problem;
  sendProblem: Problem;
  intl: IntlConfig;
}
type Context = ReferralsContext;

const found = ({ loaded }: Pick<Context, 'loaded'>, id: string) =>
  loaded?.referrals.find((one) => one.id === id);
/** What the reader can do with one of them. */
export const stepsOf = (context: Pick<Context, 'loaded'>, id: string): readonly TakenStep[] => {
  const referral = context.loaded?.mayAnswer ? found(context, id) : undefined;
  return referral ? (referralStepsFor(referral.side, referral.status) as readonly TakenStep[]) : [];
};

const chosen = {
  'step.choose': [
    { guard: withEvent('atOnce'), target: 'sending', actions: [withEvent('choose'), 'prepare'] },
    { guard: withEvent('possible'), target: 'asking', actions: withEvent('choose') },
  ],
} as const;
const asking = {
  'text.change': { actions: withEvent('write') },
  'step.confirm': { guard: 'complete', target: 'sending', actions: 'prepare' },
  'step.cancel': { target: 'idle', actions: 'forget' },
} as const;

type Event = ReferralsEvent | ReferralsParentEvent;
const calls = callSetup<Context, Event>()('', 'send');

/** People whom one organization refers to another: those of a person, or of an organization's staff. */
export const referralsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ReferralsEmitted,
    input: {} as ReferralsInput,
  },
  actors: {
    /** Reports with `referrals.changed` what happens to them. */
    referralChanges: changesNotProvided,
    /** Rejects with 404 for whoever doesn't work there. */
    loadReferrals: promiseNotProvided<LoadedReferrals, AskedReferrals>('loadReferrals'),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: ReferralCommand }>('sendCommand'),
  },
  actions: {
    ...calls.actions,
    setLoaded: assign((_, { output }: { output: LoadedReferrals }) => ({ loaded: output })),
    appendNextPage: assign(({ context: { loaded } }, { output }: { output: LoadedReferrals }) => ({
      loaded: loaded && {
        ...output,
        // The one that is open was there before its page.
        referrals: [
          ...loaded.referrals.filter(({ id }) => !output.referrals.some((one) => one.id === id)),
          ...output.referrals,
        ],
      },
    })),
    choose: assign((_, { id, step }: { id: string; step: TakenStep }) => ({ draft: { id, step, text: '' } })),
    write: assign(({ context: { draft } }, { text }: { text: string }) => ({
      draft: draft && { ...draft, text },
    })),
    prepare: assign(({ context: { draft, loaded, command, newId } }) => {
      const { id: referralId, step, text } = draft!;
      const next = {
        id: newId(),
        type: `referral.${step}`,
        ...(loaded!.organizationId !== null && { as: loaded!.organizationId }),
        payload: { referralId, ...(saysWhy(step) && { text: text.trim() }) },
      } as ReferralCommand;
      return { command: withSameId(command, next) };
    }),
    forget: assign({ draft: null, command: null }),
    markOutdated: raise({ type: 'referrals.changed' }),
  },
  guards: {
    ...calls.guards,
    missing: ({ context }) => context.problem.status === 404,
    hasMore: ({ context }) => context.loaded?.nextCursor != null,
    possible: ({ context }, { id, step }: { id: string; step: TakenStep }) =>
      stepsOf(context, id).includes(step),
    atOnce: ({ context }, { id, step }: { id: string; step: TakenStep }) =>
      step === 'consent' && stepsOf(context, id).includes(step),
    complete({ context: { draft } }) {
      const length = draft?.text.trim().length ?? 0;
      return draft !== null && (!saysWhy(draft.step) || (length > 0 && length <= referralTextMax));
    },
    isOver: ({ context }) => [404, 409].includes(context.sendProblem.status),
  },
  delays: calls.delays,
}).createMachine({
  id: 'referrals',
  context: ({ input: { intl, now, ...input } }) => ({
    ...input,
    loaded: null,
    draft: null,
    command: null,
    problem: unreachable,
    sendProblem: unreachable,
    intl: { ...intl, now: now() },
  }),
  invoke: { src: 'referralChanges' },
  type: 'parallel',
  states: {
    page: {
      initial: 'loading',
      states: {
        /** What was there before stays visible. */
        loading: {
          on: { 'referrals.changed': { target: 'loading', reenter: true } },
          invoke: {
            src: 'loadReferrals',
            input: ({ context: { openId } }) => ({ cursor: null, openId }),
            onDone: { target: 'shown', actions: withEvent('setLoaded') },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        shown: {
          initial: 'idle',
          on: { 'referrals.changed': 'loading' },
          states: nextPageStates({
            src: 'loadReferrals',
            request: ({ openId }: Context, cursor) => ({ cursor, openId }),
            cursorOf: ({ loaded }: Context) => loaded?.nextCursor ?? null,
            more: 'list.more',
            again: 'list.more',
          }),
        },
        ...loadFailureStates('loading'),
      },
    },
    answer: {
      initial: 'idle',
      states: {
        idle: { on: chosen },
        asking: { on: asking },
        /** The session ended: the sign-in dialog is open. */
        ...provenCall({
          name: 'send',
          state: 'sending',
          src: 'sendCommand',
          request: (context: Context) => ({ command: context.command! }),
          done: { target: 'idle', actions: ['forget', 'markOutdated'] },
          failed: 'notSent',
          refused: [
            // The other side was faster: what is shown is old.
            { guard: 'isOver', target: 'notSent', actions: 'markOutdated' },
            { target: 'notSent' },
          ],
        }),
        notSent: { on: { ...chosen, ...asking } },
      },
    },
  },
});
