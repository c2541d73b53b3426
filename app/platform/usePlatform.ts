import { tabContent, type Platform, type TabLogic } from '@vetsync/machines/shell/platform';
import { useSelector } from '@xstate/react';
import { createContext, use, type ComponentType } from 'react';
import type { AnyActorLogic, Snapshot, SnapshotFrom } from 'xstate';
import type { Owner } from '../services/browser/ownerStorage.ts';
import type { PlatformConfig } from './platformConfig.ts';
import type { TabLoader } from './tabLoader.types.ts';

/** A platform with its tabs and the owner of its data. */
export interface PlatformContextValue {
  platform: Platform;
  tabLoader: TabLoader;
  owner: Owner;
  urlOf: PlatformConfig['urlOf'];
  /** What the top bar says of an account's connection. Omitted in the demo. */
  Status?: ComponentType;
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
export const useTabLoader = (): TabLoader => usePlatformContext().tabLoader;

/**
 * Owner of the displayed data: `demo`, or the id of the signed-in person. The browser's storage is separated by owner,
 * not by platform, because another person may sign in in the same tab.
 */
export const useOwner = (): Owner => usePlatformContext().owner;

/** What a component shows of the open tab; undefined until its code is loaded. */
export function useTab<S extends Snapshot<unknown>, Samples, View>(
  logic: TabLogic<S, Samples>,
  viewOf: (snapshot: S) => View,
): View | undefined {
  const holder = useSelector(usePlatform().root, ({ context }) => context.tab);
  const tab = useSelector(holder ?? undefined, (shown) => shown && tabContent(shown, logic));
  return useSelector(tab, (shown) => shown && viewOf(shown));
}

/** The actors that the open tab runs, by name. */
export type TabChildren<Tab extends AnyActorLogic> = Partial<SnapshotFrom<Tab>['children']>;

/** The actors that the open tab runs; none until its code is loaded. */
export const useTabChildren = <S extends Snapshot<unknown> & { children: object }, Samples>(
  logic: TabLogic<S, Samples>,
): Partial<S['children']> => useTab(logic, ({ children }) => children) ?? {};
