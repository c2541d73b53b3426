/** The six armed services, and what each calls the code of a job in it. */
export const militaryBranches = {
  army: { name: 'Army', kind: 'MOS' },
  marineCorps: { name: 'Marine Corps', kind: 'MOS' },
  navy: { name: 'Navy', kind: 'rating' },
  airForce: { name: 'Air Force', kind: 'AFSC' },
  spaceForce: { name: 'Space Force', kind: 'SFSC' },
  coastGuard: { name: 'Coast Guard', kind: 'rating' },
} as const;
export type MilitaryBranch = keyof typeof militaryBranches;
export const militaryBranchNames = Object.keys(militaryBranches) as MilitaryBranch[];
