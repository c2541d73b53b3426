import type { StaffNotificationPage } from '@vetsync/machines/model/exchange';
import type { Workspace } from '@vetsync/machines/receivedApplications';
import { staffNotificationsMachine, type ReadingCommand } from '@vetsync/machines/staffNotifications';
// What the notifications say.
import '@vetsync/ui/screens/exchange/overview/StaffNotifications.phrases';
import { fromPromise } from 'xstate';
import type { Owner } from '../services/browser/ownerStorage.ts';
import { exchangeFeed } from '../services/exchangeFeed.ts';
import { wakeUps } from '../services/wakeUps.ts';
import { applications } from '../services/http/applications.ts';
import { exchange } from '../services/http/exchange.ts';
import { staffNotifications } from '../services/http/staffNotifications.ts';

export { staffNotificationsView } from '@vetsync/machines/staffNotifications';

/** The notifications of an organization for which somebody acts, as the server has them. */
export const staffNotificationsOf = (userId: Owner) =>
  staffNotificationsMachine.provide({
    actors: {
      wakeUps,
      loadWorkspace: fromPromise<Workspace, { slug: string }>(({ input }) =>
        applications.loadWorkspace(input.slug),
      ),
      loadPage: fromPromise<StaffNotificationPage, { organizationId: string; cursor: string | null }>(
        ({ input }) => staffNotifications.load(input),
      ),
      sendCommand: fromPromise<unknown, { command: ReadingCommand }>(({ input: { command } }) =>
        exchange.sendCommand(command),
      ),
      followFeed: exchangeFeed(userId),
    },
  });
