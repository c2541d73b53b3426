import type { Account, Users } from '../people/users.ts';
import type { Passwords } from './passwords.ts';

/**
 * Checks a password, and stores a hash of its normalized form if there was an older one of what somebody typed.
 *
 * @returns The account's proof epoch, or null if the password is wrong. Takes equally long without an account.
 */
export async function checkPassword(
  { users, passwords }: { users: Users; passwords: Passwords },
  account: Pick<Account, 'user' | 'passwordHash' | 'proofEpoch'> | null,
  password: string,
): Promise<number | null> {
  const match = await passwords.verify(account?.passwordHash ?? null, password);
  if (!match || !account?.passwordHash) return null;
  if (match === 'normalized') return account.proofEpoch;
  const { user, passwordHash, proofEpoch } = account;
  // If the server is too busy for another hash, the next sign-in stores it.
  const renewed = await passwords.hash(password).catch(() => null);
  const epoch = renewed === null ? null : await users.renewHash(user.id, { from: passwordHash, to: renewed });
  return epoch ?? proofEpoch;
}
