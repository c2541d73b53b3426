import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import type { MailRequests } from '../mail/mailRequests.ts';
import { lockOwner } from './secondFactors.ts';
import type { SecondFactors } from './secondFactors.ts';
import { looksLikeSecret, newSecret, sha256 } from '../secrets.ts';
import type { SessionUser } from '../sessions/sessions.ts';

/** Ways to prove one's identity before the second factor. */
export const proofs = ['password', 'mail', 'google', 'confirm', 'reset'] as const;
export type Proof = (typeof proofs)[number];

export const challengeLifetimeMs = 5 * 60_000;
/** Codes that may be tried before the sign-in has to start over. */
export const maxTries = 5;

export interface Challenge {
  user: SessionUser;
  by: Proof;
}

/** Whether this is a code of an authenticator app. Anything else is treated as a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);

class WrongCode extends Error {}

/**
 * Sign-ins that wait for the second factor. The id is a secret of the browser that started the sign-in. It only allows
 * calling the endpoint that accepts a code.
 */
export function createChallenges(
  sql: Sql,
  clock: Clock,
  { secondFactors, mailRequests }: { secondFactors: SecondFactors; mailRequests: MailRequests },
) {
  return {
    /**
     * Creates a challenge and returns its id.
     *
     * @param proofEpoch The account's epoch when its password was looked up.
     * @throws SQLSTATE VB002 if the proof is outdated.
     */
    async begin(userId: string, by: Proof, proofEpoch: number | null = null): Promise<string> {
      const id = newSecret();
      const now = clock.now();
      await sql`
        insert into second_factor_challenges (id, user_id, proof, created_at, expires_at, proof_epoch)
        values (${sha256(id)}, ${userId}, ${by}, ${now}, ${new Date(now.getTime() + challengeLifetimeMs)}, ${proofEpoch})`;
      return id;
    },

    /** The user of a challenge and how they signed in. Null if it is unknown, used or expired. */
    async find(id: string): Promise<Challenge | null> {
      if (!looksLikeSecret(id)) return null;
      const [row] = await sql<(SessionUser & { by: Proof })[]>`
        select u.id, u.email, u.full_name as "fullName", u.veteran_verified as "veteranVerified", u.locale,
          coalesce(r.role, 'user') as role, c.proof as by
        from second_factor_challenges c join users u on u.id = c.user_id left join user_roles r on r.user_id = u.id
        where c.id = ${sha256(id)} and c.expires_at > ${clock.now()} and c.tries < ${maxTries}`;
      if (!row) return null;
      const { by, ...user } = row;
      return { user, by };
    },

    /**
     * Checks a code. A challenge can be completed once; of parallel calls at most one succeeds. Every attempt counts,
     * whatever its result.
     *
     * @returns `gone` if the challenge is used or expired, `last` if the code was wrong and no attempts are left.
     */
    async answer(id: string, userId: string, code: string): Promise<'right' | 'wrong' | 'last' | 'gone'> {
      const [counted] = await sql<{ tries: number }[]>`
        update second_factor_challenges set tries = tries + 1
        where id = ${sha256(id)} and expires_at > ${clock.now()} and tries < ${maxTries} returning tries`;
      if (!counted) return 'gone';
      const isApp = isAppCode(code);
      const consume = isApp ? secondFactors.consumeCode : secondFactors.consumeRecoveryCode;
      try {
        return await sql.begin(async (tx) => {
          const email = await lockOwner(userId, tx);
          const spent = await tx`delete from second_factor_challenges where id = ${sha256(id)}`;
          if (email === null || spent.count === 0) return 'gone';
          if (!(await consume(userId, code, tx))) throw new WrongCode();
          if (!isApp) await mailRequests.add('recovery_code_used', { email, userId }, tx);
          return 'right';
        });
      } catch (error) {
        if (!(error instanceof WrongCode)) throw error;
        return counted.tries >= maxTries ? 'last' : 'wrong';
      }
    },
  };
}
