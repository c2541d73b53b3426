import type { FactBody } from '../world/facts.ts';

/** Facts that are no activity of a person: what screens store by themselves, what was read, reminders, and news. */
export const nonActivityKinds: readonly string[] = [
  'recordSaved',
  'recordRemoved',
  'notificationRead',
  'allNotificationsRead',
  'conversationRead',
  'appointmentReminded',
  'eventReminded',
  'bookingReminded',
  'answerReminded',
  'eventUpdated',
  'eventMessaged',
  'lineMoved',
  'organizationChanged',
  'decisionAwaited',
] satisfies FactBody['type'][];
