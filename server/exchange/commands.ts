import { createHash } from 'node:crypto';
import { decidePersonal, subjectOf } from '@vetsync/machines/model/exchange';
import type { ExchangeCommand, ExchangeFact, PersonalCommand } from '@vetsync/machines/model/exchange';
import type { Clock } from '../clock.ts';
import type { Sql, TransactionSql } from '../data/db.ts';
import { AppError } from '../errors.ts';
import { scoped } from '../organizations/scopes.ts';
import { factsOfCommand, insertFacts } from './facts.ts';
import type { NewFact } from './facts.ts';
import { lockWorld, storeWorld } from './worlds.ts';
import type { StoredWorld } from './worlds.ts';

/** What was asked, so that a repeated command is told from another one with the same id. */
const digestOf = ({ type, as, payload }: ExchangeCommand) =>
  createHash('sha256')
    .update(JSON.stringify([type, as ?? null, payload]))
    .digest();

/** Whether a command was carried out before. @throws AppError `idempotency_key_reused` if another one has its id. */
async function isRepeated(tx: TransactionSql, userId: string, command: ExchangeCommand): Promise<boolean> {
  const [known] = await tx<{ digest: Buffer }[]>`
    select digest from commands where user_id = ${userId} and id = ${command.id}`;
  if (known && !known.digest.equals(digestOf(command))) throw new AppError('idempotency_key_reused');
  return known !== undefined;
}

export interface CommandDeps {
  sql: Sql;
  clock: Clock;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/** Commands of people, each in one transaction. */
export function createCommands({ sql, clock, random }: CommandDeps) {
  /** Carries out a command that changes only what belongs to the person. */
  async function runPersonal(
    tx: TransactionSql,
    userId: string,
    { command, stored, now }: { command: ExchangeCommand; stored: StoredWorld; now: Date },
  ): Promise<ExchangeFact[]> {
    const [made] = await tx<{ id: string }[]>`select uuidv7() as id`;
    // Each fact is later than the one before, even if the clock was set back.
    const at = new Date(Math.max(now.getTime(), stored.lastAt.getTime() + 1));
    const outcome = decidePersonal(
      stored.world,
      { type: command.type, ...command.payload } as PersonalCommand,
      { userId, factId: made!.id, at: at.getTime(), random },
    );
    if ('full' in outcome) throw new AppError('list_full');
    if (!outcome.fact) return [];
    const { type: kind, ...payload } = outcome.fact.happening;
    const fact = {
      id: outcome.fact.id,
      kind,
      subject: subjectOf(outcome.fact),
      payload,
      commandId: command.id,
      version: stored.version + 1,
    };
    const row: NewFact = { ...fact, audience: { userId }, at, actorId: userId };
    await Promise.all([
      insertFacts(tx, [row]),
      storeWorld(tx, userId, { before: stored, after: outcome.world, at }),
    ]);
    return [{ ...fact, at: at.toISOString(), actor: userId }];
  }

  return {
    /**
     * Carries out a command once, whatever the number of calls with its id.
     *
     * @returns What happened, as the person may know it: the same for each call.
     * @throws AppError `idempotency_key_reused`, `list_full`, `no_session` if the account was deleted.
     */
    run: (userId: string, command: ExchangeCommand): Promise<{ facts: ExchangeFact[]; isNew: boolean }> =>
      scoped(sql, { userId }, async (tx) => {
        const now = clock.now();
        const stored = await lockWorld(tx, userId, now);
        if (await isRepeated(tx, userId, command)) {
          return { facts: await factsOfCommand(tx, command.id, { userId }), isNew: false };
        }
        const [facts] = await Promise.all([
          runPersonal(tx, userId, { command, stored, now }),
          tx`
            insert into commands (user_id, id, digest, at)
            values (${userId}, ${command.id}, ${digestOf(command)}, ${now})`,
        ]);
        return { facts, isNew: facts.length > 0 };
      }),
  };
}
