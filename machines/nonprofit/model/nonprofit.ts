import { noApplicantRecords } from '../../reviews/model/applicantRecords.ts';
import type { ApplicantRecords } from '../../reviews/model/applicantRecords.ts';
import type { ReviewSource } from '../../reviews/model/reviewOf.ts';
import type { World } from '../../model/world/world.ts';
import { participantsOf } from './participants.ts';
import type { Participant } from './participants.ts';
import type { NonprofitProgram } from './programs.ts';
import type { ProgramApplication } from './programApplication.ts';
import type { SupportResource } from './services.ts';

/** What the nonprofit's portal reads besides the shared world. */
export interface Nonprofit {
  applicants: ApplicantRecords;
  programs: readonly NonprofitProgram[];
  queue: readonly ProgramApplication[];
  participants: readonly Participant[];
  resources: readonly SupportResource[];
  months: { transitions: readonly number[]; placements: readonly number[] };
}

/** A nonprofit that has just signed in has no records yet. */
export const emptyNonprofit: Nonprofit = {
  applicants: noApplicantRecords,
  programs: [],
  queue: [],
  participants: [],
  resources: [],
  months: { transitions: [], placements: [] },
};

/** The applications to review. */
export const nonprofitReviews = ({ queue, applicants }: Nonprofit): ReviewSource => ({
  kind: 'nonprofit',
  samples: queue,
  applicants,
});

export const lastTwelveMonths = (months: readonly number[]): readonly number[] => months.slice(-12);
const sumOfYear = (months: readonly number[]) =>
  lastTwelveMonths(months).reduce((all, value) => all + value, 0);

/** The figures of the dashboard: 342 participants plus those approved since then, 156 transitions, 67 placements (feature spec, section 2). */
export const nonprofitFigures = ({ participants, queue, months }: Nonprofit, world: World) => ({
  participants: participantsOf(participants, queue, world).length,
  transitions: sumOfYear(months.transitions),
  placements: sumOfYear(months.placements),
});
