/** The six armed services. `codeName` is what each calls its occupation codes. */
export const militaryBranchDetails = {
  army: { name: 'Army', codeName: 'MOS' },
  marineCorps: { name: 'Marine Corps', codeName: 'MOS' },
  navy: { name: 'Navy', codeName: 'rating' },
  airForce: { name: 'Air Force', codeName: 'AFSC' },
  spaceForce: { name: 'Space Force', codeName: 'SFSC' },
  coastGuard: { name: 'Coast Guard', codeName: 'rating' },
} as const;
export type MilitaryBranch = keyof typeof militaryBranchDetails;
export const militaryBranches = Object.keys(militaryBranchDetails) as MilitaryBranch[];
