import { cancel, raise, sendTo } from 'xstate';
import type { AnyActorRef, EventObject } from 'xstate';
import { assignPart } from '../../kit/assignPart.ts';
import { withEvent } from '../../kit/withEvent.ts';
import {
  crisisKeyOf,
  isAskedAbout,
  isPlainDanger,
  withAsked,
  withFinding,
  withoutCard,
} from '../model/crisisWatch.ts';
import type { CrisisTexts, CrisisWatch } from '../model/crisisWatch.ts';
import { crisisCheckMs } from './loadCrisisCheck.ts';
import { crisisCheck } from './crisisCheck.ts';
import type { CrisisFound } from './crisisCheck.ts';

/** Part of the context of a machine in which somebody writes. */
export interface CrisisContext {
  crisis: CrisisWatch;
}
/** Puts the card away. */
export interface CrisisDismiss {
  type: 'crisis.dismiss';
}

interface CrisisOptions<Context, Event> {
  /** What is written now. */
  textsOf: (context: Context) => CrisisTexts;
  /** The event that sends it; it waits for the check. */
  sends?: Event;
  /** What is sent leaves the screen with its card, so a danger that was found meanwhile is shown instead, once. */
  closes?: boolean;
}

const late = 'crisis.late';
/** Of a machine that sends nothing, so that it never waits to. */
const nothing: EventObject = { type: 'crisis.nothing' };

/** What such a machine declares in `setup`, besides what is its own. */
export function crisisParts<Context extends CrisisContext, Event extends EventObject>({
  textsOf,
  sends,
  closes = false,
}: CrisisOptions<Context, Event>) {
  const change = assignPart<CrisisContext, Context, Event>();
  return {
    actors: { crisisCheck },
    actions: {
      askAboutCrisis: change((context) => ({ crisis: withAsked(context.crisis, textsOf(context)) })),
      checkForCrisis: sendTo<Context, Event, undefined, AnyActorRef, Event, never>(
        'crisis',
        ({ context }: { context: Context }) => ({
          type: 'check',
          key: crisisKeyOf(textsOf(context)),
          texts: textsOf(context),
        }),
      ),
      /** An answer that does not come is one, too. */
      awaitAnswer: raise<Context, Event, Event | CrisisFound, undefined>(
        ({ context }: { context: Context }) => ({
          type: 'crisis.found',
          key: crisisKeyOf(textsOf(context)),
          finding: 'unchecked',
        }),
        { id: late, delay: crisisCheckMs },
      ),
      stopWaiting: cancel<Context, Event, undefined, Event>(late),
      setCrisis: change<Pick<CrisisFound, 'finding'>>(({ crisis }, { finding }) => ({
        crisis: withFinding(crisis, finding),
      })),
      dismissCrisis: change(({ crisis }) => ({ crisis: withoutCard(crisis) })),
      sendOnceChecked: change(({ crisis }) => ({ crisis: { ...crisis, isSending: true } })),
      sendChecked: raise<Context, Event, Event, undefined>(sends ?? (nothing as Event)),
    },
    guards: {
      isUnasked: ({ context }: { context: Context }) => !isAskedAbout(context.crisis, textsOf(context)),
      isUnchecked: ({ context }: { context: Context }) => !context.crisis.isChecked,
      isOutdatedFinding: ({ context }: { context: Context }, { key, finding }: CrisisFound) =>
        key !== context.crisis.key || (finding === 'unchecked' && context.crisis.isChecked),
      isToBeSent: ({ context }: { context: Context }, { finding }: Pick<CrisisFound, 'finding'>) =>
        context.crisis.isSending && !(closes && (isPlainDanger(finding) || finding === 'unchecked')),
    },
  };
}

/** For the root of the machine: it asks about each text once, whoever has changed it. */
export const crisisInvoke = { id: 'crisis', src: 'crisisCheck' } as const;
export const crisisAlways = {
  guard: 'isUnasked',
  actions: ['askAboutCrisis', 'stopWaiting', 'awaitAnswer', 'checkForCrisis'],
} as const;
export const crisisOn = {
  'crisis.found': [
    { guard: withEvent('isOutdatedFinding') },
    { guard: withEvent('isToBeSent'), actions: [withEvent('setCrisis'), 'stopWaiting', 'sendChecked'] },
    { actions: [withEvent('setCrisis'), 'stopWaiting'] },
  ],
  'crisis.dismiss': { actions: 'dismissCrisis' },
} as const;
/** For the event that sends, before everything else that it does. */
export const crisisFirst = { guard: 'isUnchecked', actions: 'sendOnceChecked' } as const;
