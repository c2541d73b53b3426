import type { PortalRole } from '@vetsync/machines/account/model';
import type { StaffNotificationPage } from '@vetsync/machines/model/exchange';
import type { Desk } from '@vetsync/machines/receivedApplications';
import {
  staffNotificationsMachine,
  staffNotificationsView,
  type ReadingCommand,
  type StaffNotificationsEvent,
} from '@vetsync/machines/staffNotifications';
// What the notifications say.
import '@vetsync/ui/screens/exchange/overview/StaffNotifications.phrases';
import { createActor, fromPromise } from 'xstate';
import type { Owner } from '../services/browser/ownerStorage.ts';
import { browserReader } from '../services/browser/reader.ts';
import { exchangeFeed, wakeUps } from '../services/exchangeFeed.ts';
import { applications } from '../services/http/applications.ts';
import { exchange } from '../services/http/exchange.ts';
import { staffNotifications } from '../services/http/staffNotifications.ts';

const machineFor = (userId: Owner) =>
  staffNotificationsMachine.provide({
    actors: {
      wakeUps,
      loadDesk: fromPromise<Desk, { slug: string }>(({ input }) => applications.loadDesk(input.slug)),
      loadPage: fromPromise<StaffNotificationPage, { organizationId: string; cursor: string | null }>(
        ({ input }) => staffNotifications.load(input),
      ),
      sendCommand: fromPromise<unknown, { command: ReadingCommand }>(({ input: { command } }) =>
        exchange.sendCommand(command),
      ),
      followFeed: exchangeFeed(userId),
    },
  });

/** Runs the notifications of an organization for which somebody acts, until it is stopped. */
export function openStaffNotifications(
  userId: Owner,
  organization: { slug: string; role: PortalRole },
  onChange: () => void,
) {
  const actor = createActor(machineFor(userId), {
    input: {
      ...organization,
      self: userId,
      newId: () => crypto.randomUUID(),
      reader: browserReader(),
      now: Date.now,
    },
  });
  actor.subscribe(onChange);
  actor.start();
  return {
    view: () => staffNotificationsView(actor.getSnapshot()),
    send: (event: StaffNotificationsEvent) => actor.send(event),
    stop: () => void actor.stop(),
  };
}
export type OpenStaffNotifications = typeof openStaffNotifications;
