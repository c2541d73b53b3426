import type { MentalHealthFigures } from '@vetsync/machines/hospital/model';

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

export const sampleMentalHealth: MentalHealthFigures = {
  careForms,
  weeks,
  firstWithinTwoDays: { met: 25, of: 26 },
  calledWithinSevenDays: { met: 12, of: 12 },
  handedOver: 3,
};
