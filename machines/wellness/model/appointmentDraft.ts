import * as z from 'zod/mini';
import { savedNotice } from '../../shell/model/savedNotice.ts';
import type { FieldErrors } from '../../system/model/form.ts';
import type { ToastNotice } from '../../system/model/emitted.ts';
import type { Appointment, AppointmentSubmission } from '../../model/world/appointments.ts';
import { worldPhrase } from '../../model/world/phrases.ts';
import { wellnessPhrase } from './phrases.ts';
import { providerPlace } from './providers.ts';
import type { CareProvider, VisitKind } from './providers.ts';
import { bookableSlots } from './availability.ts';
import type { Availability } from './availability.ts';
import { dayRefusal } from './offeredSlots.ts';
import { facilityToday, isAppointmentType } from './slots.ts';
import { parseStored } from '../../model/text/stored.ts';

/** Longest reason, in characters. */
export const appointmentReasonMax = 1_000;

export const appointmentFields = ['type', 'date', 'time', 'reason'] as const;
export type AppointmentField = (typeof appointmentFields)[number];

const storedDraftSchema = z.object({
  /** Id of the appointment to be, so that sending twice asks once; when rescheduling, of the one that is moved. */
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  providerId: z.string().check(z.maxLength(80)),
  type: z.string().check(z.maxLength(200)),
  /** `YYYY-MM-DD` at the facility, or empty. */
  date: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/)),
  time: z.string().check(z.maxLength(20)),
  reason: z.string().check(z.maxLength(appointmentReasonMax)),
});
/** An appointment request that is being written. */
export type AppointmentDraft = Readonly<z.infer<typeof storedDraftSchema>>;

/** Parses the stored draft. Corrupt or missing text gives null. */
export const parseAppointmentDraft = (text: string | null): AppointmentDraft | null =>
  parseStored(storedDraftSchema, text, null);

/** What is said once a request is sent (feature spec, section 8), or a note is saved. */
export const sentNotices: Readonly<
  Record<VisitKind, (draft: AppointmentDraft, providerName: string) => readonly ToastNotice[]>
> = {
  request: ({ type, date, time }, providerName) => [
    {
      title: wellnessPhrase('sent'),
      description: wellnessPhrase('sentMore', worldPhrase('appointmentType', type), providerName, date, time),
    },
    { title: wellnessPhrase('sentToCenter'), description: wellnessPhrase('sentToCenterMore') },
  ],
  note: ({ type, date, time }, providerName) => [
    savedNotice(wellnessPhrase('saved', worldPhrase('appointmentType', type), providerName, date, time)),
  ],
};
export const cancelledNotices: Readonly<Record<VisitKind, ToastNotice>> = {
  request: { title: wellnessPhrase('canceled'), description: wellnessPhrase('canceledMore') },
  note: { title: wellnessPhrase('canceled'), description: wellnessPhrase('canceledRecord') },
};

/** Whether date and time can be had. */
export const isOffered = (
  { id, date, time }: Pick<AppointmentDraft, 'id' | 'date' | 'time'>,
  availability: Availability,
): boolean => bookableSlots(date, availability, id).some((slot) => slot.time === time);

/** What is missing: date, time and type are required (feature spec, section 5). */
export function appointmentErrors(
  draft: AppointmentDraft,
  availability: Availability,
): FieldErrors<AppointmentField> {
  const { type, date, time } = draft;
  const { provider, now } = availability;
  const isFull = provider?.nextAvailable != null && date < provider.nextAvailable;
  const errors: FieldErrors<AppointmentField> = {};
  if (!isAppointmentType(type)) errors.type = wellnessPhrase('typeRequired');
  if (date === '' || isFull || dayRefusal(date, facilityToday(now)) !== null)
    errors.date = wellnessPhrase('dateRequired');
  if (time === '') errors.time = wellnessPhrase('timeRequired');
  else if (!errors.date && !isOffered(draft, availability)) errors.time = wellnessPhrase('timeTaken');
  return errors;
}

/** A draft whose chosen time is dropped where it can't be had any more. */
export const withOfferedTime = (draft: AppointmentDraft, availability: Availability): AppointmentDraft =>
  draft.time === '' || isOffered(draft, availability) ? draft : { ...draft, time: '' };

/** What is handed to the shared world. */
export const appointmentSubmissionOf = (
  { id, type, date, time, reason }: AppointmentDraft,
  provider: CareProvider,
  veteran: { id: string; name: string },
): AppointmentSubmission => ({
  id,
  veteranId: veteran.id,
  veteranName: veteran.name,
  providerId: provider.id,
  providerName: provider.name,
  providerSpecialty: provider.specialty,
  date,
  time,
  type,
  reason: reason.trim(),
  location: providerPlace(provider),
});

/** Another appointment of the same person at the very time, or null. */
export const findConflictingAppointment = (
  { id, date, time }: AppointmentDraft,
  appointments: readonly Appointment[],
): Appointment | null =>
  appointments.find(
    (one) => one.id !== id && one.status !== 'cancelled' && one.date === date && one.time === time,
  ) ?? null;
