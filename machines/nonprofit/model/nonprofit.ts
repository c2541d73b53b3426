import type { ApplicantRecords } from '../../reviews/model/applicantRecords.ts';
import type { ReviewSource } from '../../reviews/model/reviewOf.ts';
import type { World } from '../../model/world/world.ts';
import { participantsOf } from './participants.ts';
import type { Participant } from './participants.ts';
import type { NonprofitProgram } from './programs.ts';
import type { ProgramApplication } from './programApplication.ts';
import type { SupportResource } from './services.ts';

/** What the nonprofit's portal reads besides the shared world. */
export interface NonprofitRecords {
  applicants: ApplicantRecords;
  programs: readonly NonprofitProgram[];
  queue: readonly ProgramApplication[];
  participants: readonly Participant[];
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

/** Figures of the dashboard: participants, and transitions and placements over the last twelve months. */
export const nonprofitFigures = ({ participants, queue, monthlyCounts }: NonprofitRecords, world: World) => ({
  participants: participantsOf(participants, queue, world).length,
  transitions: sumOfYear(monthlyCounts.transitions),
  placements: sumOfYear(monthlyCounts.placements),
});
