/** Pay grades as housing rates name them: `E05`, `W02`, `O03E` for officers who were enlisted for over four years. */
export const payGrades = [
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
  'W01',
  'W02',
  'W03',
  'W04',
  'W05',
  'O01E',
  'O02E',
  'O03E',
  'O01',
  'O02',
  'O03',
  'O04',
  'O05',
  'O06',
  'O07',
] as const;
export type PayGrade = (typeof payGrades)[number];

/** `E-5`, as people write it. */
export const payGradeName = (grade: string): string => grade.replace(/^([EWO])0?(\d+)/, '$1-$2');

/** What somebody is paid in uniform. */
export interface MilitaryPay {
  /** Basic pay, which is taxed. Dollars a month. */
  basic: number;
  /** Allowances for housing and food, which are not (26 U.S.C. 134). Dollars a month. */
  untaxed: number;
  /** Share of the last dollar of a salary that goes to taxes, in percent, below 100. */
  taxPercent: number;
}

/** A year of it in dollars, and the salary of which as much is left after taxes. */
export function salaryLike({ basic, untaxed, taxPercent }: MilitaryPay) {
  const months = 12;
  const yearly = { basic: basic * months, untaxed: untaxed * months };
  return { ...yearly, salary: Math.round(yearly.basic + yearly.untaxed / (1 - taxPercent / 100)) };
}

/** Where an offer is in the range of what others earn. Null: too little is known of it. */
export function placeInRange(
  offer: number,
  wage: { p10: number | null; median: number | null; p90: number | null } | null,
): 'below' | 'lower' | 'upper' | 'above' | null {
  if (wage?.p10 == null || wage.median === null) return null;
  if (offer < wage.p10) return 'below';
  if (offer < wage.median) return 'lower';
  return wage.p90 !== null && offer > wage.p90 ? 'above' : 'upper';
}
