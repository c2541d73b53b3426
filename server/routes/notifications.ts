import {
  candidatePageSchema,
  candidateSchema,
  notificationPreferencesChangeSchema,
  notificationPreferencesSchema,
  ownCandidateSchema,
  staffNotificationPageSchema,
} from '@vetsync/machines/model/exchange';
import { uuidSchema } from '@vetsync/machines/system/model';
import * as z from 'zod/mini';
import { cursorSchema, pageLimitSchema } from '../data/keyset.ts';
import { unsubscribePath } from '../http/contract.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { unsubscribePage, unsubscribePageHeaders } from '../http/pages/unsubscribePage.ts';
import { searchTextSchema } from './leads.schemas.ts';
import { rowId } from './params.ts';
import { notStaffResponse } from './responses.ts';

const pageSize = 50;
const pageQuery = z.strictObject({ cursor: z.optional(cursorSchema), limit: z.optional(pageLimitSchema) });
const candidatesQuery = z.strictObject({
  q: z.optional(searchTextSchema),
  branch: z.optional(z.string().check(z.maxLength(40))),
  ...pageQuery.shape,
});
const candidateId = z.object({ id: uuidSchema, candidateId: uuidSchema });
const tokenQuery = z.strictObject({ token: z.string().check(z.maxLength(200)) });
const invalidToken = {
  400: { description: '`invalid_token`: the link is damaged, or the account no longer exists.' },
} as const;

/** Notifications of staff, and mail about notifications. */
export const notificationRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/notifications',
      access: 'user',
      params: rowId,
      summary: 'What has come in at an organization for which you work, caused by others, within 30 days',
      query: pageQuery,
      responses: {
        200: { description: 'A page, newest first.', schema: staffNotificationPageSchema },
        409: { description: '`status_not_allowed`: the organization is suspended.' },
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id: organizationId }, query: { limit = pageSize, ...query } }) =>
        json(
          await exchange.staffNotifications.list(
            { userId: session.user.id, organizationId },
            { ...query, limit },
          ),
          200,
        ),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/candidates',
      access: 'user',
      params: rowId,
      summary:
        'People who let organizations find them, with a summary of what they show, for staff who can decide. It names no one',
      query: candidatesQuery,
      responses: {
        200: { description: 'A page, those who joined last first.', schema: candidatePageSchema },
        403: { description: '`role_not_allowed`: your role in the organization does not allow it.' },
        409: { description: '`status_not_allowed`: the organization may not work.' },
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params: { id }, query: { limit = pageSize, ...query } }) =>
        json(await exchange.candidates.list(session.user.id, id, { ...query, limit }), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/candidates/{candidateId}',
      access: 'user',
      params: candidateId,
      summary:
        'All that one candidate shows, for staff who can decide. They see that you have read it. It does not name them',
      responses: {
        200: { description: 'The candidate.', schema: z.object({ candidate: candidateSchema }) },
        403: { description: '`role_not_allowed`: your role in the organization does not allow it.' },
        409: { description: '`status_not_allowed`: the organization may not work.' },
        ...notStaffResponse,
      },
    },
    ({ exchange }) =>
      async ({ json, session, params }) =>
        json(await exchange.candidates.find(session.user.id, params.id, params.candidateId), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/me/candidate',
      access: 'user',
      summary:
        'What you show to organizations as a candidate: parts of your profile, as it was when you chose them',
      responses: {
        200: {
          description: 'Null if no one finds you.',
          schema: z.object({ candidate: z.nullable(ownCandidateSchema) }),
        },
      },
    },
    ({ exchange }) =>
      async ({ json, session }) =>
        json(await exchange.candidates.own(session.user.id), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/me/notification-preferences',
      access: 'user',
      summary: 'When you get mail about notifications that you have not read',
      responses: { 200: { description: 'The preferences.', schema: notificationPreferencesSchema } },
    },
    ({ exchange }) =>
      async ({ json, session }) =>
        json(await exchange.notificationSettings.of(session.user.id), 200),
  ),
  defineRoute(
    {
      method: 'patch',
      path: '/api/me/notification-preferences',
      access: 'user',
      summary: 'Change when you get mail about notifications',
      body: notificationPreferencesChangeSchema,
      responses: { 200: { description: 'As they are stored.', schema: notificationPreferencesSchema } },
    },
    ({ exchange }) =>
      async ({ json, session, body }) =>
        json(await exchange.notificationSettings.change(session.user.id, body), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: unsubscribePath,
      access: 'any',
      summary: 'A page that asks whether mail about notifications should end. Opening it changes nothing',
      query: tokenQuery,
      responses: {
        200: { description: 'The page, in the language of the account.', contentType: 'text/html' },
        ...invalidToken,
      },
    },
    ({ exchange, config: { appOrigin } }) =>
      async ({ c, query: { token } }) => {
        const language = await exchange.notificationSettings.languageOf(token);
        return c.html(unsubscribePage({ language, isDone: false, appOrigin }), 200, unsubscribePageHeaders);
      },
  ),
  defineRoute(
    {
      method: 'post',
      path: unsubscribePath,
      access: 'any',
      summary:
        'End mail about notifications, as a mail program does with one press (RFC 8058). The token is the only proof',
      query: tokenQuery,
      responses: {
        200: { description: 'A page that says so.', contentType: 'text/html' },
        ...invalidToken,
      },
    },
    ({ exchange, config: { appOrigin } }) =>
      async ({ c, query: { token } }) => {
        const language = await exchange.notificationSettings.unsubscribe(token);
        return c.html(unsubscribePage({ language, isDone: true, appOrigin }), 200, unsubscribePageHeaders);
      },
  ),
] as const;
