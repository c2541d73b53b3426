import * as z from 'zod/mini';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { listingLimits } from '../../../organizations/model/listingFields.ts';
import { eventAnswerMax } from '../../events/eventParticipants.ts';
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
};
