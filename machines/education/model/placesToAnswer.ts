import { mayAccept } from '../../model/exchange/decideApplication.ts';
import { dayIn, daysBetween } from '../../model/time/zoned.ts';
import { sentApplications } from '../../model/world/sentApplications.ts';
import type { World } from '../../model/world/world.ts';
import { ownApplicationHref } from '../../shell/model/shellRoute.ts';
import { priorityOf, schoolTimeZone } from './deadlines.ts';
import type { Deadline } from './deadlines.ts';
import { deadlinePhrase } from './phrases.ts';

/** The days by which schools ask a person to accept a place, soonest first. @param now epoch milliseconds */
export function placesToAnswer(now: number, world: World): Deadline[] {
  const today = dayIn(schoolTimeZone, now);
  return sentApplications(world)
    .flatMap((sent): Deadline[] => {
      const { id, kind, title, organization, answerBy } = sent;
      if (kind !== 'college' || answerBy === null || answerBy < today || !mayAccept(sent)) return [];
      const daysLeft = daysBetween(today, answerBy);
      const what = deadlinePhrase('accept');
      return [
        {
          id,
          school: organization,
          program: title,
          what,
          date: answerBy,
          daysLeft,
          priority: priorityOf(daysLeft),
          href: ownApplicationHref(kind, id),
        },
      ];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}
