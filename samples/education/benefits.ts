import type { GiBillBenefits } from '@vetsync/machines/education/model';

/** Benefit cards of the demo's veteran: sample figures (feature spec, section 9; docs/decisions/001). */
export const sampleBenefits: GiBillBenefits = {
  /** In percent of the entitlement. */
  giBillRemaining: 75,
  /** Months of entitlement. */
  monthsRemaining: 24,
  /** Dollars a month, at the Austin rate. */
  housing: 2_150,
  housingLocation: 'Austin',
  /** In percent, at the rate of a public school. */
  tuition: 100,
};
