import type { InboxCode } from '@vetsync/machines/exchange/acting';
import { organizationOverviewView } from '@vetsync/machines/exchange/organizationOverview';
import {
  staffNotificationsMachine,
  staffNotificationsView,
  type ReadingCommand,
} from '@vetsync/machines/exchange/staffNotifications';
// What the notifications say.
import '@vetsync/ui/screens/exchange/overview/StaffNotifications.phrases';
import type { Owner } from '../services/browser/ownerStorage.ts';
import { called, feedOf } from '../services/calling.ts';
import { wakeUps } from '../services/wakeUps.ts';
import { api } from '../services/http/calls.ts';
import { httpServer } from '../services/http/httpServer.ts';
import { staffNotifications } from '../services/http/staffNotifications.ts';
import { overviewOf } from './tabs/portal/useOverview.ts';

/** How long facts are gathered before what waits is counted again, in milliseconds: for each page that staff leave open. */
const countDelayMs = 3_000;

/** The notifications of an organization for which somebody acts, and what waits there, as the server has them. */
export function staffInboxOf(userId: Owner): InboxCode {
  const server = httpServer(api, userId);
  return {
    logic: staffNotificationsMachine.provide({
      actors: {
        wakeUps,
        loadWorkspace: called(server.loadWorkspace),
        loadPage: called(staffNotifications.load),
        sendCommand: called<{ command: ReadingCommand }, unknown>(server.sendCommand),
        followFeed: feedOf(server.followFacts),
      },
    }),
    viewOf: staffNotificationsView,
    work: {
      logic: overviewOf(server).provide({ delays: { gather: countDelayMs } }),
      viewOf: organizationOverviewView,
    },
  };
}
