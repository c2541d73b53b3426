import type { AnyEventObject } from 'xstate';
import type { Cause, ChartTransition } from './chart.ts';
import type * as z from 'zod/mini';
import { schemaOf, type MachinePayloads } from './payloads.ts';

/** An event of the machine with what it may carry. */
export interface StageEvent {
  /** The event's name in XState. */
  type: string;
  label: string;
  cause: Cause;
  isAccepted: boolean;
  ready: readonly object[];
  /** For the form; null where nothing is to be entered. */
  schema: z.ZodMiniType | null;
}

/** What a call may fail with: the server is unreachable, refuses, or asks for a wait. */
const problems = [
  { status: 0, code: 'unreachable' },
  { status: 422, code: 'invalid', title: 'Not accepted', detail: 'The server did not accept this.' },
  { status: 429, code: 'rate_limited', title: 'Too many requests', retryAfterSeconds: 30 },
];

/** Ready-made payloads of outputs and failures, whose events XState names after the invoked actor. */
const readyOf: Readonly<
  Partial<
    Record<Cause, (transition: ChartTransition, payloads: MachinePayloads, context: unknown) => object[]>
  >
> = {
  event: ({ event }, { events }, context) => [...(events[event]?.ready(context) ?? [{}])],
  output: ({ actor }, { outputs }, context) =>
    (outputs[actor ?? '']?.(context) ?? [undefined]).map((output) => ({ output })),
  failure: () => problems.map((error) => ({ error })),
};

/** Two active states may wait for the same kind of event, so the label includes the state. */
function labelOf({ label, event }: ChartTransition, all: readonly ChartTransition[]): string {
  const isShared = all.some((each) => each.label === label && each.event !== event);
  return isShared ? `${label}: ${event.split('.').slice(-2).join('.')}` : label;
}

/** A child's snapshot and the end of inner states come from the machine itself, and a wildcard is no event. */
const isSendable = (cause: Cause, event: string) =>
  cause !== 'always' && cause !== 'end' && event !== '*' && !event.startsWith('xstate.snapshot.');

/** Every event of the chart once, those first that an active state accepts. */
export function stageEvents(
  transitions: readonly (ChartTransition & { isPossible: boolean })[],
  payloads: MachinePayloads,
  context: unknown,
): StageEvent[] {
  const sendable = transitions.filter(({ cause, event }) => isSendable(cause, event));
  const names = [...new Set(sendable.map(({ event }) => event))];
  const events = names.flatMap((type): StageEvent[] => {
    const all = sendable.filter(({ event }) => event === type);
    const [first] = all;
    if (!first) return [];
    const ready = readyOf[first.cause]?.(first, payloads, context) ?? [{}];
    const written = first.cause === 'event' ? payloads.events[type] : undefined;
    return [
      {
        type,
        label: labelOf(first, sendable),
        cause: first.cause,
        isAccepted: all.some(({ isPossible }) => isPossible),
        ready,
        schema: written ? (written.schema ?? schemaOf(ready)) : null,
      },
    ];
  });
  return events.toSorted((one, other) => Number(other.isAccepted) - Number(one.isAccepted));
}

export const eventOf = (type: string, payload: object): AnyEventObject => ({ ...payload, type });
