import { createActor } from 'xstate';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { ActingOrganization } from '../model/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { preferencesMachine } from '../preferences/index.ts';
import type { SessionView } from '../../account/session/index.ts';
import type { PageLocation } from '../shell/index.ts';
import type { PlatformWorld } from './platformWorld.ts';
import type { PlatformEvent, PlatformPageEmitted } from './platform.events.ts';
import type { PlatformInput } from './platform.setup.ts';
import { platformMachine } from './platform.machine.ts';
import { platformViewOf } from './platform.view.ts';
import type { PlatformView } from './platform.view.ts';

/** The clock option of createActor; simulated in tests. */
type Clock = NonNullable<Parameters<typeof createActor>[1]>['clock'];

export interface PlatformOptions {
  /** Below it are the platform's addresses on this site. @default none */
  base?: string;
  /** Its tabs. */
  navigation: PlatformInput['navigation'];
  location: PageLocation;
  /** The session; omitted in the demo. */
  session?: SessionView;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Writes phrases in the reader's language. */
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  clock?: Clock;
  /** Keys of the hints that this tab displayed before a reload. */
  shown?: readonly string[];
  /** The world's machine with provided actors, its input and its view. */
  world: PlatformWorld;
  /** The page's preferences actor, which lives as long as the page. */
  preferences: ActorRefFrom<typeof preferencesMachine>;
  onEmitted: (emitted: PlatformPageEmitted) => void;
  profiles: PlatformInput['profiles'];
  notice: PlatformInput['notice'];
  hints: PlatformInput['hints'];
  /** Counts of the organizations' samples. @default null */
  earlierCounts?: PlatformInput['earlierCounts'];
  /** The person who owns applications and appointments. */
  personId?: string;
  /** Reads texts that this browser has stored for the platform's owner. @default returns null */
  stored?: PlatformInput['stored'];
  /** Code of a tab's machine; null if the role has no such tab. @default returns null */
  lazyTabAt?: PlatformInput['lazyTabAt'];
}

/** Creates a platform with its events, its view and its emitted events for the page. The page's preferences are shared. */
export function createPlatform(options: PlatformOptions) {
  const {
    base = '',
    navigation,
    location,
    session,
    intl,
    write,
    now,
    clock,
    shown,
    world,
    preferences,
    onEmitted,
  } = options;
  const {
    profiles,
    notice,
    hints,
    earlierCounts = null,
    personId = '',
    stored = () => null,
    lazyTabAt = () => null,
  } = options;
  const root = createActor(platformMachine, {
    // An undefined option would override the default clock.
    ...(clock && { clock }),
    input: {
      base,
      navigation,
      location,
      session,
      intl,
      write,
      now,
      shown,
      preferences: preferences.getSnapshot().context.preferences,
      world,
      profiles,
      notice,
      hints,
      earlierCounts,
      personId,
      stored,
      lazyTabAt,
    },
  });
  const actor = { ...root.getSnapshot().context.actor, preferences };

  const listeners = new Set<() => void>();
  const viewNow = platformViewOf(profiles.length > 0, actor, world.viewOf);
  let view: PlatformView | null = null;
  const outdate = () => {
    view = null;
    for (const listener of listeners) listener();
  };

  return {
    /** The root actor, which runs the open tab. */
    root,
    actor,
    /** Starts the actors. The returned function stops them, except the preferences. */
    start() {
      const parts: AnyActorRef[] = Object.values(actor);
      const subscriptions = [
        ...parts.map((part) => part.subscribe(outdate)),
        root.on('*', (emitted) =>
          emitted.type === 'preference.set' ? preferences.send(emitted) : onEmitted(emitted),
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
    /** Call it when the URL changes, also outside the platform. */
    setLocation: (place: PageLocation) => root.send({ type: 'location.changed', ...place }),
    /** Call it when the session changes. The account's world ends with the session. */
    setSession: (current: SessionView) => root.send({ type: 'session.changed', session: current }),
    /** Call it when it is known which organizations the signed-in person works for, and with null when it no longer is. */
    setOrganizations: (organizations: readonly ActingOrganization[] | null) =>
      root.send({ type: 'organizations.loaded', organizations }),
    /** Call it when the signed-in person's profile was loaded or saved. */
    setProfile: (profile: Profile) => root.send({ type: 'profile.loaded', profile }),
    /** The current view; the same object until something changes. */
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
