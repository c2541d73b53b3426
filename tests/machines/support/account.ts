import type { Account, Device } from '@vetsync/machines/account/model';

/** An account as in the server's response. */
export const accountOf = (more: Partial<Account> = {}): Account => ({
  id: 'u1',
  email: 'sam@example.org',
  fullName: 'Sam Rivers',
  role: 'user',
  veteranVerified: false,
  locale: 'en',
  createdAt: '2026-01-02T03:04:05.000Z',
  pendingEmail: null,
  hasPassword: true,
  factors: [],
  recoveryCodesLeft: 0,
  provenUntil: null,
  ...more,
});
export const factorOf = (id = 'f1') => ({
  id,
  name: 'Authenticator app',
  createdAt: '2026-01-02T03:04:05.000Z',
});
export const deviceOf = (id: string, current = false): Device => ({
  id,
  current,
  browser: 'Firefox',
  system: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  lastSeenAt: '2026-03-04T00:00:00.000Z',
  expiresAt: '2026-03-08T00:00:00.000Z',
});
