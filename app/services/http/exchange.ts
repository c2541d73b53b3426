import type { CommandResult } from '@vetsync/machines/shell/accountWorld';
import type { CommandBatchResult, ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { PrivateRecord, World } from '@vetsync/machines/model/world';
import * as z from 'zod/mini';
import { parseResponse } from './response.ts';
import { api, type Api } from './calls.ts';

/** The part of a person's state that has what screens keep. */
const recordsSchema = z.object({
  world: z.object({ privateRecords: z.array(z.object({ id: z.string(), text: z.string() })) }),
});

/** Whose state: the signed-in person's, or that of an organization for which they work. */
const side = (organizationId: string | undefined) => ({
  query: organizationId === undefined ? {} : { as: organizationId },
});

export const sendCommand = (to: Api, command: ExchangeCommand): Promise<CommandResult> =>
  parseResponse(to.commands.$post({ json: command })) as Promise<CommandResult>;

/** The world of the signed-in person. The API's types leave it open, because the rules define its shape. */
export async function loadOwnWorld(from: Api): Promise<World> {
  const state = await parseResponse(from.state.$get(side(undefined)));
  if (!('world' in state)) throw new TypeError('not the state of a person');
  return state.world as unknown as World;
}

/** Calls about what people send to each other. Each rejects with a `Problem`. */
export const exchange = {
  loadState: (organizationId?: string) => parseResponse(api.state.$get(side(organizationId))),
  loadOwnWorld: () => loadOwnWorld(api),
  /** Each command is carried out or refused on its own. */
  sendCommands: (commands: readonly ExchangeCommand[]): Promise<CommandBatchResult> =>
    parseResponse(api.commands.batch.$post({ json: { commands: [...commands] } })),
  /** A text that a screen keeps for the signed-in person; null if there is none. */
  async loadRecord(id: string): Promise<string | null> {
    const { world } = recordsSchema.parse(await exchange.loadState());
    return world.privateRecords.find((record) => record.id === id)?.text ?? null;
  },
  saveRecord: (record: PrivateRecord) =>
    exchange.sendCommand({ id: crypto.randomUUID(), type: 'record.save', payload: { record } }),
  /** The same command again has no further effect, and the same answer. */
  sendCommand: (command: ExchangeCommand) => sendCommand(api, command),
};
