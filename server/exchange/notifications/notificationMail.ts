import { assigneeIdIn } from '@vetsync/machines/model/exchange';
import type { Fragment } from 'postgres';
import type { TransactionSql } from '../../data/db.ts';
import { setScope } from '../../data/scopes.ts';
import { areForSeveral } from '../facts/facts.ts';
import type { NewFact } from '../facts/facts.ts';

/** Mail at once waits for this, so that it has what happens together, and nothing that was read meanwhile. */
const atOnceMs = 60_000;
const dayMs = 24 * 3_600_000;
/** When the daily mail is sent, in UTC: in the morning in the United States. */
const dailyHour = 13;
/** The furthest ahead that a mail can wait. */
export const longestWaitMs = dayMs;

/** The next time of the daily mail. */
export function nextDaily(now: Date): Date {
  const today = new Date(now).setUTCHours(dailyHour, 0, 0, 0);
  return new Date(today > now.getTime() ? today : today + dayMs);
}

interface Recipient {
  id: string;
  /** Whether the fact is about what is theirs, or about their work. */
  about: 'own' | 'work';
}

/** Selects whom a fact notifies: its person, or the staff who can decide, or the colleague whom it names. */
function recipientsOf(tx: TransactionSql, { audience, actorId, ...fact }: NewFact): Fragment {
  if ('userId' in audience) {
    // What awaits an administrator's decision is their work.
    const about = fact.kind === 'decisionAwaited' ? 'work' : 'own';
    return tx`select ${audience.userId}::uuid as id, ${about} as about`;
  }
  const assigneeId = assigneeIdIn(fact);
  return tx`
    select user_id as id, 'work' as about from organization_members
    where organization_id = ${audience.organizationId} and role in ('owner', 'manager', 'reviewer')
      and user_id is distinct from ${actorId} and user_id <> ${audience.aboutId} ${assigneeId === undefined ? tx`` : tx`and user_id = ${assigneeId}`}`;
}

/** Reads the recipients of facts for several organizations or people, which no scope can see at once. */
async function readInTurn(tx: TransactionSql, facts: readonly NewFact[]): Promise<Recipient[]> {
  // Sent at once, each scope before what is read in it.
  const found = await Promise.all(
    facts.map((fact) =>
      Promise.all([setScope(tx, fact.audience), tx<Recipient[]>`${recipientsOf(tx, fact)}`]),
    ),
  );
  return found.flatMap(([, rows]) => rows);
}

const listed = (tx: TransactionSql, recipients: readonly Recipient[]): Fragment => tx`
  select id, about from unnest(
    ${recipients.map(({ id }) => id)}::text[]::uuid[], ${recipients.map(({ about }) => about)}::text[]
  ) listed (id, about)`;

/**
 * Sees to it that everyone whom some new facts notify gets one mail, if and when they want it. What it says is decided
 * when it is written. As for storing them, the transaction must have the scope of the facts, unless they are for several
 * organizations.
 */
export async function requestNotificationMail(
  tx: TransactionSql,
  facts: readonly NewFact[],
  now: Date,
): Promise<void> {
  const notifying = facts.filter(({ notifies }) => notifies);
  if (notifying.length === 0) return;
  const recipients = areForSeveral(facts)
    ? listed(tx, await readInTurn(tx, notifying))
    : notifying.map((fact) => recipientsOf(tx, fact)).reduce((all, more) => tx`${all} union all ${more}`);
  const atOnce = new Date(now.getTime() + atOnceMs);
  await tx`
    select mail_notifications(array_agg(id), array_agg(about), ${now}, ${atOnce}, ${nextDaily(now)})
    from (${recipients}) recipient`;
}
