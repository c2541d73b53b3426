import type { Seats, NonprofitProgram } from '@vetsync/machines/nonprofit/model';
import { foundationPrograms } from '../marketplace/index.ts';

const seats: Readonly<Record<string, Seats>> = {
  '3-housing': { lead: 'Dolores Whitcombe', participants: 126, capacity: 140 },
  '3-transition': { lead: 'Reggie Blackwood', participants: 142, capacity: 180 },
  '3-family': { lead: 'Anneliese Ford', participants: 74, capacity: 80 },
};

/** What the marketplace offers of the nonprofit, with its seats and people. */
export const nonprofitPrograms: readonly NonprofitProgram[] = foundationPrograms.flatMap((program) => {
  const more = seats[program.id];
  return more ? [{ ...program, ...more }] : [];
});
