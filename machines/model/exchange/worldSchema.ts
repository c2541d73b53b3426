import * as z from 'zod/mini';
import { personBookingSchema } from '../../bookings/model/booking.ts';
import { phraseSchema } from '../../system/model/phraseSchema.ts';
import { personCaseSchema } from '../cases/personCases.ts';
import {
  collegeApplicationSchema,
  jobApplicationSchema,
  nonprofitApplicationSchema,
} from '../world/applications.ts';
import { withCounts } from '../world/applyFact.ts';
import { appointmentSchema } from '../world/appointments.ts';
import {
  contactRequestSchema,
  poolEntrySchema,
  privateRecordSchema,
  reportSchema,
} from '../world/contacts.ts';
import { decisionSchema } from '../world/decisions.ts';
import { eventSchema } from '../world/events.ts';
import { joinedEventSchema, messageSchema, titledSchema } from '../world/facts.ts';
import { interviewSchema } from '../world/interviews.ts';
import { notificationTypes, targetRoles } from '../world/notifications.ts';
import { emptyWorld } from '../world/world.ts';
import type { World } from '../world/world.ts';
import { worldLists } from './worldLists.ts';
import type { WorldList } from './worldLists.ts';

/** In epoch milliseconds. */
const at = z.number();

const recordedSchema = z.intersection(
  decisionSchema,
  z.object({ id: z.string(), at, undone: z.boolean(), undoneAt: z.optional(at) }),
);
const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  title: phraseSchema,
  message: phraseSchema,
  timestamp: z.string(),
  read: z.boolean(),
  targetRole: z.enum(targetRoles),
  subjectId: z.string(),
});

/** What an item of each list of a world is. */
const itemSchemas = {
  jobApplications: jobApplicationSchema,
  collegeApplications: collegeApplicationSchema,
  nonprofitApplications: nonprofitApplicationSchema,
  appointments: appointmentSchema,
  joinedEvents: joinedEventSchema,
  waitingEvents: joinedEventSchema,
  createdEvents: eventSchema,
  sentMessages: z.extend(messageSchema, { at }),
  readConversations: z.object({ id: z.string(), at, samples: z.number() }),
  interviews: interviewSchema,
  mentorRequests: titledSchema,
  savedPrograms: titledSchema,
  contactRequests: contactRequestSchema,
  poolEntries: poolEntrySchema,
  cases: personCaseSchema,
  bookings: personBookingSchema,
  reports: reportSchema,
  privateRecords: privateRecordSchema,
  notifications: notificationSchema,
  decisions: recordedSchema,
} as const satisfies Record<WorldList, z.ZodMiniType>;

/**
 * A world of the lists that were read; the others are empty. Lists that are not known were stored by a newer server, and so
 * are fields that are not known: these stay in their items.
 *
 * @throws TypeError that names the list, if one has something else in it.
 */
export function parseWorld(read: Readonly<Record<string, unknown>>): World {
  const lists = worldLists.flatMap((list) => {
    const items = read[list];
    if (items === undefined) return [];
    const { success, error } = z.array(itemSchemas[list]).safeParse(items);
    if (!success) throw new TypeError(`${list} of a world has something else in it`, { cause: error });
    return [[list, items] as const];
  });
  return withCounts({ ...emptyWorld, ...(Object.fromEntries(lists) as Partial<World>) });
}
