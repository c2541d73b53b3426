import * as z from 'zod/mini';
import { personalPayloads } from './personalCommands.ts';
import type { PersonalCommandType } from './personalCommands.ts';

/** What every command has besides its type and payload. */
const common = {
  /** Made by the client. The same id has its effect once, and the same answer every time. */
  id: z.uuid(),
  /** Id of the organization for which the person acts. */
  as: z.optional(z.uuid()),
};

/** A command as it is sent to the server. */
export type ExchangeCommand = {
  [Type in PersonalCommandType]: {
    id: string;
    as?: string | undefined;
    type: Type;
    payload: z.output<(typeof personalPayloads)[Type]>;
  };
}[PersonalCommandType];

const [first, ...others] = Object.entries(personalPayloads).map(([type, payload]) =>
  z.strictObject({ ...common, type: z.literal(type), payload }),
);

export const exchangeCommandSchema = z.discriminatedUnion('type', [
  first!,
  ...others,
]) as unknown as z.ZodMiniType<ExchangeCommand, ExchangeCommand>;
