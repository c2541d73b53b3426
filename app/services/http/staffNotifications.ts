import type { StaffNotificationPage } from '@vetsync/machines/model/exchange';
import { parseResponse } from './response.ts';
import { api } from './calls.ts';

/** Calls about what an organization's staff are notified of. Each rejects with a `Problem`; with 404 for strangers. */
export const staffNotifications = {
  load: ({
    organizationId: id,
    cursor,
  }: {
    organizationId: string;
    cursor: string | null;
  }): Promise<StaffNotificationPage> =>
    parseResponse(
      api.organizations[':id'].notifications.$get({
        param: { id },
        query: cursor === null ? {} : { cursor },
      }),
    ),
};
