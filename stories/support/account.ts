import type { Account, Device, Enrollment, Factor, SignInResponse } from '@vetsync/machines/account/model';
import { seenAt } from './leads.ts';

/** Shared by account stories: an invented user, and server errors. */
export const email = 'jordan.reyes@example.org';
export const longEmail = `${'a.person.with.many.names.'.repeat(9)}@veterans.example.org`;
export const longName =
  'Maximiliana Featherstonehaugh-Worthington of the Seventh Engineer Support Battalion, Retired';

const minute = 60_000;
const day = 24 * 60 * minute;
const before = (ms: number) => new Date(seenAt - ms).toISOString();

export const account: Account = {
  id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0001',
  email,
  fullName: 'Jordan Reyes',
  role: 'user',
  veteranVerified: false,
  locale: 'en',
  createdAt: before(200 * day),
  pendingEmail: null,
  hasPassword: true,
  factors: [],
  recoveryCodesLeft: 0,
  provenUntil: null,
};

export const factors: Factor[] = [
  { id: 'f1', name: 'Authenticator app', createdAt: before(90 * day) },
  { id: 'f2', name: 'Work phone', createdAt: before(3 * day) },
];

/** A QR-like image of 17 by 17 modules in the server's format, not a real key. */
const squares = Array.from({ length: 289 }, (_, index) => ({ x: index % 17, y: Math.floor(index / 17) }))
  .filter(({ x, y }) => (x * 7 + y * 5 + ((x * y) % 3)) % 3 === 0)
  .map(({ x, y }) => `M${x + 1} ${y + 1}h1v1h-1z`)
  .join('');
export const enrollment: Enrollment = {
  id: 'f3',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/VetSync:jordan.reyes%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=VetSync',
  qr: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 19 19"><path fill="white" d="M0 0h19v19H0z"/><path fill="black" d="${squares}"/></svg>`,
};

/** Four letters and digits that look random. */
const part = (seed: number) => ((seed * 7_654_321) % 1_679_616).toString(36).padStart(4, 'k');
export const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `${part(index + 11)}-${part(index + 29)}-${part(index + 53)}`,
);

const device = (id: string, browser: string | null, system: string | null, seen: number): Device => ({
  id,
  current: id === 'd1',
  browser,
  system,
  createdAt: before(seen + 6 * day),
  lastSeenAt: before(seen),
  expiresAt: new Date(seenAt + 20 * day).toISOString(),
});
export const devices: Device[] = [
  device('d1', 'Firefox', 'Windows', 0),
  device('d2', 'Safari', 'iOS', 43 * minute),
  device('d3', 'Chrome', 'Android', 2 * day),
  device('d4', null, null, 5 * day),
];

/** The server could not be reached. */
export const unreachable = { status: 0, code: 'unreachable' };
/** The server's message for a wrong code. */
export const wrong = 'That code is not right. Look at the newest one and try again.';

/** Machine context after too many attempts, with the wait in seconds. */
export const tooMany = (waitSeconds: number) => ({
  waitSeconds,
  problem: {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many tries. Please wait before you try again.',
    retryAfterSeconds: waitSeconds,
  },
});

const person = { id: 'jordan', email, fullName: 'Jordan Reyes' };
/** What a sign-in resolves to: a session, a question for the second factor, or nobody. */
export const signInResponses = (): readonly [SignInResponse, ...SignInResponse[]] => [
  {
    user: person,
    role: 'user',
    veteranVerified: false,
    locale: 'en',
    expiresAt: '2026-12-21T14:27:00.000Z',
  },
  { mfa: { challengeId: 'challenge-1' } },
  { user: null },
];
