import * as z from 'zod/mini';

export const seatStates = ['joined', 'waiting'] as const;
export type SeatState = (typeof seatStates)[number];

/** A participant, as the staff of the organization see them. `since` is ISO 8601 in UTC. */
export const eventParticipantSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(seatStates),
  since: z.string(),
});
export type EventParticipant = z.infer<typeof eventParticipantSchema>;
export const eventParticipantsSchema = z.object({
  /** Those with a seat first, each in the order in which they came. At most 1,000. */
  participants: z.array(eventParticipantSchema),
  taken: z.int(),
  waiting: z.int(),
});
export type EventParticipants = z.infer<typeof eventParticipantsSchema>;
