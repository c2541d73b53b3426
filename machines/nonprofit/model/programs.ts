import { foundationPrograms } from '../../marketplace/model/foundationPrograms.ts';
import type { OrganizationProgram } from '../../marketplace/model/organization.ts';

interface Seats {
  /** Who leads it. */
  lead: string;
  /** Participants among the samples. */
  participants: number;
  capacity: number;
  /** Days until a place is free again, on the average of the last year. */
  waitDays: number;
}

const places: Readonly<Record<string, Seats>> = {
  '3-housing': { lead: 'Dolores Whitcombe', participants: 126, capacity: 140, waitDays: 9 },
  '3-transition': { lead: 'Reggie Blackwood', participants: 142, capacity: 180, waitDays: 5 },
  '3-family': { lead: 'Anneliese Ford', participants: 74, capacity: 80, waitDays: 12 },
};

/** A program that the nonprofit runs. */
export interface NonprofitProgram extends OrganizationProgram, Seats {}

/** What the marketplace offers of the nonprofit, with places and people. */
export const nonprofitPrograms: readonly NonprofitProgram[] = foundationPrograms.flatMap((program) => {
  const more = places[program.id];
  return more ? [{ ...program, ...more }] : [];
});

export const programOf = (programs: readonly NonprofitProgram[], id: string): NonprofitProgram | null =>
  programs.find((one) => one.id === id) ?? null;
