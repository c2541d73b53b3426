import * as z from 'zod/mini';
import type { appointmentStatuses } from '../../world/appointmentStatuses.ts';
import { appointmentSubmissionSchema } from '../../world/appointments.ts';
import type { WorldCommand } from '../../world/commands.ts';
import { privateRecordSchema } from '../../world/contacts.ts';
import type { PrivateRecord } from '../../world/contacts.ts';
import { eventSchema } from '../../world/events.ts';
import { factOf } from '../../world/factOf.ts';
import type { FactSources } from '../../world/factOf.ts';
import { titledSchema, worldIdSchema as id } from '../../world/facts.ts';
import type { FactBody } from '../../world/facts.ts';
import { defineCommand } from './defineCommand.ts';

/**
 * What people can say of an appointment that they noted themselves. Nobody else was told, so nobody can have confirmed it.
 */
export const ownAppointmentStatuses = [
  'requested',
  'cancelled',
] as const satisfies readonly (typeof appointmentStatuses)[number][];

const from = { person: true } as const;
const adds = ['list_full', 'list_too_large'] as const;

/**
 * What changes only what belongs to a person: `decideOwn` says what comes of it, in the browser and on the server. What
 * somebody else decides, such as an application's status, is missing here.
 */
export const ownCommands = {
  'notification.read': defineCommand({
    summary: 'Mark a notification as read',
    payload: z.strictObject({ notificationId: id }),
    from,
    fact: 'notificationRead',
  }),
  'notification.readAll': defineCommand({
    summary: 'Mark all notifications as read',
    payload: z.strictObject({ targetRole: z.literal('user') }),
    from,
    fact: 'allNotificationsRead',
  }),
  'appointment.request': defineCommand({
    summary: 'Note an appointment',
    payload: z.strictObject({ appointment: appointmentSubmissionSchema }),
    from,
    fact: 'appointmentRequested',
    problems: adds,
  }),
  'appointment.change': defineCommand({
    summary: 'Change an appointment, or cancel it',
    payload: z.strictObject({
      appointmentId: id,
      status: z.optional(z.enum(ownAppointmentStatuses)),
      date: z.optional(z.string().check(z.maxLength(20))),
      time: z.optional(z.string().check(z.maxLength(20))),
    }),
    from,
    fact: 'appointmentChanged',
  }),
  'event.create': defineCommand({
    summary: 'Note an event',
    payload: z.strictObject({ event: eventSchema }),
    from,
    fact: 'eventCreated',
    problems: adds,
  }),
  'event.remove': defineCommand({
    summary: 'Remove an event that you noted',
    payload: z.strictObject({ eventId: id }),
    from,
    fact: 'eventCancelled',
  }),
  'conversation.read': defineCommand({
    summary: 'Mark a conversation as read',
    payload: z.strictObject({ reader: z.literal('user'), withId: id }),
    from,
    fact: 'conversationRead',
  }),
  'program.save': defineCommand({
    summary: 'Save a program',
    payload: z.strictObject({ program: titledSchema }),
    from,
    fact: 'programSaved',
    problems: adds,
  }),
  'program.forget': defineCommand({
    summary: 'Remove a saved program',
    payload: z.strictObject({ programId: id }),
    from,
    fact: 'programForgotten',
  }),
  /** Wellness answers, figures, drafts, conversations. */
  'record.save': defineCommand({
    summary: 'Save a private text under a name, in place of the earlier one',
    payload: z.strictObject({ record: privateRecordSchema }),
    from,
    fact: 'recordSaved',
    item: ({ record }) => record.id,
    problems: adds,
  }),
  'record.remove': defineCommand({
    summary: 'Remove a private text',
    payload: z.strictObject({ recordId: id }),
    from,
    fact: 'recordRemoved',
    item: ({ recordId }) => recordId,
  }),
};

export type OwnCommandType = keyof typeof ownCommands;
export type OwnCommand = {
  [Type in OwnCommandType]: { type: Type } & z.output<(typeof ownCommands)[Type]['payload']>;
}[OwnCommandType];
/** Only an account keeps something under a name. */
export type RecordCommand =
  | { type: 'record.save'; record: PrivateRecord }
  | { type: 'record.remove'; recordId: string };

/** Whether a command changes only what belongs to a person. */
export const isOwnCommand = (type: string): type is OwnCommandType => Object.hasOwn(ownCommands, type);

/** The fact of a command that changes only the sender's own data. */
export function decideOwn(
  command: OwnCommand,
  { userId, ...sources }: FactSources & { userId: string },
): FactBody {
  if (command.type === 'record.remove') return { type: 'recordRemoved', recordId: command.recordId };
  // An appointment belongs to the person who notes it, whatever `veteranId` the command has.
  const own: WorldCommand =
    command.type === 'appointment.request'
      ? { ...command, appointment: { ...command.appointment, veteranId: userId } }
      : command;
  return factOf(own, sources).body;
}
