import { hash, randomBytes, randomInt } from 'node:crypto';

const secretBytes = 32;

/** 256 random bits in base64url, for a cookie or a mailed link. Only its hash is ever stored. */
export const newSecret = () => randomBytes(secretBytes).toString('base64url');

/** Whether `value` has the format of our secrets, so that other input never reaches the database. */
export const looksLikeSecret = (value: string) => /^[\w-]{43}$/.test(value);

/** SHA-256 in hex, the form in which secrets and keys with personal data are stored. */
export const sha256 = (value: string) => hash('sha256', value, 'hex');

/** Letters and digits that can't be mistaken for one another. */
const legibleCharacters = 'abcdefghjkmnpqrstuvwxyz23456789';

const legibleText = (length: number) =>
  Array.from({ length }, () => legibleCharacters[randomInt(legibleCharacters.length)]).join('');
const legibleGroups = (groups: number, length: number) =>
  Array.from({ length: groups }, () => legibleText(length)).join('-');

/** A password that can be typed from a screen: 20 random characters (99 bits) in groups of five. */
export const newPassword = () => legibleGroups(4, 5);

/** A code to store on paper: 16 random characters (79 bits) in groups of four. */
export const newRecoveryCode = () => legibleGroups(4, 4);
/** Normalizes a recovery code, which may be typed with any spacing and capitals. */
export const plainRecoveryCode = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
