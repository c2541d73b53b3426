import { applyFacts } from './applyFact.ts';
import type { Fact } from './facts.ts';
import { emptyWorld } from './world.ts';
import type { World } from './world.ts';

/** The time between two resets. Of two epochs, the later one wins. `at` is in epoch milliseconds. */
export interface Epoch {
  id: string;
  at: number;
}
export const firstEpoch: Epoch = { id: '', at: 0 };

/** All facts of an epoch, in order, and the resulting world. Tabs with the same facts have the same world. */
export interface WorldLog {
  epoch: Epoch;
  facts: readonly Fact[];
  world: World;
}
export const emptyLog = (epoch: Epoch = firstEpoch): WorldLog => ({ epoch, facts: [], world: emptyWorld });

const inOrder = (a: Fact, b: Fact) => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
const isLater = (a: Epoch, b: Epoch) => a.at > b.at || (a.at === b.at && a.id > b.id);

/** Time of the next fact: now, but after all known facts, even if the clock was set back. */
export const nextFactTime = ({ epoch, facts }: WorldLog, now: number): number =>
  Math.max(now, epoch.at + 1, (facts.at(-1)?.at ?? 0) + 1);

/** Sorts facts and removes duplicates. Of two with the same id, the earlier wins. */
function settled(facts: readonly Fact[]): Fact[] {
  const ids = new Set<string>();
  return facts.toSorted(inOrder).filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** Adds facts in any order. Returns the same log if nothing changes. */
export function addFacts(log: WorldLog, more: readonly Fact[]): WorldLog {
  const known = new Map(log.facts.map((fact) => [fact.id, fact]));
  const added = settled(more).filter((fact) => {
    const same = known.get(fact.id);
    return !same || inOrder(fact, same) < 0;
  });
  const [first] = added;
  if (!first) return log;
  const last = log.facts.at(-1);
  if (!last || inOrder(last, first) < 0) {
    return { ...log, facts: [...log.facts, ...added], world: applyFacts(log.world, added) };
  }
  const facts = settled([...log.facts, ...added]);
  return { ...log, facts, world: applyFacts(emptyWorld, facts) };
}

/** Merges the facts of another tab. Facts of an earlier epoch are dropped. */
export function mergeLog(log: WorldLog, epoch: Epoch, facts: readonly Fact[]): WorldLog {
  if (isLater(epoch, log.epoch)) return addFacts(emptyLog(epoch), facts);
  return isLater(log.epoch, epoch) ? log : addFacts(log, facts);
}
/** Whether the tab that sent `epoch` has missed a reset. */
export const isOutdated = (epoch: Epoch, { epoch: own }: WorldLog): boolean => isLater(own, epoch);

/** Text to store, so that the log survives a reload. */
export const serializeLog = ({ epoch, facts }: WorldLog): string => JSON.stringify({ epoch, facts });

/** Messages between tabs: a request for facts, or the facts of an epoch. A reset starts a new epoch. */
export type WorldMessage = { kind: 'ask' } | { kind: 'facts'; epoch: Epoch; facts: readonly Fact[] };
