import type { LeadSummary } from './lead.ts';

/** The one `veteranStatus` that counts a lead as a veteran (platform spec, section 3). */
export const veteranStatusVeteran = 'veteran';
export const isVeteran = (veteranStatus: string | null) => veteranStatus === veteranStatusVeteran;

/** Choices of the lead modal. The column accepts any text of its length, because imports may contain others. */
export const veteranStatuses = [
  veteranStatusVeteran,
  'active_duty',
  'guard_reserve',
  'family',
  'supporter',
] as const;
export type VeteranStatus = (typeof veteranStatuses)[number];

/**
 * Percentage of veterans with one decimal, `0` if there are no leads
 * (platform spec, section 2, "Leads admin").
 */
export function veteranShare({ total, veterans }: LeadSummary): string {
  return total === 0 ? '0' : ((100 * veterans) / total).toFixed(1);
}
