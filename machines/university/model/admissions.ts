import type { CollegeStatus } from '../../model/world/statuses.ts';

/** What reports count of an application. */
export interface CountedApplication {
  /** ISO 8601 in UTC. */
  submitDate: string;
  status: CollegeStatus;
}

/** The same number for every moment of a calendar month in UTC, one more for the next month. */
const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth();

/**
 * Applications of the last calendar months, the present one included, by the month in which they were submitted.
 *
 * @param span.skip Months to leave out at the end, for a previous period.
 */
export function admissionsOf(
  applications: readonly CountedApplication[],
  { months, now, skip = 0 }: { months: number; now: number; skip?: number },
) {
  const first = monthOf(new Date(now)) - months - skip + 1;
  const isRecent = ({ submitDate }: CountedApplication) => {
    const month = monthOf(new Date(submitDate));
    return month >= first && (skip === 0 || month < first + months);
  };
  const recent = applications.filter(isRecent);
  const byMonth = (counted: readonly CountedApplication[]) => {
    const counts = Array.from({ length: months }, () => 0);
    for (const { submitDate } of counted) {
      const at = Math.min(months - 1, monthOf(new Date(submitDate)) - first);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    return counts;
  };
  const accepted = recent.filter(({ status }) => status === 'accepted');
  const decided = accepted.length + recent.filter(({ status }) => status === 'rejected').length;
  return {
    applications: recent.length,
    accepted: accepted.length,
    /** Of those decided, in percent; null before the first decision. */
    acceptance: decided === 0 ? null : Math.round((100 * accepted.length) / decided),
    byMonth: { applications: byMonth(recent), accepted: byMonth(accepted) },
  };
}
