import { createActor } from 'xstate';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { guidanceMachine } from '../guidance/index.ts';
import { isPlatformPath, demoRoles, tabBadges } from '../model/index.ts';
import type {
  ApplicationKind,
  Fact,
  PlatformMode,
  Profile,
  Reader,
  Role,
  TabValue,
  World,
} from '../model/index.ts';
import { notificationsMachine } from '../notifications/index.ts';
import type { preferencesMachine } from '../preferences/index.ts';
import { profileSwitchMachine } from '../profileSwitch/index.ts';
import type { SessionView } from '../session/index.ts';
import { shellMachine } from '../shell/index.ts';
import type { Address, ShellNews } from '../shell/index.ts';
import type { worldMachine } from '../world/index.ts';
import type { PlatformEvent, PlatformNews } from './platform.events.ts';
import { platformViewOf } from './platform.view.ts';
import type { PlatformView } from './platform.view.ts';

/** As createActor takes it; a simulated one in tests. */
type Clock = NonNullable<Parameters<typeof createActor>[1]>['clock'];

export interface PlatformOptions {
  mode: PlatformMode;
  address: Address;
  /** Who is signed in; left out on the demo. */
  session?: SessionView;
  reader: Pick<Reader, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
  clock?: Clock;
  /** Keys of the hints this tab has shown before a reload. */
  shown?: readonly string[];
  /** The world of this mode, its actors provided, not started. */
  world: ActorRefFrom<typeof worldMachine>;
  /** The page's preferences; they live as long as the page. */
  preferences: ActorRefFrom<typeof preferencesMachine>;
  tell: (news: PlatformNews) => void;
}

type Part = 'shell' | 'profileSwitch' | 'guidance' | 'notifications' | 'preferences' | 'world';

/** Whom each event of the shell's screens concerns. */
const hearers: Readonly<Record<PlatformEvent['type'], readonly Part[]>> = {
  'tab.go': ['shell'],
  'panel.open': ['shell'],
  'panel.close': ['shell'],
  'sidebar.toggle': ['shell'],
  'platform.signOut': ['shell'],
  'profile.choose': ['profileSwitch'],
  'guidance.dismiss': ['guidance'],
  'guidance.pause': ['guidance'],
  'guidance.resume': ['guidance'],
  'guidance.follow': ['guidance'],
  'notification.open': ['notifications', 'shell'],
  'notification.read': ['notifications'],
  'notification.readAll': ['notifications'],
  'preference.set': ['preferences'],
  'preferences.reset': ['preferences'],
  'world.reset': ['world', 'guidance', 'shell'],
};

const submissions: Partial<Record<Fact['happening']['type'], ApplicationKind>> = {
  jobSubmitted: 'job',
  collegeSubmitted: 'college',
  nonprofitEnrolled: 'nonprofit',
};

/**
 * The machines of one platform and the wires between them: one machine's news is another's event, and nothing else passes
 * between them. Demo and account differ in their actors and input alone.
 */
export function createPlatform(options: PlatformOptions) {
  const { mode, address, session, reader, now, clock, shown, world, preferences, tell } = options;
  // An option that is there but undefined would take the actors' own clock away.
  const timed = clock ? { clock } : {};
  const { sidebar, notifications: hints } = preferences.getSnapshot().context.preferences;
  const actor = {
    shell: createActor(shellMachine, { ...timed, input: { address, session, sidebar } }),
    profileSwitch: createActor(profileSwitchMachine, timed),
    guidance: createActor(guidanceMachine, { ...timed, input: { mode, shown, wanted: hints === 'on' } }),
    notifications: createActor(notificationsMachine, {
      ...timed,
      input: { mode, role: 'user', reader, now },
    }),
    world,
    preferences,
  } satisfies Record<Part, AnyActorRef>;

  /** Who was shown where, so that only what really changed is told. */
  const before: { role: Role | null; tab: TabValue | null } = { role: null, tab: null };

  function hearPlace({ place, role, tab }: Extract<ShellNews, { type: 'route.changed' }>) {
    const current = mode === 'demo' ? (demoRoles.find((one) => one === role) ?? null) : null;
    actor.profileSwitch.send({ type: 'route.changed', place, current });
    const { role: formerRole, tab: formerTab } = before;
    Object.assign(before, { role, tab });
    if (role !== formerRole) {
      if (role) {
        actor.notifications.send({ type: 'role.changed', role, mode });
        actor.guidance.send({ type: 'profile.selected', role, mode });
      } else actor.guidance.send({ type: 'profile.cleared' });
    } else if (tab && formerTab && tab !== formerTab) {
      actor.guidance.send({ type: 'tab.changed', from: formerTab, to: tab });
    }
  }

  function hearWorld(news: { type: 'world.changed'; world: World }) {
    actor.profileSwitch.send(news);
    actor.notifications.send(news);
    actor.shell.send({ type: 'badges.changed', badges: tabBadges(news.world, mode === 'demo', now()) });
    if (mode === 'demo')
      actor.shell.send({ type: 'profile.loaded', profile: news.world.profile?.profile ?? null });
  }

  function wire() {
    const { shell, profileSwitch, guidance, notifications } = actor;
    const wires = [
      shell.on('page.navigate', tell),
      shell.on('session.signOut', tell),
      shell.on('preference.set', (news) => preferences.send(news)),
      shell.on('route.changed', hearPlace),
      profileSwitch.on('page.navigate', tell),
      guidance.on('guidance.shown', tell),
      notifications.on('world.dispatch', (news) => world.send(news)),
      world.on('world.changed', hearWorld),
      world.on('fact.made', ({ fact }) => {
        const kind = submissions[fact.happening.type];
        if (kind) guidance.send({ type: 'application.submitted', kind });
      }),
      preferences.on('preferences.changed', (news) => {
        shell.send(news);
        guidance.send({ type: 'hints.changed', wanted: news.preferences.notifications === 'on' });
      }),
    ];
    return () => wires.forEach((one) => one.unsubscribe());
  }

  // The shell of a platform that nobody looks at must not send anybody to sign in: it hears of the session on the way back.
  let isHere = isPlatformPath(mode, address.path);
  let waiting: SessionView | null = null;

  const listeners = new Set<() => void>();
  const viewNow = platformViewOf(mode, actor);
  let view: PlatformView | null = null;
  const outdate = () => {
    view = null;
    for (const listener of listeners) listener();
  };

  return {
    actor,
    /** Begins the work, once; the returned function ends it, but neither the world nor the preferences. */
    start() {
      const unwire = wire();
      const parts = Object.values(actor) as AnyActorRef[];
      const subscriptions = parts.map((part) => part.subscribe(outdate));
      world.start();
      const own = [actor.profileSwitch, actor.notifications, actor.guidance, actor.shell];
      for (const part of own) part.start();
      hearWorld({ type: 'world.changed', world: world.getSnapshot().context.log.world });
      return () => {
        unwire();
        for (const one of subscriptions) one.unsubscribe();
        for (const part of own) part.stop();
      };
    },
    send(event: PlatformEvent) {
      for (const part of hearers[event.type]) (actor[part] as AnyActorRef).send(event);
    },
    /** The address bar changed, wherever it leads. */
    arrive({ path, search }: Address) {
      isHere = isPlatformPath(mode, path);
      if (isHere) {
        world.send({ type: 'world.enter' });
        actor.shell.send({ type: 'address.changed', path, search });
        if (waiting) actor.shell.send({ type: 'session.changed', session: waiting });
        waiting = null;
      } else if (mode === 'demo' && path === '/') world.send({ type: 'world.leave' });
    },
    /** Who is signed in now; the world of the account ends with the session. */
    meet(known: SessionView) {
      if (mode === 'account' && known.state === 'signedOut') world.send({ type: 'world.leave' });
      if (isHere) actor.shell.send({ type: 'session.changed', session: known });
      else waiting = known;
    },
    /** The signed-in person's profile was read or saved. */
    takeProfile: (profile: Profile) => actor.shell.send({ type: 'profile.loaded', profile }),
    /** The same object as long as nothing changed. */
    view(): PlatformView {
      view ??= viewNow();
      return view;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type Platform = ReturnType<typeof createPlatform>;
