import { assign, enqueueActions, raise, setup } from 'xstate';
import type { PortalRole } from '../../account/model/roles.ts';
import { workspaceSetup, organizationIdOf } from '../workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { promiseNotProvided } from '../../kit/index.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import type { StaffNotificationPage } from '../../model/exchange/notifications.ts';
import { problemOf } from '../../system/model/index.ts';
import type { Problem, Reader } from '../../system/model/index.ts';
import {
  noStaffNotifications,
  notifies,
  withNewestPage,
  withOlderPage,
  withRead,
} from './staffNotificationList.ts';
import type { ReadingCommand, StaffNotificationList } from './staffNotificationList.ts';
import type { StaffNotificationsEvent } from './staffNotifications.events.ts';

/** How long facts are gathered before the newest page is read again, in milliseconds. */
export const gatherMs = 500;

export interface StaffNotificationsInput {
  slug: string;
  /** Of the portal. */
  role: PortalRole;
  /** Id of who is signed in. */
  self: string;
  /** Draws a UUID. */
  newId: () => string;
  reader: Omit<Reader, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface StaffNotificationsContext
  extends WorkspaceContext, Omit<StaffNotificationsInput, 'reader' | 'now'> {
  list: StaffNotificationList;
  /** What is sent to the server, and what will be, oldest first. */
  commands: readonly ReadingCommand[];
  markingProblem: Problem;
}

type Event = StaffNotificationsEvent | WorkspaceEvent | { type: 'notifications.outdated' };
const followed = workspaceSetup<StaffNotificationsContext, Event>();

const asksFor = (id: string) => (command: ReadingCommand) =>
  command.type === 'notification.read' && command.payload.notificationId === id;

/** Types, actors, actions, guards and delays of an organization's notifications. */
export const staffNotificationsSetup = setup({
  types: {
    context: {} as StaffNotificationsContext,
    events: {} as Event,
    input: {} as StaffNotificationsInput,
  },
  actors: {
    ...followed.actors,
    loadPage: promiseNotProvided<StaffNotificationPage, { organizationId: string; cursor: string | null }>(
      'loadPage',
    ),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: ReadingCommand }>('sendCommand'),
  },
  actions: followed.actions,
  guards: followed.guards,
  delays: { ...followed.delays, gather: gatherMs },
}).extend({
  actions: {
    clearLoaded: assign({ list: noStaffNotifications, position: null, commands: [] }),
    setNewestPage: assign(({ context }, { output }: { output: StaffNotificationPage }) => ({
      list: withNewestPage(context.list, output),
    })),
    addOlderPage: assign(({ context }, { output }: { output: StaffNotificationPage }) => ({
      list: withOlderPage(context.list, output),
    })),
    setMarkingProblem: assign((_, { error }: { error: unknown }) => ({
      markingProblem: problemOf(error),
      commands: [],
    })),
    markOne: assign(({ context }, { id }: { id: string }) => ({
      commands: [
        ...context.commands,
        {
          id: context.newId(),
          as: organizationIdOf(context),
          type: 'notification.read' as const,
          payload: { notificationId: id },
        },
      ],
    })),
    /** What came in since, nobody has seen. */
    markAll: assign(({ context }) => ({
      commands: [
        ...context.commands,
        {
          id: context.newId(),
          as: organizationIdOf(context),
          type: 'notification.readAll' as const,
          payload: { until: context.list.notifications[0]?.at ?? '' },
        },
      ],
    })),
    settle: assign(({ context: { list, commands } }) => {
      const [done, ...others] = commands;
      return done ? { list: withRead(list, done), commands: others } : {};
    }),
    outdate: raise({ type: 'notifications.outdated' }),
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      if (notifies(row, context.self)) enqueue.raise({ type: 'notifications.outdated' });
    }),
  },
  guards: {
    hasOlder: ({ context }) => context.list.cursor !== null,
    isUnread: ({ context: { list, commands } }, { id }: { id: string }) =>
      list.notifications.some((one) => one.id === id && !one.isRead) && !commands.some(asksFor(id)),
    hasUnread: ({ context: { list, commands } }) =>
      list.unread > 0 &&
      list.notifications.length > 0 &&
      !commands.some(({ type }) => type === 'notification.readAll'),
    hasCommands: ({ context }) => context.commands.length > 0,
    /** Later, the server may have time, or be reached. */
    isTemporary: ({ context: { problem } }) =>
      problem.status === 0 || problem.status === 429 || problem.status >= 500,
  },
});
