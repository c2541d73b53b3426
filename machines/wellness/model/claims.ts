import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import { addDays, momentIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { facilityTimeZone, facilityToday } from './slots.ts';

/** The way of a disability claim, as the Department of Veterans Affairs describes it to claimants. */
export const claimStages = [
  'received',
  'initialReview',
  'evidenceGathering',
  'evidenceReview',
  'rating',
  'letter',
  'finalReview',
  'decided',
] as const;
export type ClaimStage = (typeof claimStages)[number];

export interface Claim {
  id: string;
  /** What it is for. */
  title: string;
  kind: 'new' | 'increase' | 'supplemental';
  stage: ClaimStage;
  filed: Day;
  /** Day on which each stage was reached, as far as it came. */
  reached: Readonly<Partial<Record<ClaimStage, Day>>>;
  /** What is asked of the veteran, and by when; null where nothing is. */
  asked: { what: string; due: Day } | null;
  /** In percent, once decided. */
  rating: number | null;
}

interface Sample extends Omit<Claim, 'filed' | 'reached' | 'asked' | 'stage'> {
  /** Days ago that each stage was reached, from the first. */
  ago: readonly number[];
  asked: { what: string; inDays: number } | null;
}

const samples: readonly Sample[] = [
  {
    id: 'hearing',
    title: 'Hearing loss and ringing in the ears',
    kind: 'new',
    ago: [64, 58, 41],
    asked: { what: 'Results of your last hearing test', inDays: 12 },
    rating: null,
  },
  {
    id: 'knee',
    title: 'Left knee strain',
    kind: 'increase',
    ago: [192, 185, 170, 121, 78, 60, 56, 52],
    asked: null,
    rating: 20,
  },
  { id: 'sleep', title: 'Sleep apnea', kind: 'supplemental', ago: [9], asked: null, rating: null },
];

/** The sample veteran's claims as seen at `now` (epoch milliseconds). */
export function sampleClaims(now: number): Claim[] {
  const today = facilityToday(now);
  return samples.map(({ ago, asked, ...claim }) => ({
    ...claim,
    stage: claimStages[ago.length - 1] ?? 'received',
    filed: addDays(today, -(ago[0] ?? 0)),
    reached: Object.fromEntries(ago.map((days, at) => [claimStages[at], addDays(today, -days)])),
    asked: asked && { what: asked.what, due: addDays(today, asked.inDays) },
  }));
}

/** Helps with claims for nothing. All are invented. */
export interface ClaimHelper {
  id: string;
  name: string;
  role: string;
  organization: string;
  location: string;
  phone: string;
  email: string;
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

/** The day something is due, for one's own calendar: at nine in the morning. */
export function dueEntryOf({ id, title, asked }: Claim): CalendarEntry | null {
  if (!asked) return null;
  const start = momentIn(facilityTimeZone, asked.due, 9 * 60);
  return {
    id: `claim-${id}`,
    title: `Due for your claim: ${asked.what}`,
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * 60_000).toISOString(),
    location: '',
    description: `Claim: ${title}. Send: ${asked.what}.`,
    status: 'confirmed',
  };
}
