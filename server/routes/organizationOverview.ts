import {
  organizationOverviewSchema,
  organizationReportSchema,
  reportWeeks,
  defaultReportWeeks,
} from '@vetsync/machines/model/exchange';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { rowId } from './params.ts';
import { notStaffResponse } from './responses.ts';

const reportQuery = z.strictObject({
  weeks: z.prefault(z.enum(reportWeeks.map(String)), String(defaultReportWeeks)),
});
const suspended = {
  409: { description: '`status_not_allowed`: the organization may not work.' },
} as const;

/** What an organization's staff does first, and its figures. */
export const organizationOverviewRoutes = [
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/overview',
      access: 'user',
      params: rowId,
      summary: 'What waits in an organization for which you work, and its figures of the last 28 days',
      responses: {
        200: { description: 'The first few of each kind of work.', schema: organizationOverviewSchema },
        ...suspended,
        ...notStaffResponse,
      },
    },
    ({ overviews }) =>
      async ({ json, session, params: { id } }) =>
        json(await overviews.today(session.user.id, id), 200),
  ),
  defineRoute(
    {
      method: 'get',
      path: '/api/organizations/{id}/report',
      access: 'user',
      params: rowId,
      summary: 'Figures of the applications to an organization for which you work',
      query: reportQuery,
      responses: {
        200: {
          description: 'The last weeks next to as many before them.',
          schema: organizationReportSchema,
        },
        ...suspended,
        ...notStaffResponse,
      },
    },
    ({ overviews }) =>
      async ({ json, session, params: { id }, query: { weeks } }) =>
        json(await overviews.report(session.user.id, id, Number(weeks)), 200),
  ),
] as const;
