import type { Referral } from '@vetsync/machines/bookings/model';
import type { OfferedCare, ReferredPerson } from '@vetsync/machines/bookings/referralForm';
import type { LoadedReferrals } from '@vetsync/machines/bookings/referrals';

const id = (last: number) => `0b0e7c1e-3f0a-4a39-9a39-6f1d3f4f${String(last).padStart(4, '0')}`;

const prairie = { id: id(2), name: 'Lone Prairie Medical Center' };
const harbor = { id: id(3), name: 'Harbor Clinic', listingId: id(4), title: 'Physical therapy' };

/** A referral that waits for the person's consent. */
export const proposedReferral: Referral = {
  id: id(201),
  side: 'person',
  from: prairie,
  to: harbor,
  personName: 'Marcus Hale',
  status: 'proposed',
  note: 'Prefers mornings, and comes by bus.',
  answer: null,
  until: '2026-11-26T14:27:00.000Z',
  proposedAt: '2026-11-21T14:27:00.000Z',
  changedAt: '2026-11-21T14:27:00.000Z',
  threadId: null,
};
export const sentReferral: Referral = { ...proposedReferral, status: 'sent' };
export const acceptedReferral: Referral = {
  ...proposedReferral,
  id: id(202),
  status: 'accepted',
  answer: 'Come by on Monday, and bring your ID.',
  until: null,
  threadId: id(210),
};
const others: readonly Referral[] = [
  { ...proposedReferral, id: id(204), side: 'sender', personName: 'Dana Whitfield' },
  {
    ...acceptedReferral,
    id: id(205),
    side: 'sender',
    personName: 'Ruth Okafor',
    status: 'declined',
    answer: 'We have no place before winter.',
    threadId: null,
  },
];

const loaded = (referrals: readonly Referral[], organizationId: string | null = null): LoadedReferrals => ({
  referrals,
  nextCursor: null,
  organizationId,
  mayAnswer: true,
});
export const ownReferrals = loaded([proposedReferral, acceptedReferral]);
export const staffReferrals = loaded(
  [{ ...sentReferral, side: 'receiver', from: { id: id(5), name: 'Cedar Valley Hospital' } }, ...others],
  prairie.id,
);
export const noReferrals = loaded([], prairie.id);

export const referredPerson: ReferredPerson = {
  organizationId: prairie.id,
  caseId: id(220),
  name: 'Marcus Hale',
  mayRefer: true,
};
export const offeredCare: readonly OfferedCare[] = [
  { id: id(4), title: 'Physical therapy', organizationName: 'Harbor Clinic', location: 'Boston, MA' },
  {
    id: id(6),
    title: 'Dr. June Castellan',
    organizationName: 'Cedar Valley Hospital',
    location: 'Denton, TX',
  },
];
