import type { PersonBooking } from '../../bookings/model/booking.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import type { AnnouncedEvent, ListedEvent } from '../../model/world/events.ts';
import type { FactBody } from '../../model/world/facts.ts';
import { minutesOf, momentIn } from '../../model/time/zoned.ts';
import type { World } from '../../model/world/world.ts';
import { appointmentSpan } from '../../wellness/model/slots.ts';
import { mayAccept } from '../../model/exchange/decideApplication.ts';

const dayMs = 24 * 3_600_000;

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

/** Something offered to the person, with the day by which they are asked to answer. */
type Offered = World['jobApplications' | 'collegeApplications' | 'nonprofitApplications'][number];
const offered = ({ jobApplications, collegeApplications, nonprofitApplications }: World): Offered[] => [
  ...jobApplications,
  ...collegeApplications,
  ...nonprofitApplications,
];
/** Noon of that day in the middle of the country. */
function answerStart(offer: Offered): number | null {
  const { status, withdrawnAt, acceptedAt = null, answerBy, organizationState } = offer;
  const isOpen = answerBy && !withdrawnAt && mayAccept({ status, answerBy, acceptedAt, organizationState });
  return isOpen ? Date.parse(`${answerBy}T18:00Z`) : null;
}

interface KindRules<Item> {
  /** It reminds so long before it begins, in milliseconds. @default a day */
  leadMs?: number;
  /** A list of the person's own. */
  itemsOf: (world: World) => readonly Item[];
  /** Null: it reminds nobody. */
  startOf: (item: Item) => number | null;
  reminded: (itemId: string) => FactBody;
}

const kindOf = <Item extends { id: string }>({
  itemsOf,
  startOf,
  reminded,
  leadMs = dayMs,
}: KindRules<Item>) => ({
  leadMs,
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

const bookingReminded = (bookingId: string): FactBody => ({ type: 'bookingReminded', bookingId });
const bookings = {
  itemsOf: (world: World) => world.bookings,
  startOf: ({ status, start }: PersonBooking) => (status === 'confirmed' ? Date.parse(start) : null),
  reminded: bookingReminded,
};

const answerReminded = (applicationId: string): FactBody => ({ type: 'answerReminded', applicationId });

/** The kinds of what a person notes, or is asked, and is reminded of. An answer and a booking remind twice. */
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
  bookingDay: kindOf(bookings),
  bookingHour: kindOf({ ...bookings, leadMs: 3_600_000 }),
  answer: kindOf({ itemsOf: offered, startOf: answerStart, reminded: answerReminded }),
  answerSoon: kindOf({
    leadMs: 3 * dayMs,
    itemsOf: offered,
    startOf: answerStart,
    reminded: answerReminded,
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

/** It reminds so long before it begins, in milliseconds. */
export const reminderLeadOf = (kind: ReminderKind): number => kinds[kind].leadMs;

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
    const { startsOfChanged, leadMs } = kinds[kind];
    const [known, wanted] = [startsOfChanged(after, before), startsOfChanged(before, after)];
    for (const itemId of new Set([...known.keys(), ...wanted.keys()])) {
      if (known.get(itemId) === wanted.get(itemId)) continue;
      const dueAt = (wanted.get(itemId) ?? 0) - leadMs;
      if (dueAt > now) set.push({ kind, itemId, dueAt });
      else removed.push({ kind, itemId });
    }
  }
  return { set, removed };
}
