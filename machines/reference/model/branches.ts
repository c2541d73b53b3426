import type { Branch } from '../../profile/model/index.ts';

/** Branches with military occupations, as addresses name them. */
export const branchSlugs = [
  'army',
  'navy',
  'air-force',
  'marine-corps',
  'coast-guard',
  'space-force',
] as const;
export type BranchSlug = (typeof branchSlugs)[number];

/** The branch of a profile in an address: `Marine Corps` is `marine-corps`. Empty stays unknown. */
export const branchSlugOf = (branch: Branch | ''): BranchSlug | null =>
  branchSlugs.find((slug) => slug === branch.toLowerCase().replaceAll(' ', '-')) ?? null;

const names: Readonly<Record<BranchSlug, Branch>> = {
  army: 'Army',
  navy: 'Navy',
  'air-force': 'Air Force',
  'marine-corps': 'Marine Corps',
  'coast-guard': 'Coast Guard',
  'space-force': 'Space Force',
};
/** The official name, which no language translates. */
export const branchNameOf = (slug: BranchSlug): Branch => names[slug];
