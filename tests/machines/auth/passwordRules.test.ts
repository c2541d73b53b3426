import { describe, expect, test } from 'vitest';
import {
  authErrors,
  emptyAuthDraft,
  isProductName,
  newPasswordError,
  passwordMinLengthOf,
} from '@vetsync/machines/account/model';
import { roles } from '@vetsync/machines/account/model';

describe("the product's name as a password", () => {
  test.each([
    'vetsync',
    'VETSYNC',
    'vetsync2026',
    '2026vetsync',
    'VetSync1!',
    'vet.sync',
    'vet2026sync',
    'Vet Sync 1',
    'v3tsync',
    'V3t$ync',
    'vet5yn(',
    '+vetsync+',
    'vetsyncvetsync',
    'VetSync-2026-VetSync',
    'ｖｅｔｓｙｎｃ',
  ])('%s is rejected', (password) => {
    expect(isProductName(password)).toBe(true);
    const reason = 'Don’t use the name VetSync as the password';
    expect(newPasswordError(password, 6)).toEqual(reason);
    const draft = { ...emptyAuthDraft, email: 'a@b.co', password };
    expect(authErrors('signUp', draft, 6)).toEqual({ password: reason });
    // Existing accounts with such a password can still sign in.
    expect(authErrors('signIn', draft, 6)).toEqual({});
  });

  test.each(['', '123456', '!!!!!!', 'vetsyn', 'vetsynch', 'sync vet', 'my vetsync', 'river stone'])(
    '%s is accepted',
    (password) => {
      expect(isProductName(password)).toBe(false);
    },
  );
});

test.each(roles.flatMap((role) => [6, 11, 12, 13].map((least) => [role, least] as const)))(
  'a %s, if the operator requires %i characters',
  (role, least) => {
    expect(passwordMinLengthOf(role, least)).toBe(role === 'admin' ? Math.max(12, least) : least);
  },
);
