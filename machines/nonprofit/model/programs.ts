import type { OrganizationProgram } from '../../marketplace/model/organization.ts';

export interface Seats {
  /** Who leads it. */
  lead: string;
  /** Who takes part without those approved here. */
  participants: number;
  capacity: number;
  /** Days until a place is free again, on the average of the last year. */
  waitDays: number;
}

/** A program that the nonprofit runs. */
export interface NonprofitProgram extends OrganizationProgram, Seats {}

export const programOf = (programs: readonly NonprofitProgram[], id: string): NonprofitProgram | null =>
  programs.find((program) => program.id === id) ?? null;
