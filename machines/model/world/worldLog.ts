import { applyFacts } from './applyFact.ts';
import type { Fact } from './facts.ts';
import { emptyWorld } from './world.ts';
import type { World } from './world.ts';

/** From one reset to the next; of two, the later one counts. `at` in epoch milliseconds. */
export interface Epoch {
  id: string;
  at: number;
}
export const firstEpoch: Epoch = { id: '', at: 0 };

/** Everything that happened in an era, in order, and the world it makes. Tabs with the same facts have the same world. */
export interface WorldLog {
  era: Epoch;
  facts: readonly Fact[];
  world: World;
}
export const emptyLog = (era: Epoch = firstEpoch): WorldLog => ({ era, facts: [], world: emptyWorld });

const inOrder = (a: Fact, b: Fact) => a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
const isLater = (a: Epoch, b: Epoch) => a.at > b.at || (a.at === b.at && a.id > b.id);

/** When the next fact happens: now, and after everything that is known, even where a clock was put back. */
export const nextMoment = ({ era, facts }: WorldLog, now: number): number =>
  Math.max(now, era.at + 1, (facts.at(-1)?.at ?? 0) + 1);

/** In order and each once; of two with one id the earlier counts. */
function settled(facts: readonly Fact[]): Fact[] {
  const ids = new Set<string>();
  return facts.toSorted(inOrder).filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** Adds facts in whatever order they come. The same log where none makes a difference. */
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

/** What two tabs know together; a later era leaves the earlier one behind. */
export function mergeLog(log: WorldLog, era: Epoch, facts: readonly Fact[]): WorldLog {
  if (isLater(era, log.era)) return addFacts(emptyLog(era), facts);
  return isLater(log.era, era) ? log : addFacts(log, facts);
}
/** Whether whoever speaks of `era` has missed a reset. */
export const isOutdated = (era: Epoch, { era: own }: WorldLog): boolean => isLater(own, era);

/** Text to keep across a reload. */
export const writeLog = ({ era, facts }: WorldLog): string => JSON.stringify({ era, facts });

/** What tabs tell each other: a question, or facts of an era. A reset begins a new era. */
export type WorldMessage = { kind: 'ask' } | { kind: 'facts'; era: Epoch; facts: readonly Fact[] };
