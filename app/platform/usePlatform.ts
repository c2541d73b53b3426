import { tabContent, type Platform, type TabInput } from '@vetsync/machines/platform';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useLayoutEffect } from 'react';
import type { ActorLogic, ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate';
import { useRoot } from '../page/useRoot.ts';
import type { Owner } from '../services/browser/ownerStorage.ts';
import type { Contents } from './contents.types.ts';

/** A platform, and whose it is. */
export interface OwnPlatform {
  platform: Platform;
  contents: Contents;
  owner: Owner;
}

export const PlatformContext = createContext<OwnPlatform | null>(null);

function useOwnPlatform(): OwnPlatform {
  const own = use(PlatformContext);
  if (!own) throw new Error('No platform here: render inside <PlatformPage>');
  return own;
}

/** The platform around this place. */
export const usePlatform = (): Platform => useOwnPlatform().platform;

/** The tabs of the platform around this place. */
export const useContents = (): Contents => useOwnPlatform().contents;

/**
 * Whose things this place shows: `demo`, or the id of the signed-in person. Whatever this browser keeps goes by it (see
 * `useOwnerStorage`), never by mode: another person may sign in in the same tab.
 */
export const useOwner = (): Owner => useOwnPlatform().owner;

/** The actor of the open tab, which the platform runs; undefined for the moment until its code is here. */
export function useTab<
  S extends Snapshot<unknown>,
  E extends EventObject,
  Emitted extends EventObject,
  Samples,
>(
  logic: ActorLogic<S, E, TabInput<Samples>, AnyActorRef['system'], Emitted>,
): ActorRef<S, E, Emitted> | undefined {
  const tab = useSelector(usePlatform().root, ({ context }) => context.tab);
  return useSelector(tab ?? undefined, (holder) => holder && tabContent(holder, logic));
}

/** Takes the name of what a place shows, once it is known; null: the place's own. */
export const NameContext = createContext<(name: string | null) => void>(() => {});

/** Names in the browser's title what this place shows, such as one organization. */
export function useName(name: string | null): void {
  const setPageName = use(NameContext);
  useEffect(() => {
    setPageName(name);
    return () => setPageName(null);
  }, [setPageName, name]);
}

/**
 * Lets platform and root hear what a machine of this place tells the outside, from its very start: `world.dispatch` goes to the
 * shared world, everything common to the root.
 */
export function usePlatformEvents(actor: AnyActorRef): void {
  const root = useRoot();
  const { world } = usePlatform().actor;
  // Before the effect that starts the machine, or what it emits at once would be lost.
  useLayoutEffect(() => {
    const subscriptions = [root.listen(actor), actor.on('world.dispatch', (emitted) => world.send(emitted))];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [root, world, actor]);
}
