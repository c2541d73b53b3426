import { randomBytes } from 'node:crypto';
import { administratorPasswordMinLength } from '@vetsync/machines/account/model';
import type { Role } from '@vetsync/machines/account/model';
import * as argon2 from '@node-rs/argon2';
import { AppError } from '../../errors.ts';
import { weaknessesOf } from './weakPasswords.ts';
import type { Owner, Weakness } from './weakPasswords.ts';

/**
 * Runs at most `concurrency` tasks at a time, in order. If `queueSize` tasks are waiting already, the next one is
 * rejected with `overloaded()` instead of making everyone wait longer.
 */
export function concurrencyLimit({
  concurrency,
  queueSize,
  overloaded,
}: {
  concurrency: number;
  queueSize: number;
  overloaded: () => Error;
}) {
  let running = 0;
  const line: (() => void)[] = [];
  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= concurrency) {
      if (line.length >= queueSize) throw overloaded();
      // The finished task passes its slot to the next one, so `running` doesn't change.
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Cost of one hash: KiB, passes and lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}
/** Argon2id as recommended by OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const owaspCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Size of Node's thread pool, which file access and DNS lookups use too. */
const poolThreads = 4;
/**
 * Two per thread: one that runs and one queued behind it. If the next one were queued only after a result reached the
 * event loop, threads would idle. Other work in the pool waits for at most these. Later requests wait in our own queue.
 * Only running hashes use memory.
 */
const defaultConcurrency = 2 * poolThreads;
const defaultQueueSize = 64;

export interface Passwords {
  /** PHC string of an argon2id hash of the normalized form. Rejects with `too_many_hashes` if too many are queued. */
  hash(password: string): Promise<string>;
  /**
   * Which form of the password matches: the normalized one, or, of an older hash, what was typed. Takes equally long for a
   * missing account (`null`), and returns false.
   */
  verify(passwordHash: string | null, password: string): Promise<'normalized' | 'raw' | false>;
  /** Reasons to reject a password ("weak password"). Empty if it is acceptable. */
  weaknesses(password: string, owner: Owner): Weakness[];
  /** @throws AppError `weak_password` with every reason. */
  refuseWeak(password: string, owner: Owner): void;
  /**
   * Rejects a correct password that is too short for an administrator, who may have chosen it before becoming one. A
   * hash doesn't reveal the password's length, so this is checked whenever a password is used.
   *
   * @throws AppError `password_too_short`.
   */
  refuseShort(password: string, role: Role): void;
}

/**
 * Keyboards write the same letter in several ways: `é` as one character or two, Japanese ones also full-width digits. NIST SP
 * 800-63B, 5.1.1.2, has passwords normalized before they are hashed, so that each of them signs in.
 */
const normalized = (password: string) => password.normalize('NFKC');

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
/** A hash that no password matches and that costs as much to verify as any other. */
const unmatchableHash = ({ memoryCost, timeCost, parallelism }: HashCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}` +
  `$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

export interface HashingOptions {
  /** Hashes in the thread pool at a time. */
  concurrency?: number;
  /** Maximum queue length. Further requests are rejected. */
  queueSize?: number;
  /** Default: OWASP's recommendation. */
  cost?: HashCost;
  /** Default: Argon2id on the thread pool. */
  hasher?: Pick<typeof argon2, 'hash' | 'verify'>;
}

export function createPasswords(
  config: { passwordMinLength: number },
  {
    concurrency = defaultConcurrency,
    queueSize = defaultQueueSize,
    cost = owaspCost,
    hasher = argon2,
  }: HashingOptions = {},
): Passwords {
  const weaknesses: Passwords['weaknesses'] = (password, owner) =>
    weaknessesOf(normalized(password), owner, config.passwordMinLength);
  const fallbackHash = unmatchableHash(cost);
  const limited = concurrencyLimit({
    concurrency,
    queueSize,
    overloaded: () => new AppError('too_many_hashes'),
  });
  return {
    hash: (password) => limited(() => hasher.hash(normalized(password), cost)),
    async verify(passwordHash, password) {
      const matches = (form: string) => limited(() => hasher.verify(passwordHash ?? fallbackHash, form));
      if (await matches(normalized(password))) return 'normalized';
      return normalized(password) !== password && (await matches(password)) ? 'raw' : false;
    },
    weaknesses,
    refuseWeak(password, owner) {
      const found = weaknesses(password, owner);
      if (found.length > 0) throw new AppError('weak_password', { weaknesses: found });
    },
    refuseShort(password, role) {
      if (role === 'admin' && normalized(password).length < administratorPasswordMinLength)
        throw new AppError('password_too_short');
    },
  };
}
