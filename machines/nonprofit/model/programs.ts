import type { OrganizationProgram } from '../../marketplace/model/organization.ts';

export interface Seats {
  /** Who leads it. */
  lead: string;
  /** Who takes part without those approved here. */
  participants: number;
  capacity: number;
}

/** A program that the nonprofit runs. */
export interface NonprofitProgram extends OrganizationProgram, Seats {}
