import * as z from 'zod/mini';
import {
  collegeSubmissionSchema,
  jobSubmissionSchema,
  nonprofitSubmissionSchema,
} from '../world/applications.ts';
import type { appointmentStatuses } from '../world/appointmentStatuses.ts';
import { appointmentSubmissionSchema } from '../world/appointments.ts';
import { privateRecordSchema } from '../world/contacts.ts';
import type { WorldCommand } from '../world/commands.ts';
import type { PrivateRecord } from '../world/contacts.ts';
import { eventSchema } from '../world/events.ts';
import { messageSchema, titledSchema, worldIdSchema as id } from '../world/facts.ts';

/** A person's own message: the server knows who sent it. */
const ownMessageSchema = z.strictObject(
  z.pick(messageSchema, { id: true, to: true, about: true, text: true }).shape,
);

/**
 * What people can say of an appointment that they noted themselves. Nobody else was told, so nobody can have confirmed it.
 */
export const ownAppointmentStatuses = [
  'requested',
  'cancelled',
] as const satisfies readonly (typeof appointmentStatuses)[number][];

/**
 * The commands that change only what belongs to a person, with the schema of their payload. Everything that another
 * person decides, such as an application's status, is missing here.
 */
export const personalPayloads = {
  'job.submit': z.strictObject({ application: jobSubmissionSchema }),
  'college.submit': z.strictObject({ application: collegeSubmissionSchema }),
  'nonprofit.submit': z.strictObject({ application: nonprofitSubmissionSchema }),
  'notification.read': z.strictObject({ notificationId: id }),
  'notification.readAll': z.strictObject({ targetRole: z.literal('user') }),
  'appointment.request': z.strictObject({ appointment: appointmentSubmissionSchema }),
  'appointment.change': z.strictObject({
    appointmentId: id,
    status: z.optional(z.enum(ownAppointmentStatuses)),
    date: z.optional(z.string().check(z.maxLength(20))),
    time: z.optional(z.string().check(z.maxLength(20))),
  }),
  'event.join': z.strictObject({ event: titledSchema }),
  'event.leave': z.strictObject({ eventId: id }),
  'event.wait': z.strictObject({ event: titledSchema }),
  'event.create': z.strictObject({ event: eventSchema }),
  'event.cancel': z.strictObject({ eventId: id }),
  'message.send': z.strictObject({ message: ownMessageSchema }),
  'conversation.read': z.strictObject({ reader: z.literal('user'), withId: id }),
  'mentor.ask': z.strictObject({ mentor: titledSchema }),
  'mentor.withdraw': z.strictObject({ mentorId: id }),
  'program.save': z.strictObject({ program: titledSchema }),
  'program.forget': z.strictObject({ programId: id }),
  /** Wellness answers, figures, drafts, conversations: whatever a screen keeps for the person alone, by name. */
  'record.save': z.strictObject({ record: privateRecordSchema }),
  'record.remove': z.strictObject({ recordId: id }),
} as const satisfies { [Type in WorldCommand['type'] | RecordCommand['type']]?: z.ZodMiniType };

/** Keeps something private under a name, instead of what was kept there. Only an account can. */
export type RecordCommand =
  | { type: 'record.save'; record: PrivateRecord }
  | { type: 'record.remove'; recordId: string };

export type PersonalCommandType = keyof typeof personalPayloads;
export type PersonalCommand = {
  [Type in PersonalCommandType]: { type: Type } & z.output<(typeof personalPayloads)[Type]>;
}[PersonalCommandType];

/** Whether a command changes only what belongs to a person. */
export const isPersonalCommand = (type: string): type is PersonalCommandType =>
  Object.hasOwn(personalPayloads, type);
