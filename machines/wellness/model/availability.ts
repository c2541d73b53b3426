import { seededRandom } from '../../reviews/model/seededRandom.ts';
import type { Appointment } from '../../model/world/appointments.ts';
import { addDays } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { workdayFrom } from '../../model/time/workdays.ts';
import type { Provider } from './providers.ts';
import { offeredSlots } from './offeredSlots.ts';
import { appointmentSlots } from './slots.ts';
import type { Slot } from './slots.ts';

const dayMs = 86_400_000;
/** Share of a provider's slots that other patients have taken. */
const takenShare = 0.35;

/** Sample: the slots of a day that other patients have not taken; the same for the same provider and day. */
function untakenSlots(providerId: string, day: Day): Slot[] {
  const chance = seededRandom(`${providerId} ${day}`);
  return appointmentSlots.filter(() => chance() >= takenShare);
}

/** The first day from `day` on that a provider has a free slot on. */
export function firstFreeDay(providerId: string, day: Day): Day {
  const workday = workdayFrom(day);
  return untakenSlots(providerId, workday).length > 0
    ? workday
    : firstFreeDay(providerId, addDays(workday, 1));
}

/** What decides which slots can be booked. */
export interface Availability {
  /** Null: any provider, so that only the hours of the medical center count. */
  provider: Pick<Provider, 'id' | 'nextAvailable'> | null;
  /** The person's own appointments, with any provider. */
  appointments: readonly Appointment[];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The slots of a day that can be booked with a provider: the medical center is open, the provider is not full until later, and
 * nobody has taken them. An appointment that is being rescheduled does not block its own slot.
 */
export function bookableSlots(
  day: Day,
  { provider, appointments, now }: Availability,
  movedId = '',
): readonly Slot[] {
  const offered = offeredSlots(day, now);
  if (!provider) return offered;
  if (provider.nextAvailable === null || day < provider.nextAvailable) return [];
  const free = new Set(untakenSlots(provider.id, day));
  const own = appointments.filter(
    ({ id, providerId, date, status }) =>
      id !== movedId && providerId === provider.id && date === day && status !== 'cancelled',
  );
  return offered.filter((slot) => free.has(slot) && own.every(({ time }) => time !== slot.time));
}

/** Days from `first` on, up to the one before the provider's next free one. */
export function fullDays(first: Day, { nextAvailable }: Pick<Provider, 'nextAvailable'>): Day[] {
  if (nextAvailable === null || nextAvailable <= first) return [];
  const count = Math.round((Date.parse(nextAvailable) - Date.parse(first)) / dayMs);
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead));
}
