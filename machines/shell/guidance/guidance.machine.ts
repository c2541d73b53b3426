import { assign, emit, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { defaultRole, type Role } from '../../account/model/index.ts';
import {
  guidanceDelay,
  guidanceKey,
  guidanceSteps,
  guidanceVisibleMs,
  type GuidanceStep,
  type GuidanceTrigger,
  type TabValue,
} from '../model/index.ts';
import type { ApplicationKind } from '../../model/world/index.ts';

/** Events that the prompt sends. Pause on hover or focus, resume when both have ended. */
export type GuidanceEvent =
  | { type: 'guidance.dismiss' }
  | { type: 'guidance.pause' }
  | { type: 'guidance.resume' }
  /** The prompt's link was followed. */
  | { type: 'guidance.follow' };

/** Events from the platform. */
export type GuidanceParentEvent =
  | { type: 'profile.selected'; role: Role }
  /** No profile is chosen anymore. */
  | { type: 'profile.cleared' }
  | { type: 'tab.changed'; from: TabValue; to: TabValue }
  /** Submitted in this tab, not in another. */
  | { type: 'application.submitted'; kind: ApplicationKind }
  /** The preference for hints has changed. */
  | { type: 'hints.changed'; wanted: boolean }
  /** The demo was reset: every step may be displayed again. */
  | { type: 'world.reset' };

export type GuidanceEmitted =
  /** Keys of displayed steps, to be stored for a reload. */
  { type: 'guidance.shown'; keys: readonly string[] };

export interface GuidanceInput {
  /** The hints of this platform. Defaults to those of the demo. */
  steps?: readonly GuidanceStep[];
  /** Keys of the steps displayed before a reload. */
  shown?: readonly string[];
  /** Whether the person wants hints. Defaults to true. */
  wanted?: boolean;
}

export interface GuidanceContext {
  steps: readonly GuidanceStep[];
  role: Role;
  wanted: boolean;
  shown: readonly string[];
  /** The waiting or visible step. */
  step: GuidanceStep | null;
}

type Happened = Extract<
  GuidanceParentEvent,
  { type: 'tab.changed' | 'application.submitted' | 'profile.selected' }
>;

/** Whether an event triggers a step. */
const triggers: {
  [Type in Happened['type']]: (trigger: GuidanceTrigger, event: Extract<Happened, { type: Type }>) => boolean;
} = {
  'profile.selected': (trigger) => trigger.on === 'profile',
  'tab.changed': (trigger, { from, to }) =>
    trigger.on === 'tabs' && trigger.from === from && (trigger.to ?? to) === to,
  'application.submitted': (trigger, { kind }) => trigger.on === 'submitted' && trigger.kind === kind,
};

/** The step that the event triggers and that wasn't displayed yet, or null. */
function dueStep({ role, steps, shown, wanted }: GuidanceContext, event: Happened): GuidanceStep | null {
  if (!wanted) return null;
  const isTriggered = triggers[event.type] as (trigger: GuidanceTrigger, event: Happened) => boolean;
  const eventRole = event.type === 'profile.selected' ? event.role : role;
  return (
    steps.find(
      (step) =>
        step.role === eventRole && isTriggered(step.trigger, event) && !shown.includes(guidanceKey(step)),
    ) ?? null
  );
}

/** Starts the triggered step, if any. */
const startStep = {
  guard: { type: 'due', params: ({ event }: { event: Happened }) => event },
  actions: { type: 'choose', params: ({ event }: { event: Happened }) => event },
} as const;

/**
 * Displays one hint at a time, and each step only once (platform spec, section 4, "Guidance prompt"). The time stops
 * while a hint is hovered or focused, so that it doesn't disappear while someone reads it.
 */
export const guidanceMachine = setup({
  types: {
    context: {} as GuidanceContext,
    events: {} as GuidanceEvent | GuidanceParentEvent,
    emitted: {} as GuidanceEmitted,
    input: {} as GuidanceInput,
  },
  actions: {
    choose: assign(({ context }, event: Happened) => ({ step: dueStep(context, event) })),
    setProfile: assign((_, { role }: Pick<GuidanceContext, 'role'>) => ({ role })),
    setWanted: assign((_, { wanted }: { wanted: boolean }) => ({ wanted })),
    setShown: assign(({ context: { step, shown } }) => ({
      shown: step ? [...shown, guidanceKey(step)] : shown,
    })),
    emitShown: emit(({ context }) => ({ type: 'guidance.shown', keys: context.shown })),
    clear: assign({ step: null }),
    clearShown: assign({ shown: [] }),
  },
  guards: {
    due: ({ context }, event: Happened) => dueStep(context, event) !== null,
    otherWish: ({ context }, { wanted }: { wanted: boolean }) => wanted !== context.wanted,
    atOnce: ({ context: { step } }) => step !== null && guidanceDelay(step) === 0,
  },
  delays: {
    guidanceWait: ({ context: { step } }) => (step ? guidanceDelay(step) : 0),
    guidanceVisible: guidanceVisibleMs,
  },
}).createMachine({
  id: 'guidance',
  context: ({ input: { steps = guidanceSteps, shown = [], wanted = true } }) => ({
    steps,
    role: defaultRole,
    wanted,
    shown,
    step: null,
  }),
  initial: 'hidden',
  on: {
    'profile.selected': [
      {
        guard: withEvent('due'),
        target: '.waiting',
        actions: [withEvent('choose'), withEvent('setProfile')],
      },
      { target: '.hidden', actions: withEvent('setProfile') },
    ],
    'application.submitted': { ...startStep, target: '.waiting' },
    'tab.changed': { ...startStep, target: '.waiting' },
    'hints.changed': {
      guard: withEvent('otherWish'),
      target: '.hidden',
      actions: withEvent('setWanted'),
    },
    'profile.cleared': '.hidden',
    'world.reset': { target: '.hidden', actions: ['clearShown', 'emitShown'] },
  },
  states: {
    hidden: { entry: 'clear' },
    waiting: {
      always: { guard: 'atOnce', target: 'visible' },
      after: { guidanceWait: 'visible' },
    },
    visible: {
      entry: ['setShown', 'emitShown'],
      initial: 'showing',
      on: {
        'guidance.dismiss': 'hidden',
        'guidance.follow': 'hidden',
        'tab.changed': [{ ...startStep, target: 'waiting' }, { target: 'hidden' }],
      },
      states: {
        showing: {
          on: { 'guidance.pause': 'paused' },
          after: { guidanceVisible: '#guidance.hidden' },
        },
        /** While hovered or focused. The full duration restarts afterwards. */
        paused: { on: { 'guidance.resume': 'showing' } },
      },
    },
  },
});
