import type { ExchangeCommand, ExchangeFact } from '@vetsync/machines/model/exchange';
import { answerOf } from './answer.ts';
import { api } from './calls.ts';

/** Whose state: the signed-in person's, or that of an organization for which they work. */
const side = (organizationId: string | undefined) => ({
  query: organizationId === undefined ? {} : { as: organizationId },
});

/** Calls about what people send to each other. Each rejects with a `Problem`. */
export const exchange = {
  loadState: (organizationId?: string) => answerOf(api.state.$get(side(organizationId))),
  /** The same command again has no further effect, and the same answer. */
  sendCommand: (command: ExchangeCommand) =>
    answerOf(api.commands.$post({ json: command })) as Promise<{ facts: readonly ExchangeFact[] }>,
};
