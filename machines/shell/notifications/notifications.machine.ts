import { assign, emit, enqueueActions, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import { clockTickMs, type IntlConfig } from '../../system/model/index.ts';
import {
  targetRoles,
  type Notification,
  type TargetRole,
  type World,
  type WorldDispatchEmitted,
} from '../../model/world/index.ts';
import type { Role } from '../../account/model/index.ts';

/** Events that the inbox sends. */
export type NotificationsEvent =
  /** Its link was followed, so it is read. */
  | { type: 'notification.open'; id: string }
  | { type: 'notification.read'; id: string }
  | { type: 'notification.readAll' };

/** What the inbox sends besides, if its list comes from the server page by page. */
export type NotificationPagesEvent = { type: 'notification.older' } | { type: 'notification.retry' };

/** Events from the platform. */
export type NotificationsParentEvent =
  | { type: 'world.changed'; world: World }
  /** `named`: the parts of the address that may name what is shown, such as the id of an application. */
  | { type: 'route.changed'; role: Role; hasInbox: boolean; named: readonly string[] };

export type NotificationsEmitted = WorldDispatchEmitted;

export interface NotificationsInput {
  role: Role;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface NotificationsContext {
  role: Role;
  /** Whether people read there what organizations write to them. */
  hasInbox: boolean;
  named: readonly string[];
  /** This role's notifications, oldest first. */
  ofRole: readonly Notification[];
  /** The notifications of all roles. */
  all: readonly Notification[];
  intl: IntlConfig;
  now: () => number;
}

/** Administrators have the veteran's tabs, so they get the veteran's notifications too. */
export const targetOf = (role: Role): TargetRole => targetRoles.find((target) => target === role) ?? 'user';
const notificationsFor = (all: readonly Notification[], role: Role) =>
  all.filter(({ targetRole }) => targetRole === targetOf(role));

/** The id in a subject, which may say of what it is: `referral:` and the id. */
const idOf = ({ subjectId }: Notification) => subjectId.slice(subjectId.lastIndexOf(':') + 1);

/**
 * The inbox of the current role (platform spec, section 4, "Notifications"). Reading one is a command to the shared
 * world, so it is read in every tab.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent | NotificationsParentEvent,
    emitted: {} as NotificationsEmitted,
    input: {} as NotificationsInput,
  },
  actions: {
    setNotifications: assign(
      ({ context }, { world }: { world: { notifications: readonly Notification[] } }) => ({
        all: world.notifications,
        ofRole: notificationsFor(world.notifications, context.role),
      }),
    ),
    setPlace: assign(
      (
        { context },
        { role, hasInbox, named }: Pick<NotificationsContext, 'role' | 'hasInbox' | 'named'>,
      ) => ({ role, hasInbox, named, ofRole: notificationsFor(context.all, role) }),
    ),
    /** Whoever sees a thing has read what they were notified of. */
    markShown: enqueueActions(({ context: { ofRole, named }, enqueue }) => {
      for (const one of ofRole)
        if (!one.read && named.includes(idOf(one)))
          enqueue.emit({
            type: 'world.dispatch',
            command: { type: 'notification.read', notificationId: one.id },
          });
    }),
    tick: assign(({ context }) => ({ intl: { ...context.intl, now: context.now() } })),
    markRead: emit((_, { id }: { id: string }) => ({
      type: 'world.dispatch',
      command: { type: 'notification.read', notificationId: id },
    })),
    markAllRead: emit(({ context }) => ({
      type: 'world.dispatch',
      command: { type: 'notification.readAll', targetRole: targetOf(context.role) },
    })),
  },
  guards: { isEmpty: ({ context }) => context.ofRole.length === 0 },
  delays: { clockTick: clockTickMs },
}).createMachine({
  id: 'notifications',
  context: ({ input: { role, intl, now } }) => ({
    hasInbox: false,
    role,
    named: [],
    now,
    ofRole: [],
    all: [],
    intl: { ...intl, now: now() },
  }),
  initial: 'routing',
  on: {
    'world.changed': {
      target: '.routing',
      actions: ['tick', withEvent('setNotifications'), 'markShown'],
    },
    'route.changed': {
      target: '.routing',
      actions: ['tick', withEvent('setPlace'), 'markShown'],
    },
  },
  states: {
    routing: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'listing' }] },
    empty: {},
    listing: {
      on: {
        'notification.open': { actions: withEvent('markRead') },
        'notification.read': { actions: withEvent('markRead') },
        'notification.readAll': { actions: 'markAllRead' },
      },
      after: { clockTick: { target: 'listing', reenter: true, actions: 'tick' } },
    },
  },
});
