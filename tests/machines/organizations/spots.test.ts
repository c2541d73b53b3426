import { describe, expect, test } from 'vitest';
import { fullnessOf, spotsLeft, type Listing } from '@vetsync/machines/organizations/model';
import { submitApplication } from '@vetsync/machines/model/exchange';
import { emptyProfile } from '@vetsync/machines/profile/model';

describe('spots', () => {
  test('are left until all are taken, and never fewer than none', () => {
    expect(spotsLeft({ capacity: 3, spotsTaken: 1 })).toBe(2);
    // The staff have lowered it since.
    expect(spotsLeft({ capacity: 1, spotsTaken: 3 })).toBe(0);
    expect(spotsLeft({ capacity: null, spotsTaken: 3 })).toBeNull();
    expect(spotsLeft({ spotsTaken: 3 })).toBeNull();
  });
  test.each([
    [{ capacity: 2, spotsTaken: 1, whenFull: 'close' as const }, null],
    [{ capacity: 2, spotsTaken: 2, whenFull: 'close' as const }, 'close'],
    [{ capacity: 2, spotsTaken: 2, whenFull: 'waitlist' as const }, 'waitlist'],
    [{ capacity: 2, spotsTaken: 2 }, 'waitlist'],
    [{ capacity: null, spotsTaken: 2, whenFull: 'close' as const }, null],
  ])('of %o are full: %s', (listing, fullness) => {
    expect(fullnessOf(listing)).toBe(fullness);
  });
});

const apply = (listing: Partial<Listing>, current: { id: string } | null = null) => {
  const outcome = submitApplication(
    {
      open: {
        listing: {
          kind: 'program',
          status: 'published',
          closesOn: '',
          id: 'l',
          title: 'Rent',
          ...listing,
        } as Listing,
        organizationName: 'Harbor House',
      },
      profile: emptyProfile,
      account: { id: 'v', name: 'Val', email: 'val@example.org' },
      current,
    },
    { type: 'nonprofit.submit', listingId: 'l' },
    { id: 'a', at: 0 },
  );
  return 'refused' in outcome ? outcome.refused : 'sent';
};

test('nobody applies for what closes when it is full, unless they have applied', () => {
  const full = { capacity: 1, spotsTaken: 1 };
  expect(apply({ ...full, whenFull: 'close' })).toBe('listing_full');
  expect(apply({ ...full, whenFull: 'close' }, { id: 'before' })).toBe('already_applied');
  expect(apply({ ...full, whenFull: 'waitlist' })).toBe('sent');
  expect(apply({ capacity: 2, spotsTaken: 1, whenFull: 'close' })).toBe('sent');
});
