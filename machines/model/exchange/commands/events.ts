import * as z from 'zod/mini';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import {
  commonListingFields,
  listingDetailFields,
  listingLimits,
} from '../../../organizations/model/listingFields.ts';
import {
  eventAnswerMax,
  eventCodeMax,
  eventLinkSchema,
  eventMessageMax,
} from '../../events/eventParticipants.ts';
import { defineCommand } from './defineCommand.ts';

const listingId = uuidSchema;
const from = { person: true } as const;
const answer = z.string().check(z.trim(), z.maxLength(eventAnswerMax));

/** Seats in the events of organizations. */
export const eventCommands = {
  'event.join': defineCommand({
    summary:
      "Take a seat in an organization's event, or a place on its waiting list if it is full. Whoever was offered a seat takes it",
    payload: z.strictObject({
      listingId,
      /** People who come along. */
      guests: z.optional(z.int().check(z.minimum(0), z.maximum(listingLimits.guests))),
      /** In the order of the questions. */
      answers: z.optional(z.array(answer).check(z.maxLength(listingLimits.questions))),
      /** Whether the other participants see one's name. */
      isSeen: z.optional(z.boolean()),
    }),
    from,
    fact: 'eventJoined',
    problems: ['listing_closed', 'too_many_guests', 'list_full', 'list_too_large'],
  }),
  'event.leave': defineCommand({
    summary: 'Give up a seat, or a place on the waiting list',
    payload: z.strictObject({ listingId }),
    from,
    fact: 'eventLeft',
  }),
  'event.check-in': defineCommand({
    summary:
      'Check a participant in at the door, by who they are or by their code; with `isHere` false, take it back',
    payload: z.strictObject({
      listingId,
      personId: z.optional(uuidSchema),
      code: z.optional(z.string().check(z.trim(), z.maxLength(eventCodeMax))),
      isHere: z.optional(z.boolean()),
    }),
    from: { staff: 'review' },
    problems: ['no_seat'],
  }),
  'event.write': defineCommand({
    summary: 'Write to all who have a seat in an event. It reaches them as a notification and by email',
    payload: z.strictObject({
      listingId,
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(eventMessageMax)),
    }),
    from: { staff: 'review' },
    rates: { made: ['eventMessagesOrganization'] },
  }),
  'event.change': defineCommand({
    summary:
      'Change when or where an event takes place, its link, or how many can come. Fields that are left out stay as they are. Who takes part is told of another time or place',
    payload: z.strictObject({
      listingId,
      startsAt: z.optional(listingDetailFields.startsAt),
      timeZone: z.optional(listingDetailFields.timeZone),
      durationMinutes: z.optional(listingDetailFields.durationMinutes),
      capacity: z.optional(listingDetailFields.capacity),
      location: z.optional(commonListingFields.location),
      /** Where it takes place online, for participants alone. Empty: nowhere. */
      link: z.optional(eventLinkSchema),
    }),
    from: { staff: 'list' },
  }),
};
