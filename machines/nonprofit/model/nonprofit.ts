import type { World } from '../../model/world/world.ts';
import { participantsOf, sampleParticipants } from './participants.ts';
import type { Participant } from './participants.ts';
import { nonprofitPrograms } from './programs.ts';
import type { NonprofitProgram } from './programs.ts';
import { sampleQueue } from './sampleQueue.ts';
import type { ProgramApplication } from './sampleQueue.ts';
import { sampleResources } from './services.ts';
import type { SupportResource } from './services.ts';

/** People who found work or a school place, and households placed in a home, month by month, the oldest first. */
export const nonprofitMonths = {
  transitions: [9, 11, 12, 14, 13, 10, 15, 14, 12, 16, 15, 15],
  placements: [4, 5, 4, 6, 7, 5, 6, 5, 6, 7, 6, 6],
} as const;

/** What the nonprofit's portal reads besides the shared world. */
export interface Nonprofit {
  programs: readonly NonprofitProgram[];
  queue: readonly ProgramApplication[];
  participants: readonly Participant[];
  resources: readonly SupportResource[];
  months: { transitions: readonly number[]; placements: readonly number[] };
}

/** The Veterans Foundation as seen at `now` (epoch milliseconds). */
export const sampleNonprofit = (now: number): Nonprofit => ({
  programs: nonprofitPrograms,
  queue: sampleQueue(now),
  participants: sampleParticipants(now),
  resources: sampleResources,
  months: nonprofitMonths,
});

/** Of a signed-in nonprofit nothing is known yet. */
export const emptyNonprofit: Nonprofit = {
  programs: [],
  queue: [],
  participants: [],
  resources: [],
  months: { transitions: [], placements: [] },
};

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The figures of the dashboard: 342 participants and each approved since, 156 transitions, 67 placements (feature spec, section 2). */
export const nonprofitFigures = ({ participants, queue, months }: Nonprofit, world: World) => ({
  participants: participantsOf(participants, queue, world).length,
  transitions: sum(months.transitions),
  placements: sum(months.placements),
});
