import type { ReferralStep } from '@vetsync/machines/bookings/model';
import type { PayloadOf } from '@vetsync/machines/model/exchange';
import { mayList, type OrganizationKind } from '@vetsync/machines/organizations/model';
import type { TransactionSql } from '../../data/db.ts';
import { setScope } from '../../data/scopes.ts';
import { AppError } from '../../errors.ts';
import { knownName, personAbout } from '../bookings/bookingCommands.ts';
import type { StaffAsking } from '../bookings/bookingCommands.ts';
import { nextFactTime } from '../changeWorld.ts';
import type { CommandContext } from '../context.ts';
import type { NewFact } from '../facts/facts.ts';
import { addThread, findPersonName, storeMessage, threadBetween } from '../messages.ts';
import type { StaffWork } from '../commands/staffWork.ts';
import { markHandled } from '../notifications/staffNotifications.ts';
import type { StoredWorld } from '../worlds.ts';
import { findReferral, takeReferralStep, tellOfReferral, untilAfter } from './referralSteps.ts';
import type { ReferralRow, ReferralWork } from './referralSteps.ts';

const workOf = (context: CommandContext, stored: StoredWorld): ReferralWork => {
  const { userId: actorId, commandId, now } = context;
  return { ...context, stored, origin: { actorId, commandId, at: nextFactTime(stored, now) } };
};

interface Care {
  toOrganizationId: string;
  toName: string;
  title: string;
}

/** Whose care it is, if everyone sees it, and its staff have a page to answer on. @throws AppError `listing_closed`. */
async function findCare(tx: TransactionSql, listingId: string): Promise<Care> {
  const [row] = await tx<(Care & { kind: OrganizationKind })[]>`
    select l.organization_id as "toOrganizationId", o.name as "toName", l.title, o.kind
    from listings l join organizations o on o.id = l.organization_id
    where l.id = ${listingId} and l.kind = 'provider' and l.status = 'published' and o.status = 'approved'`;
  if (!row || !mayList(row.kind, 'provider')) throw new AppError('listing_closed');
  return row;
}

/** Asks a person whether they may be referred. */
export async function propose(
  { about, listingId, note = '' }: PayloadOf<'referral.propose'>,
  { tx: asking, organizationId }: StaffAsking,
): Promise<StaffWork> {
  const personId = await personAbout(asking, organizationId, about);
  return {
    personId,
    async run(context, stored) {
      const { tx, newId } = context;
      const work = workOf(context, stored);
      const { at } = work.origin;
      const personName = await knownName(tx, organizationId, personId);
      const care = await findCare(tx, listingId);
      // Nobody refers to themselves.
      if (care.toOrganizationId === organizationId) throw new AppError('not_found');
      await setScope(tx, { userId: personId, organizationId });
      const [sender] = await tx<
        { name: string }[]
      >`select name from organizations where id = ${organizationId}`;
      const row: ReferralRow = {
        id: await newId(),
        organizationId,
        fromName: sender!.name,
        ...care,
        listingId,
        userId: personId,
        personName,
        note,
        status: 'proposed',
        answer: '',
        until: untilAfter(at),
        proposedAt: at,
        sentAt: null,
        changedAt: at,
      };
      const { count } = await tx`
        insert into referrals (organization_id, id, user_id, to_organization_id, listing_id, title, person_name, note, status,
          until, proposed_at, changed_at)
        values (${organizationId}, ${row.id}, ${personId}, ${row.toOrganizationId}, ${listingId}, ${row.title},
          ${personName}, ${note}, ${row.status}, ${row.until}, ${at}, ${at})
        on conflict (organization_id, user_id, listing_id) where until is not null do nothing`;
      if (count === 0) throw new AppError('referral_open');
      return tellOfReferral(work, row, 'sender');
    },
  };
}

/** What the person says to it. */
export async function answerReferral(
  context: CommandContext,
  stored: StoredWorld,
  { referralId, step }: { referralId: string; step: ReferralStep },
): Promise<NewFact[]> {
  const row = await findReferral(context.tx, referralId, { locks: true });
  if (row.userId !== context.userId) throw new AppError('not_found');
  if (step === 'consent') await findCare(context.tx, row.listingId);
  return takeReferralStep(workOf(context, stored), row, { step, by: 'person' });
}

/** Opens a conversation, or goes on in the one that is there. @throws AppError `thread_blocked`. */
async function writeFirst(
  { tx, userId: authorId, newId }: CommandContext,
  { toOrganizationId: organizationId, userId }: ReferralRow,
  { text, at }: { text: string; at: Date },
): Promise<void> {
  const authorName = await findPersonName(tx, authorId);
  await setScope(tx, { userId, organizationId });
  const known = await threadBetween(tx, organizationId, userId);
  if (known?.isBlocked) throw new AppError('thread_blocked');
  const thread = known ?? (await addThread(tx, { id: await newId(), organizationId, userId, at }));
  await storeMessage(tx, {
    organizationId,
    threadId: thread.id,
    id: await newId(),
    side: 'organization',
    authorId,
    authorName,
    text,
    at,
  });
}

/** What the staff of either organization say to it. */
export const decideReferral =
  (step: ReferralStep) =>
  async (
    { referralId, text }: { referralId: string; text?: string },
    { tx: asking, organizationId }: StaffAsking,
  ): Promise<StaffWork> => {
    const found = await findReferral(asking, referralId);
    // Whoever asks may also be somebody who is referred elsewhere.
    const side =
      found.organizationId === organizationId
        ? 'sender'
        : found.toOrganizationId === organizationId && found.sentAt
          ? 'receiver'
          : null;
    if (side === null) throw new AppError('not_found');
    return {
      personId: found.userId,
      async run(context, stored) {
        const { tx, userId, now } = context;
        const work = workOf(context, stored);
        await markHandled(tx, { userId, organizationId }, { subject: referralId, now });
        await setScope(tx, { userId: found.userId, organizationId });
        const row = await findReferral(tx, referralId, { locks: true });
        const facts = await takeReferralStep(work, row, { step, by: side, answer: text });
        if (step === 'accept') await writeFirst(context, row, { text: text!, at: work.origin.at });
        return facts;
      },
    };
  };
