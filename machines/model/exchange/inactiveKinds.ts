import type { FactBody } from '../world/facts.ts';

/** Facts that are nothing a person did: what screens keep on their own, and reminders. */
export const inactiveKinds: readonly string[] = [
  'recordSaved',
  'recordRemoved',
  'appointmentReminded',
  'eventReminded',
] satisfies FactBody['type'][];
