import type { Appointment } from '../world/appointments.ts';
import type { AnnouncedEvent, ListedEvent } from '../world/events.ts';
import type { FactBody } from '../world/facts.ts';
import { momentIn } from '../time/zoned.ts';
import type { World } from '../world/world.ts';
import { minutesOf } from '../../community/model/events.ts';
import { appointmentSpan } from '../../wellness/model/slots.ts';

/** What a person has noted reminds them so long before it begins, in milliseconds. */
export const reminderLeadMs = 24 * 3_600_000;

/** When an appointment begins, in epoch milliseconds. Null if it was canceled, or its time can't be read. */
export function appointmentStart({ status, date, time }: Appointment): number | null {
  if (status === 'cancelled') return null;
  const span =
    /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) && appointmentSpan({ date, time });
  return span ? Date.parse(span.start) : null;
}

/** When an event begins, in epoch milliseconds. */
export const eventStart = ({ date, time, timeZone }: AnnouncedEvent): number =>
  momentIn(timeZone, date, minutesOf(time));

/** An event of the person's own, or an organization's in which they have a seat. */
type RemindedEvent = AnnouncedEvent | { id: string; listed?: ListedEvent | undefined };
const startOfEvent = (event: RemindedEvent): number | null => {
  if (!('listed' in event)) return 'date' in event ? eventStart(event) : null;
  return event.listed ? Date.parse(event.listed.startsAt) : null;
};

interface KindRules<Item> {
  /** A list of the person's own. */
  itemsOf: (world: World) => readonly Item[];
  /** Null: it reminds nobody. */
  startOf: (item: Item) => number | null;
  reminded: (itemId: string) => FactBody;
}

const kindOf = <Item extends { id: string }>({ itemsOf, startOf, reminded }: KindRules<Item>) => ({
  startIn(world: World, itemId: string): number | null {
    const item = itemsOf(world).find(({ id }) => id === itemId);
    return item ? startOf(item) : null;
  },
  /**
   * When each item begins that is new or changed compared with the other world. Time zones make this too slow for the
   * whole of a long list.
   */
  startsOfChanged(other: World, world: World): Map<string, number> {
    const same = new Set(itemsOf(other));
    const different = itemsOf(world).filter((item) => !same.has(item));
    return new Map(
      different.flatMap((item) => {
        const start = startOf(item);
        return start === null ? [] : [[item.id, start] as const];
      }),
    );
  },
  reminded,
});

/** The kinds of what a person notes and is reminded of. */
const kinds = {
  appointment: kindOf({
    itemsOf: ({ appointments }) => appointments,
    startOf: appointmentStart,
    reminded: (appointmentId) => ({ type: 'appointmentReminded', appointmentId }),
  }),
  event: kindOf({
    itemsOf: ({ createdEvents, joinedEvents }): RemindedEvent[] => [
      ...createdEvents,
      ...joinedEvents.filter(({ listed }) => listed),
    ],
    startOf: startOfEvent,
    reminded: (eventId) => ({ type: 'eventReminded', eventId }),
  }),
};
export type ReminderKind = keyof typeof kinds;
export const reminderKinds = Object.keys(kinds) as readonly ReminderKind[];

/** What somebody is reminded of. Ids are only unique within a kind. */
export interface ReminderSubject {
  kind: ReminderKind;
  itemId: string;
}
export interface Reminder extends ReminderSubject {
  /** Epoch milliseconds. */
  dueAt: number;
}

/** When the subject begins, in epoch milliseconds. Null if it is gone or canceled, or its time can't be read. */
export const reminderStart = (world: World, { kind, itemId }: ReminderSubject): number | null =>
  kinds[kind].startIn(world, itemId);

/** What happens in a person's world when they are reminded. */
export const reminderFact = ({ kind, itemId }: ReminderSubject): FactBody => kinds[kind].reminded(itemId);

/**
 * What a change of a person's world does to their reminders. Only what is new, moved or canceled counts, so that nothing reminds
 * twice. What begins sooner than its reminder would come needs none: the person has just noted it.
 */
export function changedReminders(
  before: World,
  after: World,
  now: number,
): { set: Reminder[]; removed: ReminderSubject[] } {
  const set: Reminder[] = [];
  const removed: ReminderSubject[] = [];
  for (const kind of reminderKinds) {
    const { startsOfChanged } = kinds[kind];
    const [known, wanted] = [startsOfChanged(after, before), startsOfChanged(before, after)];
    for (const itemId of new Set([...known.keys(), ...wanted.keys()])) {
      if (known.get(itemId) === wanted.get(itemId)) continue;
      const dueAt = (wanted.get(itemId) ?? 0) - reminderLeadMs;
      if (dueAt > now) set.push({ kind, itemId, dueAt });
      else removed.push({ kind, itemId });
    }
  }
  return { set, removed };
}
