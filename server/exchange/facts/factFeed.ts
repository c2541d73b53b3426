import type { Sessions } from '../../accounts/sessions/sessions.ts';
import type { Sql } from '../../data/db.ts';
import { factSource } from './facts.ts';
import { createFeed } from '../../feed/feed.ts';
import type { FeedDeps } from '../../feed/feed.ts';
import type { EndReason } from '../../feed/frames.ts';
import type { FeedReader } from '../../feed/reader.ts';

/** Maximum streams per person and server: one for each browser. */
const streamsPerPersonMax = 10;
/** PostgreSQL channel on which servers notify each other of new facts. */
const factsChannel = 'facts';

const organizationPrefix = 'organization:';

/** Who works for which of some organizations that may work, as `{userId} {organizationId}`. */
async function staffOf(feedSql: Sql, organizationIds: readonly string[]): Promise<Set<string>> {
  if (organizationIds.length === 0) return new Set();
  const rows = await feedSql<{ userId: string; organizationId: string }[]>`
    select m.user_id as "userId", m.organization_id as "organizationId"
    from organization_members m join organizations o on o.id = m.organization_id
    where m.organization_id = any(${organizationIds as string[]}::text[]::uuid[]) and o.status <> 'suspended'`;
  return new Set(rows.map(({ userId, organizationId }) => `${userId} ${organizationId}`));
}

/** Streams whose session has ended, or whose owner no longer works for the organization. */
async function factReasonsToEnd(
  { sessions, feedSql }: { sessions: Pick<Sessions, 'rolesOf'>; feedSql: Sql },
  readers: ReadonlySet<FeedReader>,
): Promise<Map<FeedReader, EndReason>> {
  const owners = [...readers].map(({ owner }) => owner);
  const organizationIds = owners
    .filter(({ audience }) => audience.startsWith(organizationPrefix))
    .map(({ audience }) => audience.slice(organizationPrefix.length));
  const [roles, staff] = await Promise.all([
    sessions.rolesOf([...new Set(owners.map(({ sessionId }) => sessionId))]),
    staffOf(feedSql, [...new Set(organizationIds)]),
  ]);
  const ended = new Map<FeedReader, EndReason>();
  for (const reader of readers) {
    const { sessionId, userId, audience } = reader.owner;
    const organizationId = audience.startsWith(organizationPrefix)
      ? audience.slice(organizationPrefix.length)
      : null;
    if (!roles.has(sessionId)) ended.set(reader, 'session');
    else if (organizationId && !staff.has(`${userId} ${organizationId}`)) ended.set(reader, 'role');
  }
  return ended;
}

/** The live feed of what happens to people and organizations. */
export const createFactFeed = ({
  sessions,
  feedSql,
  ...deps
}: Pick<FeedDeps<never>, 'sql' | 'log' | 'metrics' | 'config' | 'stopping'> & {
  sessions: Pick<Sessions, 'rolesOf'>;
  feedSql: Sql;
}) =>
  createFeed({
    ...deps,
    name: 'fact_feed',
    channel: factsChannel,
    streamsPerPersonMax,
    reasonsToEnd: (readers) => factReasonsToEnd({ sessions, feedSql }, readers),
    source: factSource(feedSql),
  });
export type FactFeed = ReturnType<typeof createFactFeed>;
