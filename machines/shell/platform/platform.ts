import { createActor } from 'xstate';
import type { ActorRefFrom, SimulatedClock } from 'xstate';
import type { preferencesMachine } from '../preferences/index.ts';
import type { PlatformEvent } from './platform.events.ts';
import type { PlatformContext, PlatformInput } from './platform.setup.ts';
import { platformMachine } from './platform.machine.ts';

type Root = ActorRefFrom<typeof platformMachine>;
/** The root actor of a platform, which runs the open tab. */
export interface PlatformRef extends Root {}

/** A platform as its screens know it. */
export interface Platform {
  root: PlatformRef;
  /** The machines of the shell. The preferences are the page's, and live as long as it. */
  actor: PlatformContext['actor'] & { preferences: ActorRefFrom<typeof preferencesMachine> };
  /** Takes what the shell's screens send. */
  send: (event: PlatformEvent) => void;
}

/** @param clock Simulated in tests. */
export const createPlatform = (input: PlatformInput, clock?: SimulatedClock) =>
  // An undefined option would override the default clock.
  createActor(platformMachine, { ...(clock && { clock }), input });

/** @param send Takes the screens' events instead of the root, if that has a parent. */
export const platformOf = (
  root: PlatformRef,
  preferences: Platform['actor']['preferences'],
  send: Platform['send'] = root.send,
): Platform => ({ root, actor: { ...root.getSnapshot().context.actor, preferences }, send });
