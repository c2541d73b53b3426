import type { FactBody } from '../world/facts.ts';

/** Facts that no action of the person made: what screens store by themselves, reminders, and news. */
export const nonActivityKinds: readonly string[] = [
  'recordSaved',
  'recordRemoved',
  'appointmentReminded',
  'eventReminded',
  'answerReminded',
  'eventUpdated',
  'organizationChanged',
] satisfies FactBody['type'][];
