import * as z from 'zod/mini';
import { applicationCommands } from './commands/applications.ts';
import { bookingCommands } from './commands/bookings.ts';
import { candidateCommands } from './commands/candidates.ts';
import { caseCommands } from './commands/cases.ts';
import type { CommandContract, CommandSenders } from './commands/defineCommand.ts';
import { eventCommands } from './commands/events.ts';
import { messageCommands } from './commands/messages.ts';
import { ownCommands } from './commands/own.ts';
import { mentorCommands, peopleCommands } from './commands/people.ts';
import { referralCommands } from './commands/referrals.ts';
import { staffNotificationCommands } from './commands/staffNotifications.ts';
import { exchangeFactSchema } from './exchangeFact.ts';
import { submissionResultSchema } from './submission.ts';
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

type Commands = typeof ownCommands &
  typeof applicationCommands &
  typeof bookingCommands &
  typeof eventCommands &
  typeof messageCommands &
  typeof mentorCommands &
  typeof peopleCommands &
  typeof candidateCommands &
  typeof caseCommands &
  typeof referralCommands &
  typeof staffNotificationCommands;

/** All commands, by their type. */
export const commands: Commands = {
  ...ownCommands,
  ...applicationCommands,
  ...bookingCommands,
  ...eventCommands,
  ...messageCommands,
  ...mentorCommands,
  ...peopleCommands,
  ...candidateCommands,
  ...caseCommands,
  ...referralCommands,
  ...staffNotificationCommands,
};
export type CommandType = keyof typeof commands;
export const commandTypes = Object.keys(commands) as CommandType[];

type SentBy<Senders extends CommandSenders> = {
  [Type in CommandType]: (typeof commands)[Type]['from'] extends Senders ? Type : never;
}[CommandType];
/** What people ask for themselves. */
export type PersonCommandType = SentBy<{ person: true }>;
/** What somebody asks for an organization. */
export type StaffCommandType = SentBy<{ staff: NonNullable<CommandSenders['staff']> }>;

export type PayloadOf<Type extends CommandType> = z.output<(typeof commands)[Type]['payload']>;

/** A command as it is sent to the server. */
export type ExchangeCommand = {
  [Type in CommandType]: {
    id: string;
    by?: string | undefined;
    as?: string | undefined;
    expectedVersion?: number | undefined;
    type: Type;
    payload: PayloadOf<Type>;
  };
}[CommandType];

/** The declaration of a command. */
export const contractOf = (type: CommandType): CommandContract => commands[type];

/** For which organization somebody asks; null if for themselves. What both sides ask for, `as` tells apart. */
export const organizationOf = ({ type, as }: Pick<ExchangeCommand, 'type' | 'as'>): string | null => {
  const { from } = contractOf(type);
  return from.staff !== undefined && as !== undefined ? as : null;
};

/** A command of one type, or of one of several. */
export type CommandOf<Type extends CommandType> = Extract<ExchangeCommand, { type: Type }>;

/** What became of a command: the same each time that it is sent. */
export const commandResultSchema = z.object({
  facts: z.array(exchangeFactSchema),
  /** Of a common application. */
  results: z.optional(z.array(submissionResultSchema)),
});

/** The most commands of one call. */
export const commandBatchMax = 100;

const [first, ...others] = Object.entries(commands).map(([type, { payload }]) =>
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
