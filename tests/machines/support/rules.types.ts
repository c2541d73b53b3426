import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';

/** One event in one situation, and its results. */
export interface Step<Machine extends AnyStateMachine, View> {
  before: SnapshotFrom<Machine>;
  viewBefore: View;
  event: AnyEventObject;
  after: SnapshotFrom<Machine>;
  view: View;
  emitted: readonly AnyEventObject[];
  /** Actors that the event started, with name and input. */
  started: readonly { src: string; input: unknown }[];
  /** Whether the event changed, emitted or started anything. */
  isIgnored: boolean;
}

/** A change of the machine or its view that breaks a rule. */
export interface Mutation<View> {
  /** Path of the state that changes; by default the machine itself. */
  at?: string;
  /** Replaces transitions. */
  on?: Record<string, unknown>;
  /** Replaces any part of the state's configuration. */
  config?: Record<string, unknown>;
  guards?: Record<string, () => boolean>;
  view?: (view: View) => View;
}

/** A rule for every step. */
export interface Rule<Machine extends AnyStateMachine, View> {
  rule: string;
  holds: (step: Step<Machine, View>) => boolean;
  /** A broken machine that must fail the rule. */
  brokenBy: Mutation<View>;
}
