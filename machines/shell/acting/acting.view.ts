import type { SnapshotFrom } from 'xstate';
import type { ShellActor } from '../shell/shell.view.ts';
import type { NotificationsView } from '../notifications/notifications.view.ts';
import type { actingMachine } from './acting.machine.ts';

/** Shown until the organization's notifications are loaded, instead of the person's own. */
const loadingInbox = ({ reader }: NotificationsView): NotificationsView => ({
  state: 'loading',
  items: [],
  unread: 0,
  badge: null,
  canMarkAll: false,
  reader,
});

/** Whose notifications the bell shows. */
export const bellOf = ({ value }: SnapshotFrom<typeof actingMachine>): 'own' | 'organization' =>
  value.bell === 'own' ? 'own' : 'organization';

/** The notifications under the bell: the organization's while the person acts for one, otherwise `own`. */
export function actingInboxView(
  snapshot: SnapshotFrom<typeof actingMachine>,
  own: NotificationsView,
): NotificationsView {
  if (bellOf(snapshot) === 'own') return own;
  const { inbox } = snapshot.context;
  return inbox ? inbox.viewOf(inbox.actor.getSnapshot()) : loadingInbox(own);
}

/** Whom somebody can act for, with the counts that the bell knows better than the server's last answer. */
export const withUnread = (
  actors: readonly ShellActor[],
  { own, shown }: { own: number; shown: NotificationsView },
): readonly ShellActor[] =>
  actors.map((actor) => {
    if (actor.organization === null) return { ...actor, unread: own };
    return actor.isCurrent && shown.state !== 'loading' ? { ...actor, unread: shown.unread } : actor;
  });
