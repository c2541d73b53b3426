import { dayIn, daysBetween } from '../../model/time/zoned.ts';
import { formatQuery } from '../../model/text/query.ts';
import type { PublishedListing } from '../../organizations/model/listingSearch.ts';
import { actingAsSelf } from '../../shell/model/acting.ts';
import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { priorityOf } from './deadlines.ts';
import type { Deadline } from './deadlines.ts';
import { deadlinePhrase } from './phrases.ts';

/** The coming days by which listings close, and those that schools name in theirs, soonest first. */
export function listingDeadlines(
  listings: readonly PublishedListing[],
  { timeZone, now }: Pick<IntlConfig, 'timeZone' | 'now'>,
  at: PlatformPlace,
): Deadline[] {
  const today = dayIn(timeZone, now);
  return listings
    .flatMap(({ id, title, closesOn, deadlines = [], organization: { name: school } }): Deadline[] => {
      const href =
        shellHref({ ...at, tab: 'marketplace' }) +
        formatQuery({ as: actingAsSelf, open: 'details', listing: id });
      const days = [
        { what: deadlinePhrase('closes', title), date: closesOn },
        ...deadlines.map(({ name, date }) => ({ what: `${name}: ${title}`, date })),
      ];
      return days.flatMap(({ what, date }, index) => {
        if (date < today) return [];
        const daysLeft = daysBetween(today, date);
        const priority = priorityOf(daysLeft);
        return [{ id: `${id}-${index}`, school, program: title, what, date, daysLeft, priority, href }];
      });
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}
