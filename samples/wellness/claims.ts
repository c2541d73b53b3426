import { facilityToday, claimStages } from '@vetsync/machines/wellness/model';
import type { Claim, ClaimHelper } from '@vetsync/machines/wellness/model';
import { addDays } from '@vetsync/machines/model/time';

interface Sample extends Omit<Claim, 'filed' | 'reached' | 'requestedEvidence' | 'stage' | 'next' | 'note'> {
  /** Days ago that each stage was reached, from the first. */
  ago: readonly number[];
  requestedEvidence: { what: string; inDays: number } | null;
}

const samples: readonly Sample[] = [
  {
    id: 'hearing',
    title: 'Hearing loss and ringing in the ears',
    kind: 'new',
    ago: [64, 58, 41],
    requestedEvidence: { what: 'Results of your last hearing test', inDays: 12 },
    rating: null,
  },
  {
    id: 'knee',
    title: 'Left knee strain',
    kind: 'increase',
    ago: [192, 185, 170, 121, 78, 60, 56, 52],
    requestedEvidence: null,
    rating: 20,
  },
  {
    id: 'sleep',
    title: 'Sleep apnea',
    kind: 'supplemental',
    ago: [9],
    requestedEvidence: null,
    rating: null,
  },
];

/** The sample veteran's claims at `now` (epoch milliseconds). */
export function sampleClaims(now: number): Claim[] {
  const today = facilityToday(now);
  return samples.map(({ ago, requestedEvidence, ...claim }) => ({
    ...claim,
    stage: claimStages[ago.length - 1] ?? 'received',
    next: null,
    note: '',
    filed: addDays(today, -(ago[0] ?? 0)),
    reached: Object.fromEntries(ago.map((days, index) => [claimStages[index], addDays(today, -days)])),
    requestedEvidence: requestedEvidence && {
      what: requestedEvidence.what,
      due: addDays(today, requestedEvidence.inDays),
    },
  }));
}

export const claimHelpers: readonly ClaimHelper[] = [
  {
    id: 'barrow',
    name: 'Denise Barrow',
    role: 'Accredited representative',
    organization: 'Lone Star Veterans Service Office',
    location: 'Austin',
    phone: '512-555-0171',
    email: 'denise.barrow@lonestar-vso.example',
  },
  {
    id: 'quintero',
    name: 'Alan Quintero',
    role: 'County service officer',
    organization: 'Hill Country Veterans Office',
    location: 'Austin',
    phone: '512-555-0186',
    email: 'a.quintero@hillcountry-vets.example',
  },
  {
    id: 'frost',
    name: 'Imani Frost',
    role: 'Claims attorney, free clinic',
    organization: 'Justice for Service Legal Clinic',
    location: 'Houston',
    phone: '713-555-0174',
    email: 'imani.frost@jfs-clinic.example',
  },
];
