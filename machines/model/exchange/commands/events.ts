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
  eventReasonMax,
} from '../../events/eventParticipants.ts';
import { meetingPlaceMax, townMax } from '../../events/peopleEvents.ts';
import { isTimeZone } from '../../time/calendarDay.ts';
import { eventLimits, eventTypes } from '../../world/eventTypes.ts';
import { instantSchema } from '../../../system/model/timeSchema.ts';
import { reportNoteMax, reportReasons } from '../reports.ts';
import { defineCommand } from './defineCommand.ts';

const listingId = uuidSchema;
const from = { person: true } as const;
const answer = z.string().check(z.trim(), z.maxLength(eventAnswerMax));

const hostedEventFields = {
  title: commonListingFields.title,
  type: z.enum(eventTypes),
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(eventLimits.description)),
  startsAt: z.pipe(
    instantSchema,
    z.transform((at) => new Date(at).toISOString()),
  ),
  timeZone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
  durationMinutes: z.int().check(z.minimum(5), z.maximum(24 * 60)),
  capacity: z.int().check(z.minimum(2), z.maximum(eventLimits.seats)),
  guests: z.int().check(z.minimum(0), z.maximum(listingLimits.guests)),
  /** Town, which everyone sees. Empty if it is online. */
  location: z.string().check(z.trim(), z.maxLength(townMax)),
  remote: z.boolean(),
  /** The place, or how to take part online. */
  place: z.string().check(z.trim(), z.minLength(1), z.maxLength(meetingPlaceMax)),
};
/** What an event of a person has. Where people meet, participants alone see. */
export const hostedEventSchema = z.strictObject(hostedEventFields);
export type HostedEvent = z.output<typeof hostedEventSchema>;

/** Seats in the events of organizations and people. */
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
  'event.host': defineCommand({
    summary:
      'Announce an event to everyone who is signed in, and take its first seat. At most three of yours can be ahead. Participants alone see where you meet',
    payload: hostedEventSchema,
    from,
    fact: 'eventJoined',
    problems: ['too_many_events', 'listing_closed', 'list_full', 'list_too_large'],
  }),
  // An administrator sees who reports; the host is not told.
  'event.report': defineCommand({
    summary: 'Report an event of another person. Administrators see what everyone reads of it',
    payload: z.strictObject({
      listingId,
      reason: z.enum(reportReasons),
      note: z.optional(z.string().check(z.trim(), z.maxLength(reportNoteMax))),
    }),
    from,
    fact: 'reportSent',
    rates: { asked: ['reports'] },
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
      'Change when or where an event of yours, or of your organization, takes place, its link, or how many can come. Fields that are left out stay as they are. Who takes part or waits is told of another time or place',
    payload: z.strictObject({
      listingId,
      startsAt: z.optional(listingDetailFields.startsAt),
      timeZone: z.optional(listingDetailFields.timeZone),
      durationMinutes: z.optional(listingDetailFields.durationMinutes),
      capacity: z.optional(listingDetailFields.capacity),
      location: z.optional(commonListingFields.location),
      /** Where it takes place online, for participants alone. Empty: nowhere. */
      link: z.optional(eventLinkSchema),
      /** Where people meet at an event of a person’s, for participants alone. */
      place: z.optional(hostedEventFields.place),
    }),
    from: { ...from, staff: 'list' },
    problems: ['listing_status', 'listing_closed'],
  }),
  'event.cancel': defineCommand({
    summary: 'Cancel an event of yours, or of your organization. Who takes part or waits is told why',
    payload: z.strictObject({
      listingId,
      reason: z.optional(z.string().check(z.trim(), z.maxLength(eventReasonMax))),
    }),
    from: { ...from, staff: 'list' },
    fact: 'eventCancelled',
    problems: ['listing_status'],
  }),
};
