import { candidateParts, candidateSummaryParts, snapshotOf, textsIn } from '@vetsync/machines/model/exchange';
import type { Candidate, OwnCandidate } from '@vetsync/machines/model/exchange';
import { searchedWords } from '@vetsync/machines/model/text';
import type { Sql, TransactionSql } from '../../data/db.ts';
import type { Clock } from '../../clock.ts';
import { pageOf } from '../../data/keyset.ts';
import type { Keyset } from '../../data/keyset.ts';
import { AppError } from '../../errors.ts';
import { withStaffScope, withScope } from '../../data/scopes.ts';
import { applicantOf } from '../applicant.ts';
import { changeWorld, nextFactTime } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import type { StoredWorld } from '../worlds.ts';

/** What a person shows of their profile as a candidate: the parts that they have named, and nothing else. */
async function shownOf(tx: TransactionSql, userId: string, share: readonly string[]) {
  const { profile } = await applicantOf(tx, userId);
  const parts = Object.fromEntries(candidateParts.map((part) => [part, share.includes(part)]));
  const { name: _name, ...shown } = snapshotOf(profile, { name: '', email: '' }, parts);
  return shown;
}

/** What a list has of it. The rest is read by opening a candidate, which leaves a record, and so can't be searched. */
const summaryOf = (shown: Candidate['shown']) =>
  Object.fromEntries(Object.entries(shown).filter(([part]) => candidateSummaryParts.includes(part)));

/** Lets organizations find a person. */
export async function joinPool(
  context: CommandContext,
  stored: StoredWorld,
  { share, headline = '' }: { share: readonly string[]; headline?: string | undefined },
): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const at = nextFactTime(stored, now);
  const shown = await shownOf(tx, userId, share);
  const [row] = await tx<{ id: string }[]>`
    insert into own_candidates as stored (user_id, headline, shown, search_text, joined_at)
    values (${userId}, ${headline}, ${tx.json(shown as never)},
      search_words(${[headline, ...textsIn(summaryOf(shown))].join(' ')}), ${at})
    on conflict (user_id) do update
      set headline = excluded.headline, shown = excluded.shown, search_text = excluded.search_text,
        joined_at = case when stored.left_at is null then stored.joined_at else excluded.joined_at end,
        left_at = null
    returning id`;
  const entry = { id: row!.id, headline, share: [...share] };
  const origin = { actorId: userId, commandId, at };
  const made = changeWorld(context, userId, {
    stored,
    id: await newId(),
    body: { type: 'poolJoined', entry },
    origin,
  });
  return made ? [made] : [];
}

/** Makes sure that nobody finds a person any more, and forgets what they have shown. */
export async function leavePool(context: CommandContext, stored: StoredWorld): Promise<NewFact[]> {
  const { tx, userId, commandId, now, newId } = context;
  const at = nextFactTime(stored, now);
  await tx`
    update own_candidates set left_at = ${at}, headline = '', shown = '{}', search_text = ''
    where user_id = ${userId} and left_at is null`;
  const origin = { actorId: userId, commandId, at };
  const made = changeWorld(context, userId, {
    stored,
    id: await newId(),
    body: { type: 'poolLeft' },
    origin,
  });
  return made ? [made] : [];
}

export interface CandidateRequest {
  /** Beginnings of words in what the list shows of a candidate. */
  q?: string | undefined;
  branch?: string | undefined;
  cursor?: Keyset | undefined;
  limit: number;
}

type Row = Omit<Candidate, 'joinedAt'> & { createdAt: Date };

const candidateOf = ({ createdAt, ...row }: Row): Candidate => ({
  ...row,
  joinedAt: createdAt.toISOString(),
});

const columns = (tx: TransactionSql, organizationId: string) => tx`
  c.id, c.headline, c.shown, c.joined_at as "createdAt", (
    select json_build_object('id', r.id, 'at', to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'status', case r.status when 'accepted' then 'accepted' else 'sent' end,
      'threadId', (
        select t.id from accepted_contact_requests accepted join threads t
          on t.organization_id = accepted.organization_id and t.user_id = accepted.user_id
        where accepted.organization_id = ${organizationId} and accepted.id = r.id
      ))
    from contact_requests r where r.organization_id = ${organizationId} and r.candidate_id = c.id
  ) as request`;

/** Candidates, as the staff of organizations see them who can decide on applications. */
export const createCandidates = (sql: Sql, clock: Clock) => ({
  /**
   * A page of candidates with a summary of what they show, those who joined last first. Who has blocked the organization is not among them, and neither is
   * the colleague who asks.
   *
   * @throws AppError `not_found`, `role_not_allowed`, `status_not_allowed`.
   */
  list: (
    userId: string,
    organizationId: string,
    { q, branch, cursor, limit }: CandidateRequest,
  ): Promise<{ candidates: Candidate[]; nextCursor: string | null }> =>
    withStaffScope(
      sql,
      { userId, organizationId, ability: 'review' },
      async (tx) => {
        const rows = await tx<Row[]>`
          select ${columns(tx, organizationId)} from found_candidates c
          where true
          ${branch === undefined ? tx`` : tx`and c.shown ->> 'branch' = ${branch}`}
          ${
            q
              ? tx`and not exists (
                  select from unnest(${searchedWords(q)}::text[]) word
                  where c.search_text not like '% ' || word || '%')`
              : tx``
          }
          ${cursor ? tx`and (c.joined_at, c.id) < (${cursor.createdAt}, ${cursor.id})` : tx``}
          order by c.joined_at desc, c.id desc limit ${limit + 1}`;
        const { page, nextCursor } = pageOf(rows, limit);
        return {
          candidates: page.map((row) => candidateOf({ ...row, shown: summaryOf(row.shown) })),
          nextCursor,
        };
      },
      { locks: false },
    ),

  /** What a person shows, null if nobody finds them. */
  own: (userId: string): Promise<{ candidate: OwnCandidate | null }> =>
    withScope(sql, { userId }, async (tx) => {
      const [row] = await tx<(Omit<OwnCandidate, 'joinedAt'> & { joinedAt: Date })[]>`
        select headline, shown, joined_at as "joinedAt" from own_candidates
        where user_id = ${userId} and left_at is null`;
      return { candidate: row ? { ...row, joinedAt: row.joinedAt.toISOString() } : null };
    }),

  /**
   * All that one candidate shows. They can see that a colleague has read it.
   *
   * @throws AppError `not_found`, `role_not_allowed`, `status_not_allowed`.
   */
  find: (userId: string, organizationId: string, id: string): Promise<{ candidate: Candidate }> =>
    withStaffScope(
      sql,
      { userId, organizationId, ability: 'review' },
      async (tx) => {
        const [row] = await tx<(Row & { userId: string })[]>`
          select ${columns(tx, organizationId)}, account_of_candidate(c.id) as "userId" from found_candidates c
          where c.id = ${id}`;
        if (!row) throw new AppError('not_found');
        const { userId: candidateUserId, ...found } = row;
        await tx`
          insert into access_records (user_id, organization_id, actor_id, at)
          values (${candidateUserId}, ${organizationId}, ${userId}, ${clock.now()})`;
        return { candidate: candidateOf(found) };
      },
      { locks: false },
    ),
});
