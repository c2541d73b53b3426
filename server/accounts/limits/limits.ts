import type { Sql } from 'postgres';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import { sha256 } from '../secrets.ts';

/**
 * How often each thing may be done: `burst` at once, refilled evenly over `perSeconds`. The upper rows count per network
 * (an IPv4 address or an IPv6 /64), the lower ones per e-mail address, whether or not it has an account. Mailed links are not
 * counted: nobody can guess them, so a limit would only keep their owner out.
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
  /** Ways to an identity provider. */
  providerFlow: { burst: 30, perSeconds: 900 },
  secondFactor: { burst: 30, perSeconds: 900 },

  signUpAccount: { burst: 5, perSeconds: 3_600 },
  /** Guesses at one account from one network. */
  signInOrigin: { burst: 10, perSeconds: 900 },
  /** Guesses at one account from everywhere its owner hasn't signed in from before. */
  signInAccount: { burst: 100, perSeconds: 3_600 },
  resendAccount: { burst: 5, perSeconds: 3_600 },
  /** Codes and links, or new passwords, asked for one email address by one network. */
  mailedOrigin: { burst: 5, perSeconds: 3_600 },
  /** The same from everywhere its owner hasn't signed in from before. */
  mailedAccount: { burst: 5, perSeconds: 3_600 },
  /** Guesses at a mailed code from one network; it dies after a few anyway. */
  codeOrigin: { burst: 10, perSeconds: 3_600 },
  /** The same from everywhere its owner hasn't signed in from before. */
  codeAccount: { burst: 20, perSeconds: 86_400 },
  /** New email addresses that one account asks for. */
  newEmailAccount: { burst: 5, perSeconds: 3_600 },
  /** Proofs that somebody signed in gives again: no stranger can use these up. */
  reauthenticate: { burst: 10, perSeconds: 900 },
  /** Codes tried for one account from one network. */
  secondFactorOrigin: { burst: 10, perSeconds: 3_600 },
  /** Codes of an authenticator app tried for one account from everywhere its owner hasn't signed in from before. */
  secondFactorAccount: { burst: 20, perSeconds: 86_400 },
  /** Mails that tell an owner of wrong codes. */
  secondFactorWarning: { burst: 1, perSeconds: 86_400 },
} as const satisfies Record<string, { burst: number; perSeconds: number }>;

/** Limits of calls that send mail. Whoever reaches one may still have a mail whose link or code works. */
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
]);

export type LimitName = keyof typeof limitTable;
export type LimitAnswer = { ok: true } | { ok: false; retryAfterSeconds: number };

export interface Limits {
  /** Counts one try of `key` (a network, an email). A refused try costs nothing, so waiting always helps. */
  take(name: LimitName, key: string): Promise<LimitAnswer>;
  /**
   * As `take`, for calls that end with a refused try.
   *
   * @throws AppError `too_many_requests` with the wait.
   */
  consume(name: LimitName, key: string): Promise<void>;
  /** Forgets the tries of `key`. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** The longest that any limit looks ahead, in milliseconds. */
export const longestWindowMs =
  1000 * Math.max(...Object.values(limitTable).map(({ perSeconds }) => perSeconds));

const rowKey = (name: LimitName, key: string) => sha256(`${name}\n${key}`);

/**
 * Limits kept in PostgreSQL, so that they hold for all servers together and across restarts: a token bucket in one row
 * (the "generic cell rate algorithm"), moved by one atomic statement.
 */
export function createLimits(sql: Sql, clock: Clock, config: { rateLimits: boolean }): Limits {
  async function take(name: LimitName, key: string): Promise<LimitAnswer> {
    const { burst, perSeconds } = limitTable[name];
    const now = clock.now();
    const stepMs = (1000 * perSeconds) / burst;
    const first = new Date(now.getTime() + stepMs);
    const latest = new Date(now.getTime() + 1000 * perSeconds);
    // Losing the last instants of counting in a database crash is harmless: no need to wait for the disk.
    const taken = await sql`
      with lax as materialized (select set_config('synchronous_commit', 'off', true))
      insert into limits as l (key, spent_until) select ${rowKey(name, key)}, ${first}::timestamptz from lax
      on conflict (key) do update
        set spent_until = greatest(l.spent_until, ${now}::timestamptz) + ${stepMs}::float8 * interval '1 ms'
        where greatest(l.spent_until, ${now}::timestamptz) + ${stepMs}::float8 * interval '1 ms'
          <= ${latest}::timestamptz + interval '1 ms'`;
    if (taken.count === 1) return { ok: true };
    const [row] = await sql<{ spentUntil: Date }[]>`
      select spent_until as "spentUntil" from limits where key = ${rowKey(name, key)}`;
    let spentUntil = row?.spentUntil ?? now;
    // More than the window ahead: the clock was fast when this was written, and has been set back since.
    if (spentUntil > latest) {
      await sql`
        update limits set spent_until = ${latest} where key = ${rowKey(name, key)} and spent_until > ${latest}`;
      spentUntil = latest;
    }
    const waitMs = spentUntil.getTime() + stepMs - latest.getTime();
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  }

  return {
    take: async (name, key) => (config.rateLimits ? take(name, key) : { ok: true }),
    consume: async (name, key) => {
      if (!config.rateLimits) return;
      const taken = await take(name, key);
      if (taken.ok) return;
      const { retryAfterSeconds } = taken;
      throw new AppError('too_many_requests', { retryAfterSeconds, sendsMail: mailLimits.has(name) });
    },
    forget: async (name, key) => {
      if (!config.rateLimits) return;
      await sql`
        with lax as materialized (select set_config('synchronous_commit', 'off', true))
        delete from limits using lax where key = ${rowKey(name, key)}`;
    },
  };
}
