import { branchSlugs } from '@vetsync/machines/reference/model';
import type { BranchSlug } from '@vetsync/machines/reference/model';

/** The letter of each branch in files of the Defense Department. */
export const branchLetters = {
  army: 'A',
  navy: 'N',
  'air-force': 'F',
  'marine-corps': 'M',
  'coast-guard': 'C',
  'space-force': 'H',
} as const satisfies Record<BranchSlug, string>;
export type Branch = BranchSlug;
export const branches = branchSlugs;
