import * as z from 'zod/mini';
import { appointmentStatuses } from './appointmentStatuses.ts';

const line = z.string().check(z.maxLength(200));
const id = z.string().check(z.minLength(1), z.maxLength(80));

/** A veteran's request for an appointment. The world generates `id` if omitted. */
export const appointmentSubmissionSchema = z.object({
  id: z.optional(id),
  veteranId: id,
  veteranName: line,
  providerId: id,
  providerName: line,
  providerSpecialty: line,
  /** `YYYY-MM-DD`, in the facility's time zone. */
  date: line,
  /** As displayed: `9:00 AM`, in the facility's time zone. */
  time: line,
  type: line,
  reason: z.string().check(z.maxLength(2_000)),
  location: line,
});
export type AppointmentSubmission = z.infer<typeof appointmentSubmissionSchema>;

export const appointmentSchema = z.extend(appointmentSubmissionSchema, {
  id,
  status: z.enum(appointmentStatuses),
  /** ISO 8601 in UTC. */
  createdAt: line,
});
/** An appointment request (feature spec, section 3). */
export type Appointment = z.infer<typeof appointmentSchema>;
