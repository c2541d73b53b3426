import { applyAccountFacts } from './accountRules.ts';
import type { WorldCommand } from '../world/commands.ts';
import type { FactSources } from '../world/factOf.ts';
import type { Fact, FactBody } from '../world/facts.ts';
import type { World } from '../world/world.ts';
import type { ExchangeCommand } from './command.ts';
import { decideOwn, isOwnCommand } from './commands/own.ts';
import type { OwnCommand, RecordCommand } from './commands/own.ts';
import { worldFactOf } from './exchangeFact.ts';
import type { ExchangeFact } from './exchangeFact.ts';
import { withinLimits } from './worldLists.ts';

/** What a command asks the server for, without the id that the client gives it. */
export type CommandRequest = ExchangeCommand extends infer Command
  ? Command extends ExchangeCommand
    ? Omit<Command, 'id' | 'by' | 'as'>
    : never
  : never;

/** A world as the server confirmed it, and the facts that have arrived before their turn. */
export interface SyncedWorld {
  world: World;
  /** Number of facts that led to it. */
  version: number;
  early: readonly ExchangeFact[];
}

/** How the commands and facts of one side, a person or an organization, become its world. */
export interface WorldRules {
  /** The world after these facts, in any order and any number of times. Null: load the state again. */
  apply: (synced: SyncedWorld, facts: readonly ExchangeFact[]) => SyncedWorld | null;
  /** What to ask the server for. Null if this side can't ask for it. */
  requestOf: (command: WorldCommand | RecordCommand) => CommandRequest | null;
  /** What a request will probably lead to, to be displayed until the server answers. Null if only the server knows. */
  expect: (request: CommandRequest, sources: FactSources) => FactBody | null;
  /** The world with what is expected. */
  withExpected: (world: World, expected: readonly Fact[]) => World;
  /** The fact as the world's rules know it, or null. */
  factOf: (fact: ExchangeFact) => Fact | null;
}

/** So many facts may wait for an earlier one. With more, that one is considered lost. */
const earlyMax = 50;

/** Applies the facts of a person that follow on a world without a gap. Those before it are known already. */
function applyInOrder(
  { world, version, early }: SyncedWorld,
  facts: readonly ExchangeFact[],
): SyncedWorld | null {
  const waiting = new Map([...early, ...facts].map((fact) => [fact.version, fact]));
  let after = world;
  let next = version + 1;
  for (let fact = waiting.get(next); fact; fact = waiting.get(next)) {
    const known = worldFactOf(fact);
    // A newer server may make facts that this page doesn't know.
    if (!known) return null;
    after = withinLimits(applyAccountFacts(after, [known]));
    next += 1;
  }
  const left = [...waiting.values()].filter((fact) => fact.version !== null && fact.version >= next);
  return left.length > earlyMax ? null : { world: after, version: next - 1, early: left };
}

/** The rules of a person's own world. */
export const personalRules = (userId: string): WorldRules => ({
  apply: applyInOrder,
  requestOf({ type, ...payload }) {
    return isOwnCommand(type) ? ({ type, payload } as CommandRequest) : null;
  },
  expect({ type, payload }, { at, random }) {
    // What goes to somebody else is shown once it has been sent.
    return isOwnCommand(type) ? decideOwn({ type, ...payload } as OwnCommand, { userId, at, random }) : null;
  },
  withExpected: applyAccountFacts,
  factOf: worldFactOf,
});
