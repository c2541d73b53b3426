import * as z from 'zod/mini';
import { instantSchema } from '../../../system/model/timeSchema.ts';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { defineCommand } from './defineCommand.ts';

/** Each colleague does it for themselves, whatever their role. */
const from = { staff: 'see' } as const;

/** What staff say of their own notifications. No colleague learns of it, and there is no fact. */
export const staffNotificationCommands = {
  'staffNotification.read': defineCommand({
    summary: 'Mark a notification of an organization as read',
    payload: z.strictObject({ notificationId: uuidSchema }),
    from,
  }),
  'staffNotification.readAll': defineCommand({
    summary: 'Mark all as read, or, with a time, those that arrived up to then',
    payload: z.strictObject({ until: z.optional(instantSchema) }),
    from,
  }),
};
