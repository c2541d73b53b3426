import type { SnapshotFrom } from 'xstate';
import type { CivilianOccupation, FactSource, HousingAllowance } from '../../reference/model/index.ts';
import { payGradeName, payGrades, placeInRange, salaryLike } from '../model/index.ts';
import type { PayComparisonContext, payComparisonMachine } from './payComparison.machine.ts';

export interface PayComparisonView extends Pick<
  PayComparisonContext,
  'amounts' | 'grade' | 'hasDependents' | 'zip'
> {
  grades: readonly { value: string; label: string }[];
  housing: 'idle' | 'reading' | 'unknown' | 'failed' | HousingAllowance;
  /** A year in dollars, and the salary of which as much is left. Null before basic pay is entered. */
  pay: { basic: number; untaxed: number; salary: number } | null;
  /** How much more the offer is than that salary in dollars a year; null without an offer or pay. */
  difference: number | null;
  /** Those with pay. */
  occupations: readonly CivilianOccupation[];
  occupation: CivilianOccupation | null;
  /** Where what others earn is from. */
  wages: FactSource | null;
  /** Where the offer is in what others earn in it. */
  place: ReturnType<typeof placeInRange>;
}

export function payComparisonView({
  value,
  context: { amounts, grade, hasDependents, zip, allowance, occupations, onet, sources },
}: SnapshotFrom<typeof payComparisonMachine>): PayComparisonView {
  const { basic, food, taxPercent, offer } = amounts;
  const known = typeof allowance === 'object' ? allowance : null;
  const pay =
    basic === null
      ? null
      : salaryLike({ basic, untaxed: (known?.monthly ?? 0) + (food ?? 0), taxPercent: taxPercent ?? 0 });
  const paid = occupations.filter(({ wage }) => wage?.median != null);
  const occupation = paid.find((one) => one.onet === onet) ?? null;
  return {
    amounts,
    grade,
    hasDependents,
    zip,
    grades: payGrades.map((each) => ({ value: each, label: payGradeName(each) })),
    housing:
      value.allowance === 'reading' || value.allowance === 'routing' ? 'reading' : (allowance ?? 'idle'),
    pay,
    difference: pay === null || offer === null ? null : offer - pay.salary,
    occupations: paid,
    occupation,
    wages: sources.find(({ id }) => id === 'wages') ?? null,
    place: offer === null ? null : placeInRange(offer, occupation?.wage ?? null),
  };
}
