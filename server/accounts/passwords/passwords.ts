import { randomBytes } from 'node:crypto';
import { administratorPasswordMinLength } from '@vetsync/machines/auth/model';
import type { Role } from '@vetsync/machines/account/model';
import * as argon2 from '@node-rs/argon2';
import { AppError } from '../../errors.ts';
import { concurrencyLimit } from './concurrencyLimit.ts';
import { weaknessesOf } from './weakPasswords.ts';
import type { Owner, Weakness } from './weakPasswords.ts';

/** What one hash takes: KiB, passes and lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}
/** Argon2id as OWASP's Password Storage Cheat Sheet asks: 19 MiB, two passes, one lane. */
const owaspCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Threads of Node's pool, which files and name look-ups need as well. */
const poolThreads = 4;
/**
 * One for each thread, and one that it finds waiting when it is done: where the next is handed over only once an answer was heard, threads
 * idle meanwhile. What else needs the pool waits for those alone; who comes next waits here. Only what is being tried takes its memory.
 */
const defaultAtOnce = 2 * poolThreads;
const mostWaiting = 64;

export interface Passwords {
  /** PHC string of an argon2id hash. Rejects with `too_many_hashes` when too many are waiting. */
  hash(password: string): Promise<string>;
  /** Takes as long for an account that isn't there (`null`), and answers false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Why a password is refused ("weak password"); empty when it is good. */
  weaknesses(password: string, owner: Owner): Weakness[];
  /** @throws AppError `weak_password` with every reason. */
  refuseWeak(password: string, owner: Owner): void;
  /**
   * Refuses a right password that is too short for an administrator: somebody may have chosen it before they became one. How
   * long a password is can't be told from its hash, so this is looked at whenever one is used.
   *
   * @throws AppError `password_too_short`.
   */
  refuseShort(password: string, role: Role): void;
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
/** A hash that no password has, as dear to try as any. */
const nobodysHash = ({ memoryCost, timeCost, parallelism }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}` +
  `$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

export interface HashingOptions {
  /** Hashes computed at the same time. */
  atOnce?: number;
  /** How many more may wait; whoever comes after them is refused. */
  waiting?: number;
  /** Default: what OWASP asks for. */
  cost?: HashCost;
  /** Default: Argon2id on the thread pool. */
  hasher?: Pick<typeof argon2, 'hash' | 'verify'>;
}

export function createPasswords(
  config: { passwordMinLength: number },
  { atOnce = defaultAtOnce, waiting = mostWaiting, cost = owaspCost, hasher = argon2 }: HashingOptions = {},
): Passwords {
  const weaknesses: Passwords['weaknesses'] = (password, owner) =>
    weaknessesOf(password, owner, config.passwordMinLength);
  const nobody = nobodysHash(cost);
  const inTurn = concurrencyLimit({ atOnce, waiting, overloaded: () => new AppError('too_many_hashes') });
  return {
    hash: (password) => inTurn(() => hasher.hash(password, cost)),
    verify: (passwordHash, password) => inTurn(() => hasher.verify(passwordHash ?? nobody, password)),
    weaknesses,
    refuseWeak(password, owner) {
      const found = weaknesses(password, owner);
      if (found.length > 0) throw new AppError('weak_password', { weaknesses: found });
    },
    refuseShort(password, role) {
      if (role === 'admin' && password.length < administratorPasswordMinLength)
        throw new AppError('password_too_short');
    },
  };
}
