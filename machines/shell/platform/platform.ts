import { createActor } from 'xstate';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { relayed } from '../../kit/index.ts';
import type { PlatformMode } from '../model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { preferencesMachine } from '../preferences/index.ts';
import type { SessionView } from '../../system/session/index.ts';
import type { Address } from '../shell/index.ts';
import type { worldMachine, WorldInput } from '../world/index.ts';
import type { PlatformEvent, PlatformPageEmitted } from './platform.events.ts';
import type { PlatformInput } from './platform.machine.ts';
import { platformMachine } from './platform.machine.ts';
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
  /** The world of this mode, its actors provided. */
  world: { machine: typeof worldMachine; input: WorldInput };
  /** The page's preferences; they live as long as the page. */
  preferences: ActorRefFrom<typeof preferencesMachine>;
  tell: (emitted: PlatformPageEmitted) => void;
  profiles: PlatformInput['profiles'];
  notice: PlatformInput['notice'];
  /** What organizations have beside what happens on the platform. @default nothing */
  earlierCounts?: PlatformInput['earlierCounts'];
  /** Whose applications and appointments count as their own. */
  personId?: string;
  /** Reads what this browser has stored for whom the platform belongs to. @default nothing */
  stored?: PlatformInput['stored'];
  /** The code of a tab's machine; null: the tab brings its own. @default none has one */
  lazyTabAt?: PlatformInput['lazyTabAt'];
}

/** One platform and what the page needs of it: its events, its view, and what it tells. The page's preferences are shared. */
export function createPlatform(options: PlatformOptions) {
  const { mode, address, session, reader, now, clock, shown, world, preferences, tell } = options;
  const {
    profiles,
    notice,
    earlierCounts = null,
    personId = '',
    stored = () => null,
    lazyTabAt = () => null,
  } = options;
  const root = createActor(platformMachine.provide({ actors: { world: relayed(world.machine) } }), {
    // An option that is there but undefined would take the actors' own clock away.
    ...(clock && { clock }),
    input: {
      mode,
      address,
      session,
      reader,
      now,
      shown,
      preferences: preferences.getSnapshot().context.preferences,
      world: world.input,
      profiles,
      notice,
      earlierCounts,
      personId,
      stored,
      lazyTabAt,
    },
  });
  const actor = { ...root.getSnapshot().context.actor, preferences };

  const listeners = new Set<() => void>();
  const viewNow = platformViewOf(profiles.length > 0, actor);
  let view: PlatformView | null = null;
  const outdate = () => {
    view = null;
    for (const listener of listeners) listener();
  };

  return {
    /** The root of all the others, which holds the open tab. */
    root,
    actor,
    /** Begins the work, once; the returned function ends it, but not the preferences. */
    start() {
      const parts: AnyActorRef[] = Object.values(actor);
      const subscriptions = [
        ...parts.map((part) => part.subscribe(outdate)),
        root.on('*', (emitted) =>
          emitted.type === 'preference.set' ? preferences.send(emitted) : tell(emitted),
        ),
        preferences.on('preferences.changed', root.send),
      ];
      root.start();
      return () => {
        for (const one of subscriptions) one.unsubscribe();
        root.stop();
      };
    },
    send(event: PlatformEvent) {
      if (event.type === 'preference.set' || event.type === 'preferences.reset') preferences.send(event);
      else root.send(event);
    },
    /** The address bar changed, wherever it leads. */
    arrive: ({ path, search }: Address) => root.send({ type: 'address.changed', path, search }),
    /** Who is signed in now; the world of the account ends with the session. */
    meet: (known: SessionView) => root.send({ type: 'session.changed', session: known }),
    /** The signed-in person's profile was read or saved. */
    setProfile: (profile: Profile) => root.send({ type: 'profile.loaded', profile }),
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
