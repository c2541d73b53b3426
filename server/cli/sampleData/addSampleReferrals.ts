import type { Sql } from '../../data/db.ts';
import { withScope } from '../../data/scopes.ts';
import type { SampleEmployer } from './addSampleActivity.ts';

/** What becomes of each of a hospital's first patients whom it refers, in days from now. */
const samples = [
  { proposed: -1, note: 'Comes by bus, and prefers mornings.' },
  { proposed: -2, consented: -1, note: 'Would like to begin this month.' },
  {
    proposed: -9,
    consented: -8,
    note: '',
    answer: 'referral.accept',
    text: 'Come by on Monday. Bring your ID.',
  },
  {
    proposed: -9,
    consented: -7,
    note: '',
    answer: 'referral.decline',
    text: 'We don’t have an opening before spring.',
  },
] as const;

/** People whom hospitals refer to each other. `act` carries out a command, and answers what it is about. */
export async function addSampleReferrals(
  sql: Sql,
  hospitals: readonly SampleEmployer[],
  act: (by: string, command: { type: string; as?: string; payload: object }, days: number) => Promise<string>,
): Promise<void> {
  for (const [nth, { organizationId, ownerId }] of hospitals.entries()) {
    const other = hospitals[(nth + 1) % hospitals.length]!;
    if (other.organizationId === organizationId) continue;
    const patients = await withScope(
      sql,
      { organizationId },
      (tx) => tx<{ id: string; userId: string }[]>`
        select (array_agg(id order by id))[1] as id, user_id as "userId" from cases
        where organization_id = ${organizationId} and kind = 'patient' group by user_id order by 1 limit ${samples.length}`,
    );
    for (const [place, { id, userId }] of patients.entries()) {
      const { proposed, note, ...more } = samples[place]!;
      const listingId = other.listingIds[place % other.listingIds.length]!;
      const payload = { about: { kind: 'case', id }, listingId, note };
      const referralId = await act(
        ownerId,
        { type: 'referral.propose', as: organizationId, payload },
        proposed,
      );
      if (!('consented' in more)) continue;
      await act(userId, { type: 'referral.consent', payload: { referralId } }, more.consented);
      if (!('answer' in more)) continue;
      const answer = {
        type: more.answer,
        as: other.organizationId,
        payload: { referralId, text: more.text },
      };
      await act(other.ownerId, answer, more.consented + 1);
    }
  }
}
