import { nonActivityKinds } from '@vetsync/machines/model/exchange';
import type { ExchangeFact } from '@vetsync/machines/model/exchange';
import type { Sql, TransactionSql } from '../../data/db.ts';
import type { FeedSource, FollowingRows } from '../../feed/feed.ts';
import { rowFrames } from '../../feed/frames.ts';
import { setScope } from '../../data/scopes.ts';
import { comparePositions } from '../../data/feedPositions.ts';
import { currentPosition } from '../../data/feedPositions.ts';
import type { Position } from '../../data/feedPositions.ts';

/** Whom a fact concerns. */
export type Audience = { userId: string } | { organizationId: string };

/** As the feed names it. */
export const audienceName = (audience: Audience): string =>
  'userId' in audience ? `user:${audience.userId}` : `organization:${audience.organizationId}`;

/** The audience of a fact. What an organization learns is about a person, who doesn't read it as a colleague. */
export type FactAudience = { userId: string } | { organizationId: string; aboutId: string };

/** A fact that is to be stored for one side. */
export interface NewFact extends Omit<ExchangeFact, 'at' | 'actor'> {
  audience: FactAudience;
  at: Date;
  /** Null: nobody did it, it came with the time. */
  actorId: string | null;
  /** Whether it notifies its audience. Nobody is notified of what they did themselves. */
  notifies?: boolean;
}

type FactRow = Omit<ExchangeFact, 'at' | 'version'> & { at: Date; version: string | null };

const factColumns = (sql: Sql | TransactionSql) => sql`
  f.id, f.kind, f.subject, f.payload, f.at, f.actor_id as actor, f.command_id as "commandId", f.version`;

const factOf = ({ at, version, ...row }: FactRow): ExchangeFact => ({
  ...row,
  at: at.toISOString(),
  version: version === null ? null : Number(version),
});

/** A new fact as it is sent. */
export const exchangeFactOf = ({
  audience: _audience,
  actorId,
  at,
  notifies: _notifies,
  ...fact
}: NewFact): ExchangeFact => ({
  ...fact,
  at: at.toISOString(),
  actor: actorId,
});
/** Whether a fact is for one side. */
export const isForAudience = ({ audience }: NewFact, side: Audience) =>
  audienceName(audience) === audienceName(side);

const insertRows = (tx: TransactionSql, facts: readonly NewFact[]) => tx`
  insert into facts ${tx(
    facts.map(({ audience, actorId, commandId, payload, notifies = false, ...fact }) => ({
      ...fact,
      notifies,
      payload: tx.json(payload as never),
      user_id: 'userId' in audience ? audience.userId : null,
      organization_id: 'organizationId' in audience ? audience.organizationId : null,
      about_id: 'aboutId' in audience ? audience.aboutId : null,
      actor_id: actorId,
      command_id: commandId,
    })),
  )}`;

/** Whether some facts are for more than one organization, or more than one person, so that no scope has them all. */
export const areForSeveral = (facts: readonly NewFact[]): boolean => {
  const names = [...new Set(facts.map(({ audience }) => audienceName(audience)))];
  return (
    names.length > 1 &&
    Object.values(Object.groupBy(names, (name) => name.split(':')[0]!)).some((of) => of!.length > 1)
  );
};

/**
 * Stores facts, each for its side. The transaction must have the scope of all, unless they are for several: then those of
 * each are stored in its scope.
 *
 * @param userId The person of the scope.
 */
export async function insertFacts(
  tx: TransactionSql,
  facts: readonly NewFact[],
  userId?: string,
): Promise<void> {
  if (!areForSeveral(facts)) {
    await insertRows(tx, facts);
    return;
  }
  const groups = Map.groupBy(facts, ({ audience }) => audienceName(audience));
  // Sent at once, each scope before what is stored in it.
  await Promise.all(
    [...groups.values()].map((group) =>
      Promise.all([
        setScope(tx, { ...(userId && { userId }), ...group[0]!.audience }),
        insertRows(tx, group),
      ]),
    ),
  );
}

/** The facts of a person's command for one side, in order. Somebody else's command may have the same id. */
export async function factsOfCommand(
  tx: TransactionSql,
  { userId, commandId }: { userId: string; commandId: string },
  audience: Audience,
): Promise<ExchangeFact[]> {
  const rows = await tx<FactRow[]>`
    select ${factColumns(tx)} from facts f
    where f.command_id = ${commandId} and f.actor_id = ${userId} and ${isOf(tx, audience)} order by f.id`;
  return rows.map(factOf);
}

/** The latest facts that are left of a person's world, oldest first: what they did. */
export async function recentFacts(
  tx: TransactionSql,
  userId: string,
  limit: number,
): Promise<ExchangeFact[]> {
  const rows = await tx<FactRow[]>`
    select ${factColumns(tx)} from facts f
    where f.user_id = ${userId} and f.version is not null and f.kind <> all(${nonActivityKinds as string[]}::text[])
    order by f.era desc, f.tx desc, f.id desc limit ${limit}`;
  return rows.toReversed().map(factOf);
}

const isOf = (sql: Sql | TransactionSql, audience: Audience) =>
  'userId' in audience
    ? sql`f.user_id = ${audience.userId}`
    : sql`f.organization_id = ${audience.organizationId}`;

/** The audience that a name stands for. */
function audienceOf(name: string): Audience {
  const id = name.slice(name.indexOf(':') + 1);
  return name.startsWith('user:') ? { userId: id } : { organizationId: id };
}

type FeedFact = FactRow & {
  userId: string | null;
  organizationId: string | null;
  aboutId: string | null;
  era: number;
  tx: string;
  settled: boolean;
};
export interface FactOfFeed {
  position: Position;
  audience: string;
  hiddenFrom: string | null;
  fact: ExchangeFact;
}

/** The facts of a transaction that come right after a position of the feed. */
export type FollowingFacts = FollowingRows<FactOfFeed>;

/**
 * The new facts of a transaction as the feed reads them after its commit, if they come right after a position. Null if the
 * feed has to read what is in between, or to wait for it.
 */
export async function followingFacts(
  tx: TransactionSql,
  facts: readonly NewFact[],
  after: Position,
): Promise<FollowingFacts | null> {
  const [row] = await tx<{ era: number; tx: string }[]>`
    select era, tx::text from facts_follow(${after.era}, ${String(after.tx)}::xid8, ${after.id})`;
  if (!row) return null;
  const position = { era: row.era, tx: BigInt(row.tx) };
  const rows = facts.map((fact) => ({
    position: { ...position, id: fact.id },
    audience: audienceName(fact.audience),
    hiddenFrom: 'aboutId' in fact.audience ? fact.audience.aboutId : null,
    fact: exchangeFactOf(fact),
  }));
  return { after, rows: rows.toSorted((a, b) => comparePositions(a.position, b.position)) };
}

/** All transactions before the horizon have ended, so nothing before it can still be committed. */
const horizon = (sql: Sql) => sql`(select max(era) from lead_eras), pg_snapshot_xmin(pg_current_snapshot())`;

/**
 * The facts of the live feed.
 *
 * @param sql Connections that may read the facts of everyone.
 */
export const factSource = (sql: Sql): FeedSource<FactOfFeed> => ({
  current: () => currentPosition(sql),
  async retainedFrom() {
    const [row] = await sql<{ era: number; tx: string; id: string }[]>`
      select era, tx::text, fact_id as id from fact_retention`;
    return row ? { era: row.era, tx: BigInt(row.tx), id: row.id } : null;
  },
  async after(after, { limit, upTo, audience }) {
    const found = await sql<FeedFact[]>`
      select ${factColumns(sql)}, f.user_id as "userId", f.organization_id as "organizationId", f.about_id as "aboutId", f.era, f.tx::text,
        (f.era, f.tx) < (${horizon(sql)}) as settled
      from followed_facts f
      where (f.era, f.tx, f.id) > (${after.era}, ${String(after.tx)}::xid8, ${after.id})
      ${upTo ? sql`and (f.era, f.tx, f.id) <= (${upTo.era}, ${String(upTo.tx)}::xid8, ${upTo.id})` : sql``}
      ${audience === undefined ? sql`` : sql`and ${isOf(sql, audienceOf(audience))}`}
      order by f.era, f.tx, f.id limit ${limit + 1}`;
    const rows = found
      .filter(({ settled }, index) => settled && index < limit)
      .map(({ era, tx, settled: _settled, userId, organizationId, aboutId, ...fact }) => ({
        position: { era, tx: BigInt(tx), id: fact.id },
        audience: audienceName(userId === null ? { organizationId: organizationId! } : { userId }),
        hiddenFrom: aboutId,
        fact: factOf(fact),
      }));
    if (rows.length === found.length) return { rows, more: 'none' };
    return { rows, more: rows.length === limit ? 'now' : 'soon' };
  },
  encode: (rows) =>
    rowFrames(
      'fact',
      rows.map(({ position, fact }) => ({ position, data: fact })),
    ),
});
