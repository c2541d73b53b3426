import { recoveryCodeCount } from '@vetsync/machines/account/model';
import type { Enrollment, Factor, RecoveryCodes } from '@vetsync/machines/account/model';
import type { Clock } from '../../clock.ts';
import type { Sql, TransactionSql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import type { EmailKind, MailRequests } from '../mail/mailRequests.ts';
import type { Encryption } from './encryption.ts';
import { newRecoveryCode, plainRecoveryCode, sha256 } from '../secrets.ts';
import type { ValidSession } from '../sessions/sessions.ts';
import { latestTotpStep, newTotpSecret, totpSetup, totpStep } from './totp.ts';

/** Maximum authenticator apps per account. */
const factorsMax = 5;
const defaultName = 'Authenticator app';

interface Owner {
  id: string;
  email: string;
}
type Within = Sql | TransactionSql;
/** Encryption context of a secret. */
const contextOf = (userId: string) => `second factor of ${userId}`;
const hashOf = (userId: string, code: string) => sha256(`${userId}\n${plainRecoveryCode(code)}`);

/**
 * Locks the account so that changes to its factors run one at a time. Call it before locking other rows of the account,
 * so that two changes can't deadlock. Null if the account no longer exists.
 */
export async function lockOwner(userId: string, tx: TransactionSql): Promise<string | null> {
  const [row] = await tx<{ email: string }[]>`select email from users where id = ${userId} for no key update`;
  return row?.email ?? null;
}

const countOf = async (userId: string, within: Within): Promise<number> => {
  const [row] = await within<{ count: number }[]>`
    select count(*)::int as count from second_factors where user_id = ${userId} and verified_at is not null`;
  return row?.count ?? 0;
};

async function newRecoveryCodes(userId: string, tx: TransactionSql): Promise<RecoveryCodes> {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes = recoveryCodes.map((code) => hashOf(userId, code));
  await tx`delete from recovery_codes where user_id = ${userId}`;
  await tx`insert into recovery_codes (user_id, hash) select ${userId}::uuid, unnest(${hashes}::text[])`;
  return { recoveryCodes };
}

/**
 * Authenticator apps and recovery codes. A code can be used once, even in parallel: using it either advances the
 * factor's last step or deletes the recovery code, in one conditional statement.
 *
 * @param encryption null if the operator has set no key. Then no app can be added, and only recovery codes work.
 */
export function createSecondFactors(
  sql: Sql,
  clock: Clock,
  { encryption, mailRequests }: { encryption: Encryption | null; mailRequests: MailRequests },
) {
  /**
   * Makes one change to an account's factors. `changed` then ends the account's other sessions, which started under the
   * old factors, and notifies the owner.
   */
  const changing = <Result>(
    { id: sessionId, user: { id: userId } }: ValidSession,
    work: (
      tx: TransactionSql,
      owner: { userId: string; changed: (kind: EmailKind) => Promise<void> },
    ) => Promise<Result>,
  ) =>
    sql.begin(async (tx) => {
      const email = await lockOwner(userId, tx);
      if (email === null) throw new AppError('not_found');
      return work(tx, {
        userId,
        async changed(kind) {
          await tx`delete from sessions where user_id = ${userId} and id <> ${sessionId}`;
          await mailRequests.add(kind, { email, userId }, tx);
        },
      });
    });

  /** The operator may have removed or changed the key. */
  function opened(userId: string, secret: string): string {
    if (!encryption) throw new AppError('second_factor_not_configured');
    try {
      return encryption.decrypt(secret, contextOf(userId));
    } catch (error) {
      throw new AppError('second_factor_not_configured', undefined, { cause: error });
    }
  }

  /** The factor that a code belongs to, with the code's time step. */
  function factorOf(userId: string, code: string, factors: readonly { id: string; secret: string }[]) {
    for (const { id, secret } of factors) {
      const step = totpStep(opened(userId, secret), code, clock.now());
      if (step !== null) return { id, step };
    }
    return null;
  }

  return {
    /** Whether signing in requires a second factor. */
    async isOn(userId: string): Promise<boolean> {
      return (await countOf(userId, sql)) > 0;
    },

    /**
     * Like `isOn`, with the current epoch of the account's proofs. Sessions and challenges with an earlier epoch are
     * rejected, so a sign-in without a second factor fails if one is turned on at the same time.
     */
    async stateOf(userId: string): Promise<{ isOn: boolean; proofEpoch: number | undefined }> {
      const [row] = await sql<{ isOn: boolean; proofEpoch: number }[]>`
        select proof_epoch as "proofEpoch",
          exists (select from second_factors where user_id = u.id and verified_at is not null) as "isOn"
        from users u where id = ${userId}`;
      return row ?? { isOn: false, proofEpoch: undefined };
    },

    /** The verified apps, oldest first, and the number of recovery codes, for their owner. */
    async of(userId: string): Promise<{ factors: Factor[]; recoveryCodesLeft: number }> {
      const rows = await sql<{ id: string; name: string; createdAt: Date }[]>`
        select id, name, created_at as "createdAt" from second_factors
        where user_id = ${userId} and verified_at is not null order by created_at, id`;
      const [left] = await sql<{ count: number }[]>`
        select count(*)::int as count from recovery_codes where user_id = ${userId}`;
      return {
        factors: rows.map(({ createdAt, ...factor }) => ({ ...factor, createdAt: createdAt.toISOString() })),
        recoveryCodesLeft: left?.count ?? 0,
      };
    },

    /** Starts adding an app. Replaces one that was started before and never verified. */
    async enroll({ id: userId, email }: Owner, name = defaultName): Promise<Enrollment> {
      if (!encryption) throw new AppError('second_factor_not_configured');
      const secret = newTotpSecret();
      const encrypted = encryption.encrypt(secret, contextOf(userId));
      if ((await countOf(userId, sql)) >= factorsMax)
        throw new AppError('too_many_factors', { most: factorsMax });
      const [row] = await sql<{ id: string }[]>`
        insert into second_factors (user_id, name, secret, created_at)
        values (${userId}, ${name}, ${encrypted}, ${clock.now()})
        on conflict (user_id) where verified_at is null
          do update set id = excluded.id, name = excluded.name, secret = excluded.secret,
            created_at = excluded.created_at, last_step = excluded.last_step
        returning id`;
      return { id: row!.id, secret, ...totpSetup(secret, email) };
    },

    /**
     * Turns an app on by one of its codes. The account's first app comes with recovery codes.
     *
     * @returns null if the account has no such unverified app, `wrong` if the code isn't from it.
     */
    async verify(
      session: ValidSession,
      factorId: string,
      code: string,
    ): Promise<RecoveryCodes | 'wrong' | null> {
      return changing<RecoveryCodes | 'wrong' | null>(session, async (tx, { userId, changed }) => {
        const waiting = await tx<{ id: string; secret: string }[]>`
          select id, secret from second_factors
          where id = ${factorId} and user_id = ${userId} and verified_at is null`;
        if (waiting.length === 0) return null;
        const found = factorOf(userId, code, waiting);
        if (!found) return 'wrong';
        const before = await countOf(userId, tx);
        if (before >= factorsMax) throw new AppError('too_many_factors', { most: factorsMax });
        await tx`
          update second_factors set verified_at = ${clock.now()}, last_step = ${found.step} where id = ${found.id}`;
        await changed(before === 0 ? 'second_factor_on' : 'second_factor_added');
        return before === 0 ? newRecoveryCodes(userId, tx) : { recoveryCodes: [] };
      });
    },

    /** Removes an app, and with the last verified one the recovery codes. False if there is no such app. */
    async remove(session: ValidSession, factorId: string): Promise<boolean> {
      return changing(session, async (tx, { userId, changed }) => {
        const [removed] = await tx<{ counted: boolean }[]>`
          delete from second_factors where id = ${factorId} and user_id = ${userId}
          returning verified_at is not null as counted`;
        if (!removed?.counted) return removed !== undefined;
        const isLast = (await countOf(userId, tx)) === 0;
        await changed(isLast ? 'second_factor_off' : 'second_factor_removed');
        if (isLast) {
          await tx`delete from recovery_codes where user_id = ${userId}`;
          await tx`delete from second_factor_challenges where user_id = ${userId}`;
        }
        return true;
      });
    },

    /** Replaces the recovery codes with ten new ones. */
    async renewRecoveryCodes(session: ValidSession): Promise<RecoveryCodes> {
      return changing(session, async (tx, { userId, changed }) => {
        if ((await countOf(userId, tx)) === 0) throw new AppError('second_factor_off');
        await changed('recovery_codes_new');
        return newRecoveryCodes(userId, tx);
      });
    },

    /** Consumes a code of one of the apps. False if it is wrong or was used before. */
    async consumeCode(userId: string, code: string, within: Within): Promise<boolean> {
      const factors = await within<{ id: string; secret: string }[]>`
        select id, secret from second_factors where user_id = ${userId} and verified_at is not null`;
      const found = factorOf(userId, code, factors);
      if (!found) return false;
      const taken = await within`
        update second_factors set last_step = ${found.step}
        where id = ${found.id} and (last_step < ${found.step} or last_step > ${latestTotpStep(clock.now())})`;
      return taken.count === 1;
    },

    /** Consumes a recovery code by deleting it. */
    async consumeRecoveryCode(userId: string, code: string, within: Within): Promise<boolean> {
      const taken = await within`
        delete from recovery_codes where user_id = ${userId} and hash = ${hashOf(userId, code)}`;
      return taken.count === 1;
    },
  };
}
export type SecondFactors = ReturnType<typeof createSecondFactors>;
