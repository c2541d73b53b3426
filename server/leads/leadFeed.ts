import type { Sessions } from '../accounts/sessions/sessions.ts';
import { leadColumns, storedLead } from './leads.ts';
import type { LeadRow } from './leads.ts';
import { leadsChannel } from './leadNotifications.ts';
import type { Sql } from '../data/db.ts';
import { currentPosition, horizon } from '../data/feedPositions.ts';
import type { Position } from '../data/feedPositions.ts';
import { createFeed } from '../feed/feed.ts';
import type { EndReason } from '../feed/frames.ts';
import { rowFrames } from '../feed/frames.ts';
import type { FeedReader } from '../feed/reader.ts';
import type { FeedDeps } from '../feed/feed.ts';

/** All administrators follow the same leads. */
export const leadAudience = 'administrators';
/** Maximum streams per administrator and server. */
const streamsPerPersonMax = 5;

interface LeadFeedRow {
  position: Position;
  lead: LeadRow;
}

/**
 * The leads after a position (and up to another one, inclusive), in order, at most `limit`.
 *
 * @returns `more`: whether there are more leads, now or soon.
 */
export async function leadsAfter(
  sql: Sql,
  after: Position,
  { limit, upTo }: { limit: number; upTo?: Position },
): Promise<{ rows: LeadFeedRow[]; more: 'none' | 'soon' | 'now' }> {
  const found = await sql<(LeadRow & { era: number; tx: string; settled: boolean })[]>`
    select ${leadColumns(sql)}, l.era, l.tx::text, (l.era, l.tx) < (${horizon(sql)}) as settled
    from leads l
    where (l.era, l.tx, l.id) > (${after.era}, ${String(after.tx)}::xid8, ${after.id})
    ${upTo ? sql`and (l.era, l.tx, l.id) <= (${upTo.era}, ${String(upTo.tx)}::xid8, ${upTo.id})` : sql``}
    order by l.era, l.tx, l.id limit ${limit + 1}`;
  const rows = found
    .filter(({ settled }, index) => settled && index < limit)
    .map(({ era, tx, settled: _settled, ...lead }) => ({
      position: { era, tx: BigInt(tx), id: lead.id },
      lead,
    }));
  if (rows.length === found.length) return { rows, more: 'none' };
  return { rows, more: rows.length === limit ? 'now' : 'soon' };
}

/** Streams whose session has ended, or whose user is no longer an administrator. */
async function leadReasonsToEnd(
  sessions: Pick<Sessions, 'rolesOf'>,
  readers: ReadonlySet<FeedReader>,
): Promise<Map<FeedReader, EndReason>> {
  const roles = await sessions.rolesOf([...new Set([...readers].map(({ owner }) => owner.sessionId))]);
  const ended = new Map<FeedReader, EndReason>();
  for (const reader of readers) {
    const role = roles.get(reader.owner.sessionId);
    if (role === undefined) ended.set(reader, 'session');
    else if (role !== 'admin') ended.set(reader, 'role');
  }
  return ended;
}

/** The live feed of new leads. */
export const createLeadFeed = ({
  sessions,
  ...deps
}: Pick<FeedDeps<never>, 'sql' | 'log' | 'metrics' | 'config' | 'stopping'> & {
  sessions: Pick<Sessions, 'rolesOf'>;
}) =>
  createFeed({
    ...deps,
    name: 'lead_feed',
    channel: leadsChannel,
    streamsPerPersonMax,
    reasonsToEnd: (readers) => leadReasonsToEnd(sessions, readers),
    source: {
      current: () => currentPosition(deps.sql),
      async after(position, { limit, upTo }) {
        const { rows, more } = await leadsAfter(deps.sql, position, { limit, ...(upTo && { upTo }) });
        return { rows: rows.map((row) => ({ ...row, audience: leadAudience })), more };
      },
      encode: (rows) =>
        rowFrames(
          'lead',
          rows.map(({ position, lead }) => ({ position, data: storedLead(lead) })),
        ),
    },
  });
export type LeadFeed = ReturnType<typeof createLeadFeed>;
