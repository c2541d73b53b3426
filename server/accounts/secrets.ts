import { hash, randomBytes, randomInt } from 'node:crypto';

const secretBytes = 32;

/** 256 random bits in base64url, for a cookie or a mailed link. Only its hash is ever stored. */
export const newSecret = () => randomBytes(secretBytes).toString('base64url');

/** Whether `value` could be one of ours, so that nonsense never reaches the database. */
export const looksLikeSecret = (value: string) => /^[\w-]{43}$/.test(value);

/** SHA-256 in hex, the form in which secrets and personal keys are stored. */
export const sha256 = (value: string) => hash('sha256', value, 'hex');

/** Letters and digits that nobody takes for one another. */
const legible = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that can be typed from a screen: 20 random characters (99 bits) in groups of five. */
export function newPassword(): string {
  const characters = Array.from({ length: 20 }, () => legible[randomInt(legible.length)]);
  return [0, 5, 10, 15].map((from) => characters.slice(from, from + 5).join('')).join('-');
}
