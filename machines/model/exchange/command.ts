import * as z from 'zod/mini';
import { candidatePayloads } from './candidates.ts';
import { casePayloads } from './casePayloads.ts';
import { applicationPayloads } from './decideApplication.ts';
import { eventSeatPayloads } from '../events/eventSeatPayloads.ts';
import { exchangeFactSchema } from './exchangeFact.ts';
import { messagePayloads } from './messages.ts';
import { staffNotificationPayloads } from './notifications.ts';
import { personalPayloads } from './personalCommands.ts';
import { reportPayloads } from './reports.ts';
import { commonApplicationPayload, submissionPayloads, submissionResultSchema } from './submission.ts';
import { uuidSchema } from '../../system/model/uuidSchema.ts';

/** What every command has besides its type and payload. */
const common = {
  /** Made by the client. The same id has its effect once, and the same answer every time. */
  id: uuidSchema,
  /** Id of the person who asks. If somebody else is signed in by now, it is refused. */
  by: z.optional(uuidSchema),
  /** Id of the organization for which the person acts. */
  as: z.optional(uuidSchema),
  /** The version on which the command is based. If what it is about has changed since, it is refused. */
  expectedVersion: z.optional(z.int().check(z.minimum(1))),
};

const eitherOf = <One extends z.ZodMiniType, Other extends z.ZodMiniType>(one: One, other: Other) =>
  z.union([one, other]);

/** The payload of each command. An application is for a listing, or a person's own note of one. A
 * message is to an organization, or to somebody who is not on the platform. An event is an organization's, or one that the
 * person noted. */
const payloads = {
  ...personalPayloads,
  ...applicationPayloads,
  ...messagePayloads,
  ...candidatePayloads,
  ...casePayloads,
  ...reportPayloads,
  'notification.read': eitherOf(
    staffNotificationPayloads['notification.read'],
    personalPayloads['notification.read'],
  ),
  'notification.readAll': eitherOf(
    personalPayloads['notification.readAll'],
    staffNotificationPayloads['notification.readAll'],
  ),
  'event.join': eitherOf(eventSeatPayloads['event.join'], personalPayloads['event.join']),
  'event.leave': eitherOf(eventSeatPayloads['event.leave'], personalPayloads['event.leave']),
  'message.send': eitherOf(messagePayloads['message.send'], personalPayloads['message.send']),
  'job.submit': eitherOf(submissionPayloads['job.submit'], personalPayloads['job.submit']),
  'college.submit': eitherOf(
    eitherOf(submissionPayloads['college.submit'], commonApplicationPayload),
    personalPayloads['college.submit'],
  ),
  'nonprofit.submit': eitherOf(submissionPayloads['nonprofit.submit'], personalPayloads['nonprofit.submit']),
} as const;
export type CommandType = keyof typeof payloads;
export const commandTypes = Object.keys(payloads) as CommandType[];

/** A command as it is sent to the server. */
export type ExchangeCommand = {
  [Type in CommandType]: {
    id: string;
    by?: string | undefined;
    as?: string | undefined;
    expectedVersion?: number | undefined;
    type: Type;
    payload: z.output<(typeof payloads)[Type]>;
  };
}[CommandType];

/** What became of a command: the same each time that it is sent. */
export const commandResultSchema = z.object({
  facts: z.array(exchangeFactSchema),
  /** Of a common application. */
  results: z.optional(z.array(submissionResultSchema)),
});

/** The most commands of one call. */
export const commandBatchMax = 100;

const [first, ...others] = Object.entries(payloads).map(([type, payload]) =>
  z.strictObject({ ...common, type: z.literal(type), payload }),
);

export const exchangeCommandSchema = z.discriminatedUnion('type', [
  first!,
  ...others,
]) as unknown as z.ZodMiniType<ExchangeCommand, ExchangeCommand>;

/**
 * Several commands of one call, such as the same decision on many applications. Each is carried out or refused on its
 * own, in this order.
 */
export const commandBatchSchema = z.strictObject({
  commands: z.array(exchangeCommandSchema).check(z.minLength(1), z.maxLength(commandBatchMax)),
});
/** What became of each command of a call, in its order: its facts, or the problem that a call of its own would get. */
export const commandBatchResultSchema = z.object({
  results: z.array(
    z.union([
      z.extend(commandResultSchema, { id: z.string() }),
      z.object({ id: z.string(), problem: z.looseObject({ status: z.int(), code: z.string() }) }),
    ]),
  ),
});
export type CommandBatchResult = z.output<typeof commandBatchResultSchema>;
