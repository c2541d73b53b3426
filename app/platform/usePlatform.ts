import type { accountPlatformMachine } from '@vetsync/machines/exchange/accountPlatform';
import { guidanceView } from '@vetsync/machines/shell/guidance';
import { notificationsView } from '@vetsync/machines/shell/notifications';
import {
  composedView,
  tabContent,
  type Platform,
  type PlatformView,
  type TabLogic,
} from '@vetsync/machines/shell/platform';
import { preferencesView } from '@vetsync/machines/shell/preferences';
import { profileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { shellView, type ShellView } from '@vetsync/machines/shell/shell';
import { useSelector } from '@xstate/react';
import { createContext, use, type ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, Snapshot, SnapshotFrom } from 'xstate';
import type { Owner } from '../services/browser/ownerStorage.ts';
import type { PlatformConfig } from './platformConfig.ts';
import type { TabLoader } from './tabLoader.types.ts';

type AccountRef = ActorRefFrom<typeof accountPlatformMachine>;
type ActingRef = NonNullable<SnapshotFrom<AccountRef>['context']['acting']>;

/** A platform with its tabs and the owner of its data. */
export interface PlatformContextValue {
  platform: Platform;
  tabLoader: TabLoader;
  owner: Owner;
  urlOf: PlatformConfig['urlOf'];
  /** Runs the platform of whoever is signed in. Omitted in the demo. */
  account?: AccountRef;
  /** What is shown instead of the view of the platform's machines. @default the same */
  shownOf?: (own: PlatformView, acting: SnapshotFrom<ActingRef> | undefined) => PlatformView;
  /** What the top bar says of an account's connection. Omitted in the demo. */
  Status?: ComponentType;
}

const same = (own: PlatformView) => own;
const actingIn = (account: SnapshotFrom<AccountRef> | undefined) => account?.context.acting ?? undefined;
const whole = (acting: SnapshotFrom<ActingRef> | undefined) => acting;

export const PlatformContext = createContext<PlatformContextValue | null>(null);

export function usePlatformContext(): PlatformContextValue {
  const value = use(PlatformContext);
  if (!value) throw new Error('No platform here: render inside <PlatformPage>');
  return value;
}

/** The view of a platform. */
export function usePlatformView({ platform, account, shownOf = same }: PlatformContextValue): PlatformView {
  const { root, actor } = platform;
  const { world } = root.getSnapshot().context;
  const parts = {
    shell: useSelector(actor.shell, shellView),
    switcher: useSelector(actor.profileSwitch, profileSwitchView),
    guidance: useSelector(actor.guidance, guidanceView),
    inbox: useSelector(actor.notifications, notificationsView),
    preferences: useSelector(actor.preferences, preferencesView),
    world: useSelector(actor.world, world.viewOf),
  };
  const acting = useSelector(useSelector(account, actingIn), whole);
  return shownOf(composedView(root.getSnapshot().context, parts), acting);
}

/** The current platform. */
export const usePlatform = (): Platform => usePlatformContext().platform;

/** The shell of the current platform. */
export const useShell = (): ShellView => useSelector(usePlatform().actor.shell, shellView);

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
