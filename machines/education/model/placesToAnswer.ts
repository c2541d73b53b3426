import { mayAccept } from '../../model/exchange/decideApplication.ts';
import { dayIn } from '../../model/time/zoned.ts';
import { sentApplications } from '../../model/world/sentApplications.ts';
import type { World } from '../../model/world/world.ts';
import { schoolTimeZone } from './deadlines.ts';
import type { Deadline, DeadlinePriority } from './deadlines.ts';
import { deadlinePhrase } from './phrases.ts';

const dayMs = 86_400_000;
const priorityOf = (daysLeft: number): DeadlinePriority =>
  daysLeft <= 3 ? 'high' : daysLeft <= 14 ? 'medium' : 'low';

/** The days by which schools ask a person to accept a place, soonest first. @param now epoch milliseconds */
export function placesToAnswer(now: number, world: World): Deadline[] {
  const today = dayIn(schoolTimeZone, now);
  return sentApplications(world)
    .flatMap((sent): Deadline[] => {
      const { id, kind, title, organization, answerBy } = sent;
      if (kind !== 'college' || answerBy === null || answerBy < today || !mayAccept(sent)) return [];
      const daysLeft = (Date.parse(answerBy) - Date.parse(today)) / dayMs;
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
        },
      ];
    })
    .toSorted((one, other) => one.daysLeft - other.daysLeft);
}
