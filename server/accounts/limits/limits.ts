import { commandRates } from '@vetsync/machines/model/exchange';
import type { Sql } from 'postgres';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import { sha256 } from '../secrets.ts';

/**
 * Rate limits: `burst` at once, refilled evenly over `perSeconds`. The first group counts per network (an IPv4 address
 * or an IPv6 /64), the second per email address, whether or not it has an account. Links from mail are not limited:
 * nobody can guess them, so a limit would only block their owner.
 */
export const limitTable = {
  leads: { burst: 60, perSeconds: 600 },
  customSolutions: { burst: 20, perSeconds: 600 },
  signUp: { burst: 20, perSeconds: 3_600 },
  signIn: { burst: 30, perSeconds: 900 },
  resend: { burst: 20, perSeconds: 3_600 },
  otp: { burst: 20, perSeconds: 3_600 },
  recover: { burst: 20, perSeconds: 3_600 },
  verify: { burst: 30, perSeconds: 900 },
  /** Redirects to an identity provider. */
  providerFlow: { burst: 30, perSeconds: 900 },
  secondFactor: { burst: 30, perSeconds: 900 },

  organizations: { burst: 10, perSeconds: 3_600 },
  invitations: { burst: 60, perSeconds: 3_600 },
  invitationAnswers: { burst: 30, perSeconds: 900 },
  listingImports: { burst: 20, perSeconds: 3_600 },
  /** What people ask for on the platform, as its commands declare it. */
  ...commandRates,
  /** How often one person loads what they have on the platform, or what an organization has. */
  states: { burst: 120, perSeconds: 600 },
  /** Downloads of everything that is kept of one person. */
  personalData: { burst: 10, perSeconds: 3_600 },
  /** How often calendar apps read one person's calendar. */
  calendarReadings: { burst: 120, perSeconds: 3_600 },
  /** Questions of one person to the assistant, and conversations that they begin. */
  assistantQuestions: { burst: 40, perSeconds: 600 },
  /** Of these questions, so many a day go to the model, which costs money. Then the library answers. */
  assistantModel: { burst: 60, perSeconds: 86_400 },
  assistantConversations: { burst: 60, perSeconds: 3_600 },
  /** Invitations of one organization. */
  invitationsOrganization: { burst: 100, perSeconds: 86_400 },

  signUpAccount: { burst: 5, perSeconds: 3_600 },
  /** Password attempts for one account from one network. */
  signInOrigin: { burst: 10, perSeconds: 900 },
  /** Password attempts for one account from all networks that are new to its owner. */
  signInAccount: { burst: 100, perSeconds: 3_600 },
  resendAccount: { burst: 5, perSeconds: 3_600 },
  /** Requests for a code, a link or a new password, for one email address from one network. */
  mailedOrigin: { burst: 5, perSeconds: 3_600 },
  /** The same from all networks that are new to the owner. */
  mailedAccount: { burst: 5, perSeconds: 3_600 },
  /** Attempts at a mailed code from one network. The code expires after a few wrong ones anyway. */
  codeOrigin: { burst: 10, perSeconds: 3_600 },
  /** The same from all networks that are new to the owner. */
  codeAccount: { burst: 20, perSeconds: 86_400 },
  /** New email addresses that one account requests. */
  newEmailAccount: { burst: 5, perSeconds: 3_600 },
  /** Reauthentications of a signed-in person. Strangers can't use these up. */
  reauthenticate: { burst: 10, perSeconds: 900 },
  /** Attempts at a second factor code for one account from one network. */
  secondFactorOrigin: { burst: 10, perSeconds: 3_600 },
  /** Attempts at an authenticator app's code for one account from all networks that are new to its owner. */
  secondFactorAccount: { burst: 20, perSeconds: 86_400 },
  /** Emails that warn an owner about wrong codes. */
  secondFactorWarning: { burst: 1, perSeconds: 86_400 },
} as const satisfies Record<string, { burst: number; perSeconds: number }>;

/** Limits of calls that send mail. A person who reaches one may still have an earlier mail whose link or code works. */
const mailLimits: ReadonlySet<string> = new Set<LimitName>([
  'signUp',
  'signUpAccount',
  'resend',
  'resendAccount',
  'otp',
  'recover',
  'mailedOrigin',
  'mailedAccount',
  'newEmailAccount',
  'invitations',
  'invitationsOrganization',
]);

export type LimitName = keyof typeof limitTable;
export type LimitResult = { ok: true } | { ok: false; retryAfterSeconds: number };

export interface Limits {
  /**
   * Counts one attempt for `key` (a network or an email address). A rejected attempt costs nothing, so waiting always
   * helps.
   */
  tryConsume(name: LimitName, key: string): Promise<LimitResult>;
  /**
   * Like `tryConsume`, but throws if the limit is reached.
   *
   * @throws AppError `too_many_requests` with the seconds to wait.
   */
  consume(name: LimitName, key: string): Promise<void>;
  /**
   * Counts one attempt for each key, or for none.
   *
   * @throws AppError `too_many_requests` if one of the limits is reached.
   */
  consumeAll(keys: Readonly<Partial<Record<LimitName, string>>>): Promise<void>;
  /** Resets the count of `key`. */
  clear(name: LimitName, key: string): Promise<void>;
}

/** The longest refill time of any limit, in milliseconds. */
export const longestWindowMs =
  1000 * Math.max(...Object.values(limitTable).map(({ perSeconds }) => perSeconds));

/**
 * Parallel requests are not counted in the order in which they read the clock, and the clocks of two servers differ a
 * little. An attempt beyond the burst takes a whole step, so tolerating half a step doesn't let it through.
 */
const toleranceMs = (stepMs: number) => Math.min(1_000, stepMs / 2);

const rowKey = (name: LimitName, key: string) => sha256(`${name}\n${key}`);

/**
 * Limits in PostgreSQL, so that they apply across servers and restarts. Each is a token bucket in one row (the "generic
 * cell rate algorithm"), updated by one atomic statement.
 */
export function createLimits(sql: Sql, clock: Clock, config: { rateLimits: boolean }): Limits {
  async function tryConsume(name: LimitName, key: string): Promise<LimitResult> {
    const { burst, perSeconds } = limitTable[name];
    const now = clock.now();
    const stepMs = (1000 * perSeconds) / burst;
    const first = new Date(now.getTime() + stepMs);
    const latest = new Date(now.getTime() + 1000 * perSeconds);
    const latestWithTolerance = new Date(latest.getTime() + toleranceMs(stepMs));
    // A database crash may lose the last few attempts, which is harmless, so this doesn't wait for the disk.
    const taken = await sql`
      with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
      insert into limits as l (key, spent_until) select ${rowKey(name, key)}, ${first}::timestamptz from async_commit
      on conflict (key) do update
        set spent_until = greatest(l.spent_until, ${now}::timestamptz) + ${stepMs}::float8 * interval '1 ms'
        where greatest(l.spent_until, ${now}::timestamptz) + ${stepMs}::float8 * interval '1 ms'
          <= ${latestWithTolerance}::timestamptz + interval '1 ms'`;
    if (taken.count === 1) return { ok: true };
    const [row] = await sql<{ spentUntil: Date }[]>`
      select spent_until as "spentUntil" from limits where key = ${rowKey(name, key)}`;
    let spentUntil = row?.spentUntil ?? now;
    // Further ahead than the window allows: a fast clock wrote it and was set back since.
    if (spentUntil > latestWithTolerance) {
      await sql`
        update limits set spent_until = ${latest}
        where key = ${rowKey(name, key)} and spent_until > ${latestWithTolerance}`;
      spentUntil = latest;
    }
    const waitMs = spentUntil.getTime() + stepMs - latest.getTime();
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  }

  async function consume(name: LimitName, key: string): Promise<void> {
    if (!config.rateLimits) return;
    const taken = await tryConsume(name, key);
    if (taken.ok) return;
    const { retryAfterSeconds } = taken;
    throw new AppError('too_many_requests', { retryAfterSeconds, sendsMail: mailLimits.has(name) });
  }

  /** Takes back what one attempt has cost. */
  const giveBack = (name: LimitName, key: string) => {
    const { burst, perSeconds } = limitTable[name];
    return sql`
      with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
      update limits set spent_until = spent_until - ${(1000 * perSeconds) / burst}::float8 * interval '1 ms'
      from async_commit where key = ${rowKey(name, key)}`;
  };

  return {
    tryConsume: async (name, key) => (config.rateLimits ? tryConsume(name, key) : { ok: true }),
    consume,
    async consumeAll(keys) {
      const taken: [LimitName, string][] = [];
      for (const one of Object.entries(keys) as [LimitName, string][]) {
        await consume(...one).catch(async (error: unknown) => {
          for (const earlier of taken) await giveBack(...earlier);
          throw error;
        });
        taken.push(one);
      }
    },
    clear: async (name, key) => {
      if (!config.rateLimits) return;
      await sql`
        with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
        delete from limits using async_commit where key = ${rowKey(name, key)}`;
    },
  };
}
