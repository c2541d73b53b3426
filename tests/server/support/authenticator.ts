import { createHmac } from 'node:crypto';
import type { TestClock } from '../harness.ts';
import { cookieOf, member, post, signIn } from './accounts.ts';
import type { Server } from './accounts.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, section 6. */
function fromBase32(text: string): Buffer {
  let bits = '';
  for (const character of text) bits += alphabet.indexOf(character).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** HOTP of RFC 4226, section 5.3, implemented for these tests only. The product's implementation must agree. */
export function hotp(key: Buffer, counter: number, digits = 6): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', key).update(message).digest();
  const offset = mac[19]! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** How long an authenticator app shows a code. */
export const stepMs = 30_000;
/** The app's code at a time, or some steps later. */
export const codeAt = (secret: string, time: Date, steps = 0) =>
  hotp(fromBase32(secret), Math.floor(time.getTime() / stepMs) + steps);

/** A code that is not valid now or in the adjacent steps. */
export function wrongCode(secret: string, time: Date): string {
  const near = [-1, 0, 1].map((steps) => codeAt(secret, time, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code))!;
}

export interface Enrolled {
  id: string;
  secret: string;
  uri: string;
  qr: string;
}

export const enroll = (server: Server, cookie: string, body: object = {}) =>
  post(server, '/api/auth/mfa/factors', body, { Cookie: cookie });
export const verifyFactor = (server: Server, cookie: string, id: string, code: string) =>
  post(server, `/api/auth/mfa/factors/${id}/verify`, { code }, { Cookie: cookie });
export const removeFactor = (server: Server, cookie: string, id: string) =>
  server.request(`/api/auth/mfa/factors/${id}`, { method: 'DELETE', headers: { Cookie: cookie } });
export const renewCodes = (server: Server, cookie: string) =>
  server.request('/api/auth/mfa/recovery-codes', { method: 'POST', headers: { Cookie: cookie } });
export const answerChallenge = (server: Server, id: string, code: string, headers = {}) =>
  post(server, `/api/auth/mfa/challenges/${id}/verify`, { code }, headers);

/** The challenge from a sign-in that requires the second factor. */
export async function challengeOf(answer: Response): Promise<string> {
  const { mfa } = (await answer.json()) as { mfa?: { challengeId: string } };
  return mfa?.challengeId ?? '';
}

/** A challenge of a user whose app shows a new code. */
export async function beginChallenge(server: Server, clock: TestClock, person: { email: string }) {
  clock.advance(stepMs);
  return challengeOf(await signIn(server, person.email));
}

/** A user whose second factor is on. */
export async function memberWithSecondFactor(server: Server) {
  const person = await member(server);
  const enrolled = (await (await enroll(server, person.cookie)).json()) as Enrolled;
  const code = codeAt(enrolled.secret, server.deps.clock.now());
  const answer = await verifyFactor(server, person.cookie, enrolled.id, code);
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  return { ...person, ...enrolled, recoveryCodes };
}

export const sessionIn = (answer: Response) => (answer.headers.has('set-cookie') ? cookieOf(answer) : null);
