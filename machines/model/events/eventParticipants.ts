import * as z from 'zod/mini';

/** `offered`: a seat is kept for whoever was waiting, until they answer. */
export const seatStates = ['joined', 'offered', 'waiting'] as const;
export type SeatState = (typeof seatStates)[number];

/** Longest answer to a question of the organizer, in UTF-16 code units. */
export const eventAnswerMax = 500;

/** Longest message to all participants, and reason of a cancellation, in UTF-16 code units. */
export const eventMessageMax = 1_000;
export const eventReasonMax = 500;
export const eventCodeMax = 12;

const webLink = z.url({ protocol: /^https$/ });
/** A link that begins with `https://`, or nothing. */
export const eventLinkSchema = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => text === '' || z.safeParse(webLink, text).success),
);

/** What somebody has answered. The question is as it was when they did. */
export const eventAnswerSchema = z.object({ question: z.string(), answer: z.string() });
export type EventAnswer = z.infer<typeof eventAnswerSchema>;

/** A participant, as the staff of the organization see them. Times are ISO 8601 in UTC. */
export const eventParticipantSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(seatStates),
  since: z.string(),
  guests: z.int(),
  answers: z.array(eventAnswerSchema),
  /** When they came. Null: not yet. */
  checkedInAt: z.nullable(z.string()),
});
export type EventParticipant = z.infer<typeof eventParticipantSchema>;
export const eventParticipantsSchema = z.object({
  /** Those with a seat first, each in the order in which they came. At most 1,000. */
  participants: z.array(eventParticipantSchema),
  /** Seats, with those of guests and those that are kept for someone. */
  taken: z.int(),
  waiting: z.int(),
  /** Seats of those who have come. */
  checkedIn: z.int(),
  /** Where it takes place online. Only staff and participants see it. Null: nowhere. */
  link: z.nullable(z.string()),
});
export type EventParticipants = z.infer<typeof eventParticipantsSchema>;

/** What somebody has of an organization's event: their own part in it, and what only participants see. */
export const participationSchema = z.object({
  /** Null: they don't take part. */
  state: z.nullable(z.enum(seatStates)),
  guests: z.int(),
  /** Until when a seat is kept for them. ISO 8601 in UTC. */
  heldUntil: z.nullable(z.string()),
  answers: z.array(eventAnswerSchema),
  /** Whether the other participants see their name. */
  isSeen: z.boolean(),
  /** What they say at the door. Null without a seat. */
  code: z.nullable(z.string()),
  checkedInAt: z.nullable(z.string()),
  /** Where it takes place online. Null if nowhere, too early, or for whoever has no seat. */
  link: z.nullable(z.string()),
  /** Where people meet who announced it to each other. Null for an organization's, and without a seat. */
  place: z.nullable(z.string()),
  /** Whether there is a link that participants will see a day before. */
  hasLink: z.boolean(),
  /** Names of participants who chose to be seen; none for whoever has no seat. At most 100. */
  people: z.array(z.string()),
});
export type EventParticipation = z.infer<typeof participationSchema>;
export const participationResponseSchema = z.object({ participation: participationSchema });
