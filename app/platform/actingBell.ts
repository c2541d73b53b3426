import { hasPortal, type PortalRole } from '@vetsync/machines/account/model';
import type { NotificationsView } from '@vetsync/machines/notifications';
import type { Platform, PlatformEvent, PlatformView } from '@vetsync/machines/platform';
import type { StaffNotificationsEvent } from '@vetsync/machines/staffNotifications';
import type { Owner } from '../services/browser/ownerStorage.ts';
import type { OpenStaffNotifications } from './staffNotifications.ts';

/** Until the next attempt to load the code, in milliseconds. */
const retryMs = 5_000;

const ofBell = new Set<string>([
  'notification.open',
  'notification.read',
  'notification.readAll',
  'notification.older',
  'notification.retry',
] satisfies StaffNotificationsEvent['type'][]);
const isOfBell = (event: PlatformEvent): event is StaffNotificationsEvent => ofBell.has(event.type);

/** Until the organization's notifications are here. Those of the person are not what the bell is about. */
const unknown = ({ reader }: NotificationsView): NotificationsView => ({
  state: 'loading',
  items: [],
  unread: 0,
  badge: null,
  canMarkAll: false,
  reader,
});

/**
 * A platform whose bell is that of the organization for which the person acts. Acting for themselves, it is their own. The
 * organization's is loaded only then.
 */
export function withActingBell(platform: Platform, owner: Owner) {
  const listeners = new Set<() => void>();
  let isWanted = false;
  let acting: { slug: string; role: PortalRole } | null = null;
  let bell: ReturnType<OpenStaffNotifications> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: { own: PlatformView; view: PlatformView } | null = null;

  function outdate() {
    seen = null;
    for (const listener of listeners) listener();
  }

  async function open(organization: NonNullable<typeof acting>) {
    try {
      const { openStaffNotifications } = await import('./staffNotifications.ts');
      if (acting !== organization) return;
      bell = openStaffNotifications(owner, organization, outdate);
      outdate();
    } catch {
      if (acting === organization) timer = setTimeout(() => void open(organization), retryMs);
    }
  }

  function follow() {
    const { acting: now } = platform.view().shell;
    const next = isWanted && now && hasPortal(now.role) ? { slug: now.slug, role: now.role } : null;
    if (next?.slug === acting?.slug) return;
    clearTimeout(timer);
    bell?.stop();
    bell = null;
    acting = next;
    if (acting) void open(acting);
    outdate();
  }
  const following = platform.actor.shell.subscribe(follow);

  function view(): PlatformView {
    const own = platform.view();
    if (!acting) return own;
    if (seen?.own !== own) {
      const inbox = bell?.view() ?? unknown(own.inbox);
      const isQuiet = own.preferences.preferences.notifications === 'off';
      seen = { own, view: { ...own, inbox: isQuiet ? { ...inbox, badge: null } : inbox } };
    }
    return seen.view;
  }

  function send(event: PlatformEvent) {
    if (!acting || !isOfBell(event)) {
      platform.send(event);
      return;
    }
    bell?.send(event);
    if (event.type === 'notification.open') platform.send({ type: 'panel.close' });
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    const unsubscribe = platform.subscribe(listener);
    return () => {
      unsubscribe();
      return void listeners.delete(listener);
    };
  }

  return {
    platform: { ...platform, view, send, subscribe } satisfies Platform,
    /** Call it when somebody has signed in. */
    begin() {
      isWanted = true;
      follow();
    },
    /** Call it when nobody is signed in. */
    pause() {
      isWanted = false;
      follow();
    },
    close() {
      isWanted = false;
      follow();
      following.unsubscribe();
    },
  };
}
