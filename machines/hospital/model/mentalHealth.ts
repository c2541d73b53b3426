/** Figures of the mental health cases: of people, never about one of them. */
export interface MentalHealthFigures {
  careForms: readonly { name: string; cases: number }[];
  weeks: readonly { begun: number; ended: number }[];
  /** First appointments within two days of the last four weeks, and all of them. */
  firstWithinTwoDays: { met: number; of: number };
  /** Calls within seven days of a stay, and all stays that ended. */
  calledWithinSevenDays: { met: number; of: number };
  /** Veterans handed over by the crisis line in the last seven days, each called back on the same day. */
  handedOver: number;
}
