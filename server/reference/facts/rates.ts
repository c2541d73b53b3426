import { isShown } from './confidence.ts';
import type { Confidence, ShownConfidence } from './confidence.ts';
import rows from './rates.json' with { type: 'json' };

interface RateRow {
  id: string;
  chapter: string;
  /** Dollars. Null: there is a rate for the period, and it was not found. */
  amount: number | null;
  unit: string;
  /** First and last day. Null: no period is known. */
  from: string | null;
  to: string | null;
  confidence: Confidence;
  /** The official page. */
  page: string;
  sources: readonly string[];
}
/** Amounts of benefits, each with its period. */
export const rateRows = rows as readonly RateRow[];

export interface Rate extends Omit<RateRow, 'amount' | 'confidence'> {
  amount: number;
  confidence: ShownConfidence;
}
export interface EndedRate {
  id: string;
  chapter: string;
  /** The last day of the last amount that is known. */
  endedOn: string;
  page: string;
}

const isKnown = (row: RateRow): row is RateRow & Rate => isShown(row) && row.amount !== null;
const applies = ({ from, to }: RateRow, on: string) =>
  (from === null || from <= on) && (to === null || on <= to);

/** The amounts of a day. One whose period has ended is not carried on: `ended` says that there is a new one, and where. */
export function ratesOn(
  on: string,
  among: readonly RateRow[] = rateRows,
): { items: readonly Rate[]; ended: readonly EndedRate[] } {
  const known = among.filter(isKnown);
  const items = known.filter((row) => applies(row, on));
  const ended = new Map<string, EndedRate>();
  for (const { id, chapter, to, page } of known)
    if (
      to !== null &&
      to < on &&
      !items.some((item) => item.id === id) &&
      (ended.get(id)?.endedOn ?? '') < to
    )
      ended.set(id, { id, chapter, endedOn: to, page });
  return { items, ended: [...ended.values()] };
}
