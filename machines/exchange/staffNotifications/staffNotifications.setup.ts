import { assign, enqueueActions, raise, setup } from 'xstate';
import type { PortalRole } from '../../account/model/roles.ts';
import { workspaceSetup, organizationIdOf } from '../workspace/workspaceSetup.ts';
import type { WorkspaceContext, WorkspaceEvent } from '../workspace/workspaceSetup.ts';
import { promiseNotProvided } from '../../kit/index.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import type { StaffNotificationPage } from '../../model/exchange/notifications.ts';
import { isTemporary, problemOf } from '../../system/model/index.ts';
import type { Problem, IntlConfig } from '../../system/model/index.ts';
import {
  handles,
  noStaffNotifications,
  notifies,
  withNewestPage,
  withOlderPage,
  withRead,
} from './staffNotificationList.ts';
import type { ReadingCommand, StaffNotificationList } from './staffNotificationList.ts';
import type {
  NotificationPagesEvent,
  NotificationsEvent,
} from '../../shell/notifications/notifications.machine.ts';

/** Events that the panel sends. */
export type StaffNotificationsEvent = NotificationsEvent | NotificationPagesEvent;

/** How long facts are collected before the newest page is loaded again, in milliseconds. */
export const batchDelayMs = 500;

export interface StaffNotificationsInput {
  slug: string;
  /** Role of the organization's portal. */
  role: PortalRole;
  /** Id of the signed-in person. */
  self: string;
  /** Returns a new UUID. */
  newId: () => string;
  intl: Omit<IntlConfig, 'now'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface StaffNotificationsContext
  extends WorkspaceContext, Omit<StaffNotificationsInput, 'intl' | 'now'> {
  list: StaffNotificationList;
  /** Commands that the server has not confirmed, oldest first. The first one is being sent. */
  commands: readonly ReadingCommand[];
  /** Why the last command failed. */
  markingProblem: Problem;
}

type Event = StaffNotificationsEvent | WorkspaceEvent | { type: 'notifications.outdated' };
const workspaceParts = workspaceSetup<StaffNotificationsContext, Event>();

const marksAsRead = (id: string) => (command: ReadingCommand) =>
  command.type === 'staffNotification.read' && command.payload.notificationId === id;

/** Types, actors, actions, guards and delays of an organization's notifications. */
export const staffNotificationsSetup = setup({
  types: {
    context: {} as StaffNotificationsContext,
    events: {} as Event,
    input: {} as StaffNotificationsInput,
  },
  actors: {
    ...workspaceParts.actors,
    loadPage: promiseNotProvided<StaffNotificationPage, { organizationId: string; cursor: string | null }>(
      'loadPage',
    ),
    /** Rejects with a Problem. Sending the same command again has no effect. */
    sendCommand: promiseNotProvided<unknown, { command: ReadingCommand }>('sendCommand'),
  },
  actions: workspaceParts.actions,
  guards: workspaceParts.guards,
  delays: { ...workspaceParts.delays, gather: batchDelayMs },
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
          type: 'staffNotification.read' as const,
          payload: { notificationId: id },
        },
      ],
    })),
    /** Up to the newest listed notification, because the person has not seen those that came in later. */
    markAll: assign(({ context }) => ({
      commands: [
        ...context.commands,
        {
          id: context.newId(),
          as: organizationIdOf(context),
          type: 'staffNotification.readAll' as const,
          payload: { until: context.list.notifications[0]?.at ?? '' },
        },
      ],
    })),
    /** Applies the command that the server has confirmed. */
    applyCommand: assign(({ context: { list, commands } }) => {
      const [confirmed, ...rest] = commands;
      return confirmed ? { list: withRead(list, confirmed), commands: rest } : {};
    }),
    markOutdated: raise({ type: 'notifications.outdated' }),
    receiveRow: enqueueActions(({ context, enqueue }, { row }: { row: ExchangeFact }) => {
      if (notifies(row, context.self) || handles(row, context))
        enqueue.raise({ type: 'notifications.outdated' });
    }),
  },
  guards: {
    hasOlder: ({ context }) => context.list.cursor !== null,
    isUnread: ({ context: { list, commands } }, { id }: { id: string }) =>
      list.notifications.some((one) => one.id === id && !one.isRead) && !commands.some(marksAsRead(id)),
    hasUnread: ({ context: { list, commands } }) =>
      list.unread > 0 &&
      list.notifications.length > 0 &&
      !commands.some(({ type }) => type === 'staffNotification.readAll'),
    hasCommands: ({ context }) => context.commands.length > 0,
    isTemporary: ({ context: { problem } }) => isTemporary(problem),
  },
});
