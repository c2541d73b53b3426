import { hasPortal } from '@vetsync/machines/account/model';
import {
  actingInboxView,
  actingMachine,
  bellOf,
  withCounts,
  withUnread,
  type ActingEvent,
  type InboxCode,
  type UndecidedAddress,
} from '@vetsync/machines/exchange/acting';
import type { Platform, PlatformEvent, PlatformView } from '@vetsync/machines/shell/platform';
import {
  isOfOrganizations,
  isPlatformPath,
  parseShellRoute,
  type ShellRoute,
} from '@vetsync/machines/shell/model';
import { createActor } from 'xstate';
import { navigateTo } from '../page/navigateTo.ts';
import { followLocation, currentLocation } from '../page/location.ts';
import type { Owner } from '../services/browser/ownerStorage.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { organizations } from '../services/http/organizations.ts';
import { called } from '../services/calling.ts';

const ofBell = new Set<string>([
  'notification.open',
  'notification.read',
  'notification.readAll',
  'notification.older',
  'notification.retry',
] satisfies ActingEvent['type'][]);
const isOfBell = (event: PlatformEvent): event is ActingEvent => ofBell.has(event.type);

/** What a URL names that may be an organization's, and doesn't say for whom the person acts; null: it says so, or need not. */
const undecidedOf = ({ tab, screen, detail, query }: ShellRoute): UndecidedAddress | null =>
  !screen && query['as'] === undefined && (tab === '' ? detail.length === 0 : isOfOrganizations(tab))
    ? { tab, detail, query }
    : null;

async function loadInbox(userId: Owner): Promise<InboxCode> {
  const { staffInboxOf } = await import('./staffInbox.ts');
  return staffInboxOf(userId);
}

/**
 * A platform that knows the organizations of the signed-in person, and whose bell is that of the organization for which
 * they act.
 */
export function withActing(platform: Platform, owner: Owner) {
  const actor = createActor(
    actingMachine.provide({
      actors: {
        loadWorkplaces: called(organizations.loadOwn),
        loadInbox: called(() => loadInbox(owner)),
      },
    }),
    {
      input: {
        inbox: { self: owner, newId: () => crypto.randomUUID(), intl: browserIntl(), now: Date.now },
      },
    },
  );
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  let seen: { own: PlatformView; view: PlatformView } | null = null;

  function followPage() {
    const { base, path, search } = currentLocation();
    if (base !== '' || !isPlatformPath(path)) actor.send({ type: 'platform.left' });
    else actor.send({ type: 'platform.entered', undecided: undecidedOf(parseShellRoute(path, search)) });
  }
  function followShell() {
    const { acting } = platform.view().shell;
    const organization = acting && hasPortal(acting.role) ? { slug: acting.slug, role: acting.role } : null;
    actor.send({ type: 'acting.changed', organization });
  }

  actor.on('page.navigate', ({ to, replace }) => navigateTo(to, replace ? { replace } : {}));
  // If it is not stored, they arrive where they were before.
  actor.on('acting.remembered', ({ slug }) => void organizations.rememberActing(slug).catch(() => {}));
  actor.on('organizations.loaded', (emitted) => platform.setOrganizations(emitted.organizations));
  actor.subscribe(() => {
    seen = null;
    for (const listener of listeners) listener();
  });
  actor.start();
  followPage();
  followShell();
  followLocation(followPage, closing.signal);
  const following = platform.actor.shell.subscribe(followShell);

  function view(): PlatformView {
    const own = platform.view();
    if (seen?.own === own) return seen.view;
    const inbox = actingInboxView(actor.getSnapshot(), own.inbox);
    const isQuiet = own.preferences.preferences.notifications === 'off';
    const shell = isQuiet ? own.shell : withCounts(own.shell, actor.getSnapshot());
    const changed = {
      ...own,
      inbox: isQuiet ? { ...inbox, badge: null } : inbox,
      shell: { ...shell, actors: withUnread(shell.actors, { own: own.inbox.unread, shown: inbox }) },
    };
    seen = { own, view: changed };
    return changed;
  }

  function send(event: PlatformEvent) {
    if (bellOf(actor.getSnapshot()) === 'own' || !isOfBell(event)) {
      platform.send(event);
      return;
    }
    actor.send(event);
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
    setSignedIn: (isSignedIn: boolean) =>
      actor.send({ type: isSignedIn ? 'session.started' : 'session.ended' }),
    close() {
      closing.abort();
      following.unsubscribe();
      actor.stop();
    },
  };
}
