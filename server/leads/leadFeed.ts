import type { Sessions } from '../accounts/sessions/sessions.ts';
import { storedLead } from './leads.ts';
import { leadsChannel } from './leadNotifications.ts';
import { currentPosition } from '../data/feedPositions.ts';
import { leadsAfter } from './leadsFeed.ts';
import { createFeed } from '../feed/feed.ts';
import type { EndReason } from '../feed/frames.ts';
import { rowFrames } from '../feed/frames.ts';
import type { FeedReader } from '../feed/reader.ts';
import type { FeedDeps } from '../feed/feed.ts';

/** All administrators follow the same leads. */
export const leadAudience = 'administrators';
/** Maximum streams per administrator and server. */
const streamsPerPersonMax = 5;

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
