import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import type { Claims } from './oidc.ts';
import { sha256 } from '../secrets.ts';

/** The provider's scope that asks for, and its claim that says, whether somebody is a veteran. */
export const veteranScope = 'veteran';
export const saysVeteran = ({ veteran }: Claims) => veteran === true;

/** Veteran status that a provider has vouched for (platform spec, section 4, "Veteran verified"). */
export function createVerifications(sql: Sql, clock: Clock) {
  return {
    /** Notes the proof and verifies the account; `taken` where the proof is another account's. */
    record: (userId: string, { iss, sub }: Claims): Promise<'ok' | 'taken'> =>
      sql.begin(async (tx) => {
        const noted = await tx`
          insert into veteran_proofs as known (proof, user_id, verified_at)
          values (${sha256(`${iss}\n${sub}`)}, ${userId}, ${clock.now()})
          on conflict (proof) do update set verified_at = excluded.verified_at
            where known.user_id = excluded.user_id`;
        if (noted.count === 0) return 'taken';
        await tx`update users set veteran_verified = true where id = ${userId}`;
        return 'ok';
      }),
  };
}
