export * from './outbox.machine.ts';
export type {
  OutboxContext,
  OutboxEmitted,
  OutboxEvent,
  OutboxInput,
  OutboxLockEvent,
  OutboxMerge,
} from './outbox.setup.ts';
