import type { adminUsersMachine, AdminUsersView } from '@vetsync/machines/adminUsers';
import type { notificationsMachine, NotificationsView } from '@vetsync/machines/notifications';
import type { routeGuardMachine, RouteGuardView } from '@vetsync/machines/routeGuard';
import type { Rule } from '../rules.ts';

export const notificationsRules: Rule<typeof notificationsMachine, NotificationsView>[] = [
  {
    rule: 'the unread count is that of the unread items',
    holds: ({ view: { unread, items } }) => unread === items.filter(({ read }) => !read).length,
    brokenBy: { view: (view) => ({ ...view, unread: 0 }) },
  },
  {
    rule: 'nothing is marked as read where there is nothing',
    holds: ({ viewBefore, emitted }) => viewBefore.state === 'listing' || emitted.length === 0,
    brokenBy: { at: 'empty', on: { 'notification.readAll': { actions: 'markAllRead' } } },
  },
];

export const routeGuardRules: Rule<typeof routeGuardMachine, RouteGuardView>[] = [
  {
    rule: 'the page of an administrator is shown to administrators only',
    holds: ({ view, after }) => view.state !== 'allowed' || after.context.session.isAdmin,
    brokenBy: { guards: { lacking: () => false } },
  },
  {
    rule: 'the page is not shown on to another person',
    holds: ({ view, after: { context } }) => !view.showsPage || context.shownTo === context.session.user?.id,
    brokenBy: { guards: { anotherPerson: () => false } },
  },
];

export const adminUsersRules: Rule<typeof adminUsersMachine, AdminUsersView>[] = [
  {
    rule: 'something is done to a user only after a question',
    holds: ({ event, started }) =>
      event.type === 'question.confirm' ||
      event.type === 'proof.given' ||
      started.every(({ src }) => src !== 'act'),
    brokenBy: { at: 'open.action.resting', on: { 'user.ask': '#adminUsers.open.action.working' } },
  },
  {
    rule: 'a denied page shows no user',
    holds: ({ view }) => view.access === 'granted' || view.rows.length === 0,
    brokenBy: { view: (view) => ({ ...view, access: 'denied' }) },
  },
];
