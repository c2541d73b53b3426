import type { Account } from '@vetsync/machines/model';

/** An account as the server answers with it. */
export const accountOf = (more: Partial<Account> = {}): Account => ({
  id: 'u1',
  email: 'sam@example.org',
  fullName: 'Sam Rivers',
  role: 'user',
  veteranVerified: false,
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
