import type { FactBody } from '../world/facts.ts';

/** Facts that no action of the person made: what screens store by themselves, and reminders. */
export const nonActivityKinds: readonly string[] = [
  'recordSaved',
  'recordRemoved',
  'appointmentReminded',
  'eventReminded',
] satisfies FactBody['type'][];
