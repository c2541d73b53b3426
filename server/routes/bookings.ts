import {
  bookingKinds,
  bookingPageSchema,
  bookingStatuses,
  calendarChangeSchema,
  calendarSchema,
  interviewAheadDays,
  ownBookingSchema,
  referralPageSchema,
  slotDaysMax,
  wholeBookingSchema,
} from '@vetsync/machines/bookings/model';
import { daySchema, uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { rowId } from './params.ts';
import { notStaffResponse } from './responses.ts';

const pageSize = 100;
/** A time in ISO 8601 in UTC, or a day. */
const moment = z.union([z.iso.datetime(), daySchema]);
const dayMs = 86_400_000;

const atMost = (days: number) =>
  z.refine<{ from: string; to: string }>(
    ({ from, to }) => Date.parse(to) - Date.parse(from) <= days * dayMs,
    {
      path: ['to'],
      message: `At most ${days} days`,
    },
  );
/** The form asks until the end of the last day that it offers. */
const busyDaysMax = interviewAheadDays + 1;
const slotsQuery = z
  .strictObject({ type: uuidSchema, from: moment, to: moment, booking: z.optional(uuidSchema) })
  .check(atMost(slotDaysMax));
const timesQuery = z
  .strictObject({ from: z.iso.datetime(), to: z.iso.datetime() })
  .check(atMost(busyDaysMax));
const bookingsQuery = z.strictObject({
  from: z.optional(moment),
  to: z.optional(moment),
  calendar: z.optional(uuidSchema),
  person: z.optional(uuidSchema),
  status: z.optional(z.enum(bookingStatuses)),
  kind: z.optional(z.enum(bookingKinds)),
  application: z.optional(uuidSchema),
  /** What the organization has to answer: requests, and other times that people ask for. */
  waitsFor: z.optional(z.literal('organization')),
  cursor: z.optional(cursorSchema),
  limit: z.optional(pageLimitSchema),
});
const bookingId = z.object({ id: uuidSchema, bookingId: uuidSchema });
const calendarResponseSchema = z.object({ calendar: calendarSchema });
const noCalendar = { 404: { description: '`not_found`: there is none, or you cannot see it.' } } as const;
const notWorking = { 409: { description: '`status_not_allowed`: the organization is suspended.' } } as const;

/** Whose time can be booked, and what is booked. */
export const bookingRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/calendars/{id}',
      access: 'user',
      params: rowId,
      summary:
        'When someone can be booked, and for what. A provider has the id of its listing, and a mentor that of their account',
      responses: {
        200: {
          description: 'The calendar. With `version` 0, nobody has set it up.',
          schema: calendarResponseSchema,
        },
        ...noCalendar,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id } }) =>
        json({ calendar: await exchange.calendars.read(session.user.id, id) }, 200),
  ),
  defineRoute(
    {
      method: 'patch',
      path: '/api/calendars/{id}',
      access: 'user',
      params: rowId,
      summary:
        'Change when someone can be booked, for those who write listings, or when you have time as a mentor. What is not named stays; visit types that are not named are gone, but what was booked stays',
      body: calendarChangeSchema,
      responses: {
        200: {
          description: 'The calendar, with the ids of its visit types.',
          schema: calendarResponseSchema,
        },
        403: { description: '`role_not_allowed`: your role in the organization does not allow it.' },
        404: { description: '`not_found`: there is none, or you do not work there.' },
        409: { description: '`status_not_allowed`: the organization may not change it.' },
        412: {
          description: '`calendar_changed`: it is no longer the `version`. `current` is the stored one.',
        },
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, body }) =>
        json({ calendar: await exchange.calendars.change(session.user.id, id, body) }, 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/calendars/{id}/slots',
      access: 'user',
      params: rowId,
      summary: `The free slots of a visit type, of at most ${slotDaysMax} days. A day is one of the calendar's time zone; \`to\` no longer counts. With \`booking\`, as if this one could be moved`,
      query: slotsQuery,
      responses: {
        200: {
          description:
            'In order. `local` is the wall time in the time zone of the calendar, with its offset.',
          schema: z.object({
            slots: z.array(z.object({ start: z.string(), end: z.string(), local: z.string() })),
            timeZone: z.string(),
          }),
        },
        404: {
          description:
            '`not_found`: there is no such calendar or visit type, or it is neither public nor that of your mentor.',
        },
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query }) =>
        json(await exchange.calendars.slots(session.user.id, id, query), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/bookings',
      access: 'user',
      params: rowId,
      summary: 'What is booked with an organization for which you work, by the time at which it begins',
      query: bookingsQuery,
      responses: {
        200: {
          description: 'A page. The reason for coming is only on the booking’s own page.',
          schema: bookingPageSchema,
        },
        ...notWorking,
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query: { limit = pageSize, ...query } }) =>
        json(
          await exchange.bookings.list({ userId: session.user.id, organizationId: id }, { ...query, limit }),
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/bookings/{bookingId}',
      access: 'user',
      params: bookingId,
      summary: 'One of them, with its history. The person can see who has read why they come',
      responses: {
        200: { description: 'The booking.', schema: wholeBookingSchema },
        ...notWorking,
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params }) =>
        json(
          await exchange.bookings.find(
            { userId: session.user.id, organizationId: params.id },
            params.bookingId,
          ),
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/interviewers',
      access: 'user',
      params: rowId,
      summary: `Who can interview for an organization for which you work, and what is taken of their time, in at most ${busyDaysMax} days`,
      query: timesQuery,
      responses: {
        200: {
          description: 'By their names.',
          schema: z.object({
            interviewers: z.array(
              z.object({
                id: z.string(),
                name: z.string(),
                busy: z.array(z.object({ start: z.string(), end: z.string() })),
              }),
            ),
          }),
        },
        ...notWorking,
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query }) =>
        json(
          {
            interviewers: await exchange.bookings.interviewers(
              { userId: session.user.id, organizationId: id },
              query,
            ),
          },
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/bookings/{id}',
      access: 'user',
      params: rowId,
      summary:
        'One of your bookings, or of those with you as a mentor, with its history. `GET /api/state` has them all',
      responses: {
        200: { description: 'The booking.', schema: ownBookingSchema },
        404: { description: '`not_found`: there is none, or it is not yours.' },
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id } }) =>
        json(await exchange.bookings.findOwn(session.user.id, id), 200),
  ),
] as const;

const page = { cursor: z.optional(cursorSchema), limit: z.optional(pageLimitSchema) };

/** People whom one organization sends to the care of another. */
export const referralRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/me/referrals',
      access: 'user',
      summary: 'Where organizations refer you, or would like to',
      query: z.strictObject({ ...page, open: z.optional(uuidSchema) }),
      responses: {
        200: {
          description:
            'A page, newest first. The first one also has the one that you `open`, however old it is.',
          schema: referralPageSchema,
        },
      },
    },
    ({ exchange }) =>
      async ({ json, session, query: { limit = pageSize, ...query } }) =>
        json(await exchange.referrals.ofPerson(session.user.id, { ...query, limit }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/referrals',
      access: 'user',
      params: rowId,
      summary:
        'Whom an organization for which you work refers to others, or gets from them once the person has consented',
      query: z.strictObject({ ...page, open: z.optional(uuidSchema) }),
      responses: {
        200: {
          description:
            'A page, newest first. The first one also has the one that they `open`. What was said is only for those who may answer, and only of the one that they `open`, which the person can see.',
          schema: referralPageSchema,
        },
        409: { description: '`status_not_allowed`: the organization is suspended.' },
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query: { limit = pageSize, ...query } }) =>
        json(
          await exchange.referrals.ofOrganization(
            { userId: session.user.id, organizationId: id },
            { ...query, limit },
          ),
          200,
        ),
  ),
] as const;
