import {
  commandRates,
  contractOf,
  isPeopleCommand,
  organizationOf,
  readingFor,
} from '@vetsync/machines/model/exchange';
import type {
  CommandOf,
  CommandRate,
  ExchangeCommand,
  PeopleCommandType,
  WorldReading,
} from '@vetsync/machines/model/exchange';
import type { Limits } from '../../accounts/limits/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { retryConflict } from '../../data/transactions.ts';
import { AppError } from '../../errors.ts';
import type { Position } from '../../data/feedPositions.ts';
import { withScope, setScope } from '../../data/scopes.ts';
import type { Scope } from '../../data/scopes.ts';
import { settleCommand, claimCommand } from './commandOnce.ts';
import type { CommandResult, SettledCommand } from './commandOnce.ts';
import { finishWrites } from '../context.ts';
import type { CommandContext, TalkSides } from '../context.ts';
import type { FollowingFacts } from '../facts/facts.ts';
import { endTalksOf } from '../bookings/bookingJobs.ts';
import { lockMentorFirst, TalkFound } from '../bookings/talks.ts';
import { preparePeopleCommand } from '../people/mentoring.ts';
import { preparePersonCommand } from './personCommands.ts';
import type { PersonCommand } from './personCommands.ts';
import { requireStaff, prepareStaffCommand } from './staffCommands.ts';
import type { StaffCommand } from './staffCommands.ts';
import { lockWorld } from '../worlds.ts';

export interface CommandDeps {
  sql: Sql;
  clock: Clock;
  limits: Limits;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

/** What somebody asks for. */
interface Asked<Command extends ExchangeCommand> {
  userId: string;
  command: Command;
  /** Where the live feed is. Null if nobody follows it. */
  feedPosition: () => Position | null;
}

interface NewCommandResult extends CommandResult {
  /** What is new, if it follows the position of the feed. */
  following: FollowingFacts | null;
}

/** The keys of what is counted, by its rate. */
const keysOf = (rates: readonly CommandRate[] = [], ids: { person: string; organization: string }) =>
  Object.fromEntries(rates.map((rate) => [rate, ids[commandRates[rate].per]]));

/** Ids for what a command makes: first those that came with its claim, then others of the database. */
function newIds(tx: TransactionSql, claimed: readonly string[]): () => Promise<string> {
  const ids = [...claimed];
  return async () => {
    const id = ids.shift();
    if (id !== undefined) return id;
    const [row] = await tx<{ id: string }[]>`select uuidv7() as id`;
    return row!.id;
  };
}

/** Carries out a command. If one of its writes has failed, what it sent after that failed because of it. */
async function carryOut<Made>(context: CommandContext, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    await finishWrites(context);
    throw error;
  }
}

/** Commands of people, each in one transaction. The world that one changes is locked before anything else. */
export function createCommands({ sql, clock, limits, random }: CommandDeps) {
  /**
   * Locks a world, and then stores that a command is carried out. All of it is sent at once and answered together.
   *
   * @param lock.reading What the command needs of the world.
   * @param lock.scopes Those of the world and of whoever asks, if they differ.
   */
  async function lockAndBegin(
    tx: TransactionSql,
    { userId, command, feedPosition }: Asked<ExchangeCommand>,
    {
      lockedId,
      reading,
      scopes,
      talk = null,
    }: {
      lockedId: string;
      reading: WorldReading;
      scopes?: { ofWorld: Scope; ofAsking: Scope };
      talk?: TalkSides | null;
    },
  ) {
    const now = clock.now();
    const isTheirs = lockedId === userId;
    const locked = Promise.all([
      lockWorld(tx, lockedId, { reading, scope: scopes?.ofWorld }),
      scopes && setScope(tx, scopes.ofAsking),
    ]);
    const claim = claimCommand(tx, userId, { command, now });
    // Without an account, both fail, and the lock says why.
    claim.catch(() => {});
    const [stored] = await locked.catch((error: unknown) => {
      throw isTheirs && (error as AppError).code === 'not_found' ? new AppError('no_session') : error;
    });
    const ids = await claim;
    const newId = newIds(tx, ids ?? []);
    const context: CommandContext = {
      tx,
      lastWrites: [],
      userId,
      commandId: command.id,
      now,
      talk,
      random,
      newId,
      feedPosition,
    };
    return { context, stored, isFirst: ids !== null };
  }

  /** Runs a command in a transaction. Once it is committed, what was sent with the commit must have succeeded. */
  const inTransaction = (
    scope: Scope,
    work: (tx: TransactionSql) => Promise<SettledCommand>,
  ): Promise<NewCommandResult> =>
    // What was sent with the commit is outside of what repeats a transaction after a conflict.
    retryConflict(async () => {
      const { result, last } = await withScope(sql, scope, work);
      return { ...result, following: await last };
    });

  /** @param talk What turned out to be about it: the first try has counted towards the limits. */
  const runOfPerson = (
    asked: Asked<PersonCommand>,
    talk: TalkSides | null = null,
  ): Promise<NewCommandResult> => {
    const { userId, command } = asked;
    const { fact, item, rates } = contractOf(command.type);
    const ids = { person: userId, organization: userId };
    return inTransaction({ userId }, async (tx) => {
      const reading = fact ? readingFor(fact, item?.(command.payload as never)) : {};
      if (talk) await lockMentorFirst(tx, talk);
      const beginning = lockAndBegin(tx, asked, {
        lockedId: talk?.personId ?? userId,
        reading,
        ...(talk && { scopes: { ofWorld: { userId: talk.personId }, ofAsking: { userId } } }),
        talk,
      });
      const run = preparePersonCommand(command, { tx, userId });
      const { context, stored, isFirst } = await beginning;
      if (isFirst && !talk) {
        await limits.consume('commands', userId);
        await limits.consumeAll(keysOf(rates?.asked, ids));
      }
      const made = isFirst ? await carryOut(context, () => run(context, stored)) : null;
      if (isFirst) await limits.consumeAll(keysOf(rates?.made, ids));
      return settleCommand(context, command, { audience: { userId }, made });
    }).catch((error: unknown) => {
      if (error instanceof TalkFound && !talk) return runOfPerson(asked, error.sides);
      throw error;
    });
  };

  /** What somebody asks of another person: only that one's world is locked. */
  const runBetweenPeople = (asked: Asked<CommandOf<PeopleCommandType>>): Promise<NewCommandResult> => {
    const { userId, command } = asked;
    const ids = { person: userId, organization: userId };
    return inTransaction({ userId }, async (tx) => {
      const { personId, reading, run } = await preparePeopleCommand(tx, userId, command);
      if (personId === userId) throw new AppError('not_found');
      const scopes = { ofWorld: { userId: personId }, ofAsking: { userId } };
      const { context, stored, isFirst } = await lockAndBegin(tx, asked, {
        lockedId: personId,
        reading,
        scopes,
      });
      if (isFirst) {
        await limits.consume('commands', userId);
        await limits.consumeAll(keysOf(contractOf(command.type).rates?.asked, ids));
      }
      const made = isFirst ? { facts: await carryOut(context, () => run(context, stored)) } : null;
      return settleCommand(context, command, { audience: { userId }, made });
    });
  };

  const runOfStaff = (asked: Asked<StaffCommand>, organizationId: string): Promise<NewCommandResult> => {
    const { userId, command } = asked;
    const { rates } = contractOf(command.type);
    const ids = { person: userId, organization: organizationId };
    return inTransaction({ userId, organizationId }, async (tx) => {
      await requireStaff(tx, command, { userId, organizationId });
      const { personId, reading, run } = await prepareStaffCommand(tx, organizationId, command);
      // Nobody decides on what they sent themselves, or writes to themselves.
      if (personId === userId) throw new AppError('role_not_allowed');
      // Somebody who reads for the organization only takes turns with themselves.
      const lockedId = personId ?? userId;
      const scopes = { ofWorld: { userId: lockedId, organizationId }, ofAsking: { userId, organizationId } };
      const { context, stored, isFirst } = await lockAndBegin(tx, asked, { lockedId, reading, scopes });
      if (isFirst) {
        await limits.consume('commands', userId);
        await limits.consume('commandsOrganization', organizationId);
        await limits.consumeAll(keysOf(rates?.asked, ids));
      }
      const made = isFirst ? { facts: await carryOut(context, () => run(context, stored)) } : null;
      if (isFirst) await limits.consumeAll(keysOf(rates?.made, ids));
      return settleCommand(context, command, { audience: { organizationId }, made });
    });
  };

  return {
    /**
     * Carries out a command once, whatever the number of calls with its id.
     *
     * @param feedPosition Where the live feed is. Null if nobody follows it.
     * @returns What happened, as the side of the caller may know it: the same for each call.
     * @throws AppError `idempotency_key_reused`, `list_full`, `list_too_large`, `no_session` if the account was deleted or somebody else
     *   asked, `not_found` if that of whom it concerns was, `too_many_requests`, and what the command refuses. Only the first call with an id counts towards the limits.
     */
    async run(
      userId: string,
      command: ExchangeCommand,
      feedPosition: () => Position | null = () => null,
    ): Promise<NewCommandResult> {
      // The person who asked signed out, and what they left waiting must not become somebody else's.
      if (command.by !== undefined && command.by !== userId) throw new AppError('no_session');
      const organizationId = organizationOf(command);
      if (organizationId !== null)
        return runOfStaff({ userId, command: command as StaffCommand, feedPosition }, organizationId);
      // Nobody asks for an organization what people ask for themselves, and the other way round.
      if (command.as !== undefined || !contractOf(command.type).from.person) throw new AppError('not_found');
      const result = await (isPeopleCommand(command.type)
        ? runBetweenPeople({ userId, command: command as CommandOf<PeopleCommandType>, feedPosition })
        : runOfPerson({ userId, command: command as PersonCommand, feedPosition }));
      // If it fails, the sweep of the bookings does it within a minute.
      if (command.type === 'mentor.end' || command.type === 'thread.block')
        await endTalksOf(sql, userId, clock.now()).catch(() => {});
      return result;
    },
  };
}
