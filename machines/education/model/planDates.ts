import { termLabel } from '../../applications/model/index.ts';
import type { Day } from '../../model/time/zoned.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { lastDayOf } from './benefitPlan.ts';
import type { PlanFigures } from './benefitPlan.ts';
import { educationPhrase } from './phrases.ts';

/** A day of a plan for the person's calendar. */
export interface PlanDate {
  /** Stable, so that a calendar updates the entry. */
  id: string;
  date: Day;
  title: Phrase;
}

const confirmPrefix = 'confirm-enrollment-';

/** Whether an event of the person is a reminder to confirm their enrollment. */
export const isConfirmation = ({ id }: { id: string }): boolean => id.startsWith(confirmPrefix);

/** The days from `today` on which VA asks to confirm enrollment: the last one of each month with training. */
export const confirmationDates = ({ calendar }: PlanFigures, today: Day): PlanDate[] =>
  calendar
    .filter(({ days }) => days.length > 0)
    .map(({ month }) => ({
      id: `${confirmPrefix}${month}`,
      date: lastDayOf(month),
      title: educationPhrase('confirmEnrollment'),
    }))
    .filter(({ date }) => date >= today);

/** First and last days of terms, and when to confirm enrollment, from `today`. Soonest first. */
export const planDates = (figures: PlanFigures, today: Day): PlanDate[] =>
  [
    ...figures.terms.flatMap(({ term, start, end }) => [
      { id: `${term}-starts`, date: start, title: educationPhrase('termStarts', termLabel(term)) },
      { id: `${term}-ends`, date: end, title: educationPhrase('termEnds', termLabel(term)) },
    ]),
    ...confirmationDates(figures, today),
  ]
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
