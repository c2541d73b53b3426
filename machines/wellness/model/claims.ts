import type { WritePhrase } from '../../system/model/phrase.ts';
import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import { momentIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { wellnessPhrase } from './phrases.ts';
import { facilityTimeZone } from './slots.ts';

/** The steps of a disability claim, as the Department of Veterans Affairs describes them to claimants. */
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

export const claimKinds = ['new', 'increase', 'supplemental'] as const;

export interface Claim {
  id: string;
  /** What it is for. */
  title: string;
  kind: (typeof claimKinds)[number];
  stage: ClaimStage;
  filed: Day;
  /** Day on which each stage was reached, as far as it came. */
  reached: Readonly<Partial<Record<ClaimStage, Day>>>;
  /** What is asked of the veteran, and by when; null if nothing is. */
  requestedEvidence: { what: string; due: Day } | null;
  /** The next day that the veteran has noted, and other notes. */
  next: Day | null;
  note: string;
  /** In percent, once decided. */
  rating: number | null;
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

/** The day something is due, for one's own calendar: at nine in the morning. */
export function claimDueEntry(
  { id, title, requestedEvidence }: Claim,
  write: WritePhrase,
): CalendarEntry | null {
  if (!requestedEvidence) return null;
  const start = momentIn(facilityTimeZone, requestedEvidence.due, 9 * 60);
  return {
    id: `claim-${id}`,
    title: write(wellnessPhrase('claimDue', requestedEvidence.what)),
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * 60_000).toISOString(),
    location: '',
    description: write(wellnessPhrase('claimDueMore', title, requestedEvidence.what)),
    status: 'confirmed',
  };
}
