import { statesOf } from '../../kit/index.ts';
import { outboxMachine } from './outbox.machine.ts';

export * from './outbox.machine.ts';
export type {
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
  OutboxLockEvent,
  OutboxMerge,
} from './outbox.setup.ts';
export const outboxStates = statesOf(outboxMachine);
