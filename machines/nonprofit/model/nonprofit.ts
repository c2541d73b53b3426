import type { ApplicantRecords } from '../../reviews/model/applicantRecords.ts';
import type { ReviewSource } from '../../reviews/model/reviewOf.ts';
import type { ReceivedApplication } from '../../model/exchange/responses.ts';
import type { World } from '../../model/world/world.ts';
import { participantsOf } from './participants.ts';
import type { ParticipantRecords } from './participants.ts';
import { queueOf } from './queue.ts';

/** What the organization can give, and how much of it is left this month. */
export interface SupportResource {
  id: string;
  name: string;
  /** What it is for, in one line. */
  about: string;
  /** How to come by it. */
  how: string;
  /** Units of this month: how many are given, of how many. */
  given: number;
  of: number;
  unit: string;
  phone: string;
}

/** What the nonprofit's portal reads besides the shared world. */
export interface NonprofitRecords extends ParticipantRecords {
  applicants: ApplicantRecords;
  /** Who works with them. */
  colleagues: readonly NonNullable<ReceivedApplication['assignee']>[];
  resources: readonly SupportResource[];
  /** Oldest month first. */
  monthlyCounts: { transitions: readonly number[]; placements: readonly number[] };
}

/** The applications to review. */
export const nonprofitReviews = ({ queue, applicants }: NonprofitRecords): ReviewSource => ({
  kind: 'nonprofit',
  samples: queue,
  applicants,
});

export const lastTwelveMonths = (months: readonly number[]): readonly number[] => months.slice(-12);
const sumOfYear = (months: readonly number[]) =>
  lastTwelveMonths(months).reduce((all, value) => all + value, 0);

/**
 * Figures of the dashboard: participants, transitions and placements over the last twelve months, and the applications that
 * wait for a decision or were rejected.
 */
export function nonprofitFigures(records: NonprofitRecords, world: World) {
  const { transitions, placements } = records.monthlyCounts;
  const queue = queueOf(records.queue, world);
  const waiting = queue.filter(({ application }) => application.status === 'enrolled').length;
  return {
    participants: participantsOf(records, world).length,
    transitions: sumOfYear(transitions),
    placements: sumOfYear(placements),
    waiting,
    rejected: queue.length - waiting,
    months: { transitions: lastTwelveMonths(transitions), placements: lastTwelveMonths(placements) },
  };
}
