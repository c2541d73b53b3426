import type { SnapshotFrom } from 'xstate';
import type { NotificationsView } from '../notifications/notifications.view.ts';
import type { actingMachine } from './acting.machine.ts';

/** An organization's bell until its notifications are here. Those of the person are not what it is about. */
const waitingInbox = ({ reader }: NotificationsView): NotificationsView => ({
  state: 'loading',
  items: [],
  unread: 0,
  badge: null,
  canMarkAll: false,
  reader,
});

/** Whose notifications the bell has. */
export const bellOf = ({ value }: SnapshotFrom<typeof actingMachine>): 'own' | 'organization' =>
  value.bell === 'own' ? 'own' : 'organization';

/** What the bell lists: the organization's notifications while the person acts for one, else `own`. */
export function actingInboxView(
  snapshot: SnapshotFrom<typeof actingMachine>,
  own: NotificationsView,
): NotificationsView {
  if (bellOf(snapshot) === 'own') return own;
  const { inbox } = snapshot.context;
  return inbox ? inbox.viewOf(inbox.actor.getSnapshot()) : waitingInbox(own);
}
