/** A person's remaining GI Bill and its payments (feature spec, section 9). */
export interface GiBillBenefits {
  /** In percent of the entitlement. */
  giBillRemaining: number;
  /** Months of entitlement. */
  monthsRemaining: number;
  /** Dollars a month, at the rate of `housingLocation`. */
  housing: number;
  housingLocation: string;
  /** In percent, at the rate of a public school. */
  tuition: number;
}
