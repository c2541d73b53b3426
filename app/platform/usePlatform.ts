import { tabContent, type Platform, type TabInput } from '@vetsync/machines/platform';
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import type {
  ActorLogic,
  ActorRef,
  AnyActorLogic,
  AnyActorRef,
  EventObject,
  Snapshot,
  SnapshotFrom,
} from 'xstate';
import type { Owner } from '../services/browser/ownerStorage.ts';
import type { Contents } from './contents.types.ts';

/** A platform with its tabs and the owner of its data. */
export interface PlatformContextValue {
  platform: Platform;
  contents: Contents;
  owner: Owner;
}

export const PlatformContext = createContext<PlatformContextValue | null>(null);

function usePlatformContext(): PlatformContextValue {
  const value = use(PlatformContext);
  if (!value) throw new Error('No platform here: render inside <PlatformPage>');
  return value;
}

/** The current platform. */
export const usePlatform = (): Platform => usePlatformContext().platform;

/** The tabs of the current platform. */
export const useContents = (): Contents => usePlatformContext().contents;

/**
 * Owner of the displayed data: `demo`, or the id of the signed-in person. The browser's storage is separated by owner,
 * not by mode, because another person may sign in in the same tab.
 */
export const useOwner = (): Owner => usePlatformContext().owner;

/** The actor of the open tab, which the platform runs; undefined until its code is loaded. */
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

/** The actors that the open tab runs, by name. */
export type TabChildren<Tab extends AnyActorLogic> = Partial<SnapshotFrom<Tab>['children']>;

/** The actors that the open tab runs; none until its code is loaded. */
export function useTabChildren<
  S extends Snapshot<unknown> & { children: object },
  E extends EventObject,
  Emitted extends EventObject,
  Samples,
>(logic: ActorLogic<S, E, TabInput<Samples>, AnyActorRef['system'], Emitted>): Partial<S['children']> {
  return useSelector(useTab(logic), (tab) => tab?.children) ?? {};
}

/** Sets the name in the document title, once it is known; null for the page's own title. */
export const NameContext = createContext<(name: string | null) => void>(() => {});

/** Puts the name of the displayed item, such as an organization, into the document title. */
export function useName(name: string | null): void {
  const setPageName = use(NameContext);
  useEffect(() => {
    setPageName(name);
    return () => setPageName(null);
  }, [setPageName, name]);
}
