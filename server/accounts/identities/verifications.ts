import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import type { Claims } from './oidc.ts';
import { sha256 } from '../secrets.ts';

/** The provider's scope, and the claim it returns, for veteran status. */
export const veteranScope = 'veteran';
export const hasVeteranClaim = ({ veteran }: Claims) => veteran === true;

/** Veteran status as confirmed by a provider (platform spec, section 4, "Veteran verified"). */
export function createVerifications(sql: Sql, clock: Clock) {
  return {
    /** Stores the proof and marks the account as verified. `taken` if the proof belongs to another account. */
    record: (userId: string, { iss, sub }: Claims): Promise<'ok' | 'taken'> =>
      sql.begin(async (tx) => {
        const recorded = await tx`
          insert into veteran_proofs as known (proof, user_id, verified_at)
          values (${sha256(`${iss}\n${sub}`)}, ${userId}, ${clock.now()})
          on conflict (proof) do update set verified_at = excluded.verified_at
            where known.user_id = excluded.user_id`;
        if (recorded.count === 0) return 'taken';
        await tx`update users set veteran_verified = true where id = ${userId}`;
        return 'ok';
      }),
  };
}
