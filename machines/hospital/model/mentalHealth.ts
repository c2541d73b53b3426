/** How the cases of the department are cared for; they add up to its patients. */
const careForms = [
  { name: 'Individual sessions', cases: 41 },
  { name: 'Group sessions', cases: 22 },
  { name: 'Together with primary care', cases: 15 },
  { name: 'By video', cases: 11 },
] as const;

/** Cases that began and that ended, oldest week first. */
const weeks = [
  { begun: 6, ended: 4 },
  { begun: 5, ended: 6 },
  { begun: 8, ended: 5 },
  { begun: 7, ended: 7 },
  { begun: 4, ended: 5 },
  { begun: 9, ended: 6 },
  { begun: 6, ended: 6 },
  { begun: 5, ended: 4 },
  { begun: 7, ended: 8 },
  { begun: 6, ended: 5 },
  { begun: 8, ended: 6 },
  { begun: 7, ended: 5 },
] as const;

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

export const sampleMentalHealth: MentalHealthFigures = {
  careForms,
  weeks,
  firstWithinTwoDays: { met: 25, of: 26 },
  calledWithinSevenDays: { met: 12, of: 12 },
  handedOver: 3,
};
export const noMentalHealth: MentalHealthFigures = {
  careForms: [],
  weeks: [],
  firstWithinTwoDays: { met: 0, of: 0 },
  calledWithinSevenDays: { met: 0, of: 0 },
  handedOver: 0,
};
