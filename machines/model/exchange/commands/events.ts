import * as z from 'zod/mini';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { defineCommand } from './defineCommand.ts';

const payload = z.strictObject({ listingId: uuidSchema });
const from = { person: true } as const;

/** Seats in the events of organizations. */
export const eventCommands = {
  'event.join': defineCommand({
    summary: "Take a seat in an organization's event, or a place on its waiting list if it is full",
    payload,
    from,
    fact: 'eventJoined',
    problems: ['listing_closed', 'list_full', 'list_too_large'],
  }),
  'event.leave': defineCommand({
    summary: 'Give up a seat, or a place on the waiting list',
    payload,
    from,
    fact: 'eventLeft',
  }),
};
