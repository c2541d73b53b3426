import { statesOf } from '../../kit/index.ts';
import { outboxMachine } from './outbox.machine.ts';

export * from './outbox.machine.ts';
export type { OutboxInput, OutboxContext, OutboxMerge } from './outbox.setup.ts';
export type * from './outbox.events.ts';
export * from './outbox.view.ts';
export const outboxStates = statesOf(outboxMachine);
