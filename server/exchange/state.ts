import { unreadFor } from '@vetsync/machines/model/world';
import type { World } from '@vetsync/machines/model/world';
import type { ExchangeFact } from '@vetsync/machines/model/exchange';
import type { Sql } from '../data/db.ts';
import { currentPosition } from '../data/feedPositions.ts';
import { formatPosition } from '../data/feedPositions.ts';
import { withScope } from '../data/scopes.ts';
import { recentFacts } from './facts/facts.ts';
import { createTurns } from './turns.ts';
import { readWorld } from './worlds.ts';

/** A person's world, and where its facts go on. */
export interface PersonalState {
  world: World;
  version: number;
  /** Notifications for the person that they have not read. */
  unread: number;
  /** What happened last, oldest first. Facts are kept for a month. */
  recent: ExchangeFact[];
  position: string;
}

const recentMax = 50;

/**
 * A person's world as it is stored. The position is read first, so no later fact is missed; those that the world contains
 * already are known by their version.
 */
export function createStates(sql: Sql) {
  async function ofPerson(userId: string): Promise<PersonalState> {
    const position = formatPosition(await currentPosition(sql));
    const [{ world, version }, recent] = await withScope(sql, { userId }, (tx) =>
      Promise.all([readWorld(tx, userId), recentFacts(tx, userId, recentMax)]),
    );
    return { world, version, unread: unreadFor(world.notifications, 'user'), recent, position };
  }
  const inTurn = createTurns();
  // A large world takes a while to read, and must not take the connections of others.
  return { ofPerson: (userId: string) => inTurn(userId, () => ofPerson(userId)) };
}
