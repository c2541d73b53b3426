import type { SnapshotFrom } from 'xstate';
import type { WorkKind } from '../../portal/model/index.ts';
import { parseShellRoute } from '../../shell/model/index.ts';
import type { ShellActor, ShellView, TabLink } from '../../shell/shell/shell.view.ts';
import type { PlatformView } from '../../shell/platform/platform.view.ts';
import type { NotificationsView } from '../../shell/notifications/notifications.view.ts';
import type { actingMachine } from './acting.machine.ts';

/** Shown until the organization's notifications are loaded, instead of the person's own. */
const loadingInbox = ({ intl }: NotificationsView): NotificationsView => ({
  state: 'loading',
  items: [],
  unread: 0,
  badge: null,
  canMarkAll: false,
  intl,
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

/** Work that the sidebar counts, in the tab where it is done. */
const counted: ReadonlySet<WorkKind> = new Set(['visitRequest', 'decision', 'message', 'caseDue']);
/** Counts are exact up to here. */
const countMax = 999;

/** What waits for somebody in each tab of the organization for which they act. */
function countsOfTabs({ context: { inbox } }: SnapshotFrom<typeof actingMachine>) {
  const counts = new Map<string, number>();
  if (!inbox) return counts;
  for (const { kind, count, href } of inbox.work.viewOf(inbox.work.actor.getSnapshot()).countsByKind) {
    if (!counted.has(kind)) continue;
    const { tab } = parseShellRoute(href.replace(/[?#].*$/, ''));
    counts.set(tab, (counts.get(tab) ?? 0) + count);
  }
  return counts;
}

/** The navigation with what waits for the person in each tab. */
export function withCounts(shell: ShellView, snapshot: SnapshotFrom<typeof actingMachine>): ShellView {
  const counts = countsOfTabs(snapshot);
  const { sidebar, bottomBar } = shell;
  const withBadges = (tabs: readonly TabLink[]) =>
    tabs.map((tab) => {
      const count = counts.get(tab.value);
      return count ? { ...tab, badge: count > countMax ? `${countMax}+` : String(count) } : tab;
    });
  return {
    ...shell,
    sidebar: { ...sidebar, tabs: withBadges(sidebar.tabs) },
    bottomBar: { ...bottomBar, tabs: withBadges(bottomBar.tabs), more: withBadges(bottomBar.more) },
  };
}

/** A platform's view with what it shows of the organization for which the person acts. */
export function actingView(snapshot: SnapshotFrom<typeof actingMachine>, own: PlatformView): PlatformView {
  const inbox = actingInboxView(snapshot, own.inbox);
  const isQuiet = own.preferences.preferences.notifications === 'off';
  const shell = isQuiet ? own.shell : withCounts(own.shell, snapshot);
  return {
    ...own,
    inbox: isQuiet ? { ...inbox, badge: null } : inbox,
    shell: { ...shell, actors: withUnread(shell.actors, { own: own.inbox.unread, shown: inbox }) },
  };
}
