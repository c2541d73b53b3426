import type { SnapshotFrom } from 'xstate';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { referralTextMax, saysWhy } from '../model/index.ts';
import type { Referral } from '../model/index.ts';
import { stepsOf } from './referrals.machine.ts';
import type { referralsMachine, ReferralsContext, TakenStep } from './referrals.machine.ts';

export interface ShownReferral extends Referral {
  /** What the reader can do, in the order of the buttons. */
  steps: readonly TakenStep[];
  /** What is on its way; null: nothing. */
  sending: TakenStep | null;
}

export interface ReferralsView {
  state: 'loading' | 'missing' | 'failed' | 'shown';
  /** The one to which a notification led; null: none, or it is not among them. */
  opened: ShownReferral | null;
  /** Those that wait for the reader. */
  waiting: readonly ShownReferral[];
  /** All others. */
  others: readonly ShownReferral[];
  /** Whether the reader can open one to read what was said with it. */
  mayRead: boolean;
  more: 'none' | 'idle' | 'loading' | 'failed';
  /** What is asked about before it is sent; null: nothing. */
  asking: { referral: ShownReferral; step: TakenStep; isWritten: boolean; text: string } | null;
  textMax: number;
  answer: 'idle' | 'asking' | 'sending' | 'failed';
  failure: Phrase | null;
  intl: IntlConfig;
}

const answers = {
  idle: 'idle',
  asking: 'asking',
  sending: 'sending',
  refused: 'sending',
  proving: 'sending',
  notSent: 'failed',
} as const;
const pages = { idle: 'idle', loadingMore: 'loading', pageFailed: 'failed' } as const;

/** Whoever can say something to it, and didn't begin it. */
const isDue = ({ steps, side }: ShownReferral) =>
  side === 'sender' ? false : steps.some((step) => step !== 'withdraw');

function shownOf(context: ReferralsContext, isSending: boolean) {
  const { loaded, draft } = context;
  return (loaded?.referrals ?? []).map((referral): ShownReferral => ({
    ...referral,
    steps: stepsOf(context, referral.id),
    sending: isSending && draft?.id === referral.id ? draft.step : null,
  }));
}

export function referralsView({ value, context }: SnapshotFrom<typeof referralsMachine>): ReferralsView {
  const { loaded, draft, openId, problem, sendProblem, intl } = context;
  const answer = answers[value.answer];
  const all = shownOf(context, answer === 'sending');
  const opened = all.find(({ id }) => id === openId) ?? null;
  const others = all.filter((one) => one !== opened);
  const asked = draft && answer !== 'idle' ? all.find(({ id }) => id === draft.id) : undefined;
  const page = typeof value.page === 'object' ? 'shown' : value.page;
  const state = page === 'refused' || page === 'loading' ? (loaded ? 'shown' : 'loading') : page;
  return {
    state,
    opened,
    waiting: others.filter(isDue),
    others: others.filter((one) => !isDue(one)),
    mayRead: loaded?.mayAnswer ?? false,
    more:
      loaded?.nextCursor == null
        ? 'none'
        : typeof value.page === 'object'
          ? pages[value.page.shown]
          : 'loading',
    asking:
      asked && draft && draft.step !== 'consent' && asked.steps.includes(draft.step)
        ? { referral: asked, step: draft.step, isWritten: saysWhy(draft.step), text: draft.text }
        : null,
    textMax: referralTextMax,
    answer,
    failure:
      answer === 'failed' ? problemMessage(sendProblem) : state === 'failed' ? problemMessage(problem) : null,
    intl,
  };
}
