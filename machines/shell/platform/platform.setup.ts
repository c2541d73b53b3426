import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { ActorRefFrom, AnyActorRef, EventObject } from 'xstate';
import { guidanceMachine } from '../guidance/index.ts';
import type { GuidanceParentEvent } from '../guidance/index.ts';
import { emitToParent, rowOf } from '../../kit/index.ts';
import type { RouteChanged, WorldChanged } from './platformChanges.ts';
import type { WritePhrase } from '../../system/model/phrase.ts';
import { defaultRole } from '../../account/model/index.ts';
import { isAdministrationPath, isPlatformPath, standaloneOf } from '../model/index.ts';
import { tabBadges } from '../../portal/model/index.ts';
import type { EarlierCounts } from '../../portal/model/index.ts';
import type { SwitchableProfile } from '../../model/world/index.ts';
import type { ShellNotice } from '../shell/index.ts';
import type { ApplicationKind, Fact } from '../../model/world/index.ts';
import type { GuidanceStep, Navigation, Preferences, TabValue } from '../model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { Role } from '../../account/model/index.ts';
import { notificationsMachine } from '../notifications/index.ts';
import { profileSwitchMachine } from '../profileSwitch/index.ts';
import type { SessionView } from '../../account/session/index.ts';
import { personOf, shellMachine, tabAt } from '../shell/index.ts';
import type { PageLocation, ShellParentEvent } from '../shell/index.ts';
import type { WorldEmitted, WorldParentEvent } from '../world/index.ts';
import { platformWorld } from './platformWorld.ts';
import type { PlatformWorld } from './platformWorld.ts';
import { backgroundMachine, runInBackground } from './background.machine.ts';
import { tabSupervisorMachine } from './tabSupervisor.machine.ts';
import type { LazyTab } from './tabSupervisor.machine.ts';
import type { ReadStored, TabInput } from './tabSupervisor.events.ts';
import type { PlatformEmitted } from './platform.events.ts';
import { platformRelays } from './platformRelays.ts';
import type { PlatformMachineEvent, PlatformReceivers } from './platformRelays.ts';

const actors = {
  world: emitToParent(platformWorld),
  shell: emitToParent(shellMachine),
  profileSwitch: emitToParent(profileSwitchMachine),
  guidance: emitToParent(guidanceMachine),
  notifications: emitToParent(notificationsMachine),
  tab: emitToParent(tabSupervisorMachine),
  background: backgroundMachine,
};
type Actors = typeof actors;

export interface PlatformInput {
  /** Below it are the platform's addresses on this site. @default none */
  base?: string;
  /** Its tabs. */
  navigation: Navigation;
  location: PageLocation;
  /** The session; omitted in the demo. */
  session?: SessionView | undefined;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  write: WritePhrase;
  /** Epoch milliseconds. */
  now: () => number;
  /** Keys of the hints that this tab displayed before a reload. */
  shown?: readonly string[] | undefined;
  preferences: Preferences;
  world: PlatformWorld;
  /** Profiles that a visitor can choose from; empty: the platform belongs to whoever is signed in. */
  profiles: readonly SwitchableProfile[];
  notice: ShellNotice;
  hints: readonly GuidanceStep[];
  /** Counts of the organizations' samples. @default null */
  earlierCounts?: EarlierCounts | null;
  /** The person who owns applications and appointments. */
  personId?: string;
  /** Reads texts that are kept for the platform's owner. @default returns null */
  stored?: ReadStored;
  /** Code of a tab's machine; null if the role has no such tab. @default returns null */
  lazyTabAt?: (at: ReturnType<typeof tabAt>) => LazyTab | null;
}

export interface PlatformContext extends Required<Omit<PlatformInput, 'session' | 'shown' | 'preferences'>> {
  actor: { [Name in Exclude<keyof Actors, 'tab' | 'background'>]: ActorRefFrom<Actors[Name]> };
  /** Runs actors that continue while another tab is open. */
  background: ActorRefFrom<Actors['background']>;
  /** The last route from the shell. */
  route: RouteChanged | null;
  /** The open tab if the platform runs its machine, and its key. */
  tab: ActorRefFrom<Actors['tab']> | null;
  tabKey: string;
  /** The last role and tab, so that hints react only to real changes. */
  shown: { role: Role | null; tab: TabValue | null };
  /** The session to send to the shell once the platform is open again. */
  session: SessionView | null;
}

const submissions: Partial<Record<Fact['body']['type'], ApplicationKind>> = {
  jobSubmitted: 'job',
  collegeSubmitted: 'college',
  nonprofitEnrolled: 'nonprofit',
};

type FactMade = Extract<WorldEmitted, { type: 'fact.made' }>;

const tabKeyOf = ({ route, role, tab }: RouteChanged): string => {
  if (role === null) return '';
  const screen = standaloneOf(route.screen);
  // Two organizations of one kind have the same tabs, but not the same data.
  return [role, tab, screen, route.query['as']].join('/');
};

const epochOf = ({ actor }: Pick<PlatformContext, 'actor'>): string =>
  actor.world.getSnapshot().context.log.epoch.id;

const tabInput = (context: PlatformContext, route: RouteChanged): Omit<TabInput, 'samples'> => {
  const { actor, background, personId, stored, intl, write, now, world } = context;
  const { log } = actor.world.getSnapshot().context;
  return {
    route,
    world: log.world,
    epoch: log.epoch.id,
    personId,
    person: personOf(actor.shell.getSnapshot().context),
    stored,
    background: runInBackground(background, log.epoch.id),
    intl,
    write,
    now,
    random: world.input.random,
  };
};

export const wantsHints = ({ notifications }: Preferences) => notifications === 'on';

export const platformSetup = setup({
  types: {
    context: {} as PlatformContext,
    events: {} as PlatformMachineEvent,
    emitted: {} as PlatformEmitted,
    input: {} as PlatformInput,
  },
  actors,
  actions: {
    relay: enqueueActions(({ context: { actor, tab }, enqueue }, event: PlatformMachineEvent) => {
      const receivers: Readonly<Record<Exclude<keyof PlatformReceivers, 'page'>, AnyActorRef | null>> = {
        ...actor,
        tab,
      };
      for (const name of rowOf(platformRelays, event) ?? []) {
        const receiver = name === 'page' ? null : receivers[name];
        // Its row is the proof that the page takes it.
        if (name === 'page') enqueue.emit(event as PlatformEmitted);
        else if (receiver) enqueue.sendTo(receiver, event);
      }
    }),
    toWorld: sendTo(
      ({ context }) => context.actor.world,
      (_, event: WorldParentEvent) => event,
    ),
    toShell: sendTo(
      ({ context }) => context.actor.shell,
      (_, event: ShellParentEvent) => event,
    ),
    toGuidance: sendTo(
      ({ context }) => context.actor.guidance,
      (_, event: GuidanceParentEvent) => event,
    ),
    // The world doesn't emit its initial state, so the children get it from here.
    raiseInitialWorld: raise(({ context }) => ({
      type: 'world.changed',
      world: context.actor.world.getSnapshot().context.log.world,
    })),
    countBadges: sendTo(
      ({ context }) => context.actor.shell,
      ({ context }, { world }: WorldChanged) => ({
        type: 'badges.changed',
        badges: tabBadges(world, context.earlierCounts, context.now()),
      }),
    ),
    showEditedProfile: sendTo(
      ({ context }) => context.actor.shell,
      (_, { world }: WorldChanged) => ({ type: 'profile.loaded', profile: world.profile?.profile ?? null }),
    ),
    promptAfterSubmission: enqueueActions(({ context, enqueue }, { fact }: FactMade) => {
      const kind = submissions[fact.body.type];
      if (kind) enqueue.sendTo(context.actor.guidance, { type: 'application.submitted', kind });
    }),
    setCurrentProfile: sendTo(
      ({ context }) => context.actor.profileSwitch,
      ({ context }, { route, role }: RouteChanged) => ({
        type: 'route.changed',
        route,
        current: context.profiles.find((profile) => profile.role === role)?.role ?? null,
      }),
    ),
    setInboxPlace: sendTo(
      ({ context }) => context.actor.notifications,
      (_, { role, tabs, route: { detail, query } }: RouteChanged) => ({
        type: 'route.changed',
        role: role ?? defaultRole,
        hasInbox: tabs.includes('messages'),
        // What has changed of an event, its dialog doesn't say.
        named: [...detail, ...Object.values({ ...query, event: '' })].filter(Boolean),
      }),
    ),
    promptProfile: sendTo(
      ({ context }) => context.actor.guidance,
      (_, { role }: RouteChanged) => ({
        type: 'profile.selected',
        role: role ?? defaultRole,
      }),
    ),
    promptTab: enqueueActions(({ context, enqueue }, { tab: to }: RouteChanged) => {
      const { tab: from } = context.shown;
      if (from && to && from !== to)
        enqueue.sendTo(context.actor.guidance, { type: 'tab.changed', from, to });
    }),
    setShown: assign((_, { role, tab }: RouteChanged) => ({ shown: { role, tab } })),
    setHints: sendTo(
      ({ context }) => context.actor.guidance,
      (_, { preferences }: { preferences: Preferences }) => ({
        type: 'hints.changed',
        wanted: wantsHints(preferences),
      }),
    ),
    setRoute: assign((_, route: RouteChanged) => ({ route })),
    updateTab: raise({ type: 'tab.update' }),
    stopBackground: sendTo(
      ({ context }) => context.background,
      ({ context }) => ({ type: 'actors.stop', except: epochOf(context) }),
    ),
    sendRouteToTab: enqueueActions(({ context: { route, tab }, enqueue }) => {
      if (route && tab) enqueue.sendTo(tab, route);
    }),
    openTab: assign(({ context, spawn }) => {
      const { route, lazyTabAt } = context;
      const code = route?.role
        ? lazyTabAt(tabAt(route.route, route.role, context.navigation[route.role]))
        : null;
      if (!route || !code) return { tabKey: route ? tabKeyOf(route) : '' };
      const tab = spawn('tab', { id: 'tab', input: { code, tab: tabInput(context, route) } });
      return { tab, tabKey: tabKeyOf(route) };
    }),
    closeTab: enqueueActions(({ context: { tab, actor }, enqueue }) => {
      if (tab) enqueue.stopChild(tab);
      enqueue.sendTo(actor.world, { type: 'request.left', id: null });
      enqueue.assign({ tab: null, tabKey: '' });
    }),
    setSession: assign((_, { session }: { session: SessionView }) => ({ session })),
    sendSessionToShell: enqueueActions(({ context: { actor, session }, enqueue }) => {
      if (session) enqueue.sendTo(actor.shell, { type: 'session.changed', session });
    }),
  },
  guards: {
    isRelayed: (_, event: EventObject) => rowOf(platformRelays, event) !== undefined,
    choosesProfile: ({ context }) => context.profiles.length > 0,
    isHere: ({ context }, { base = '', path }: Pick<PageLocation, 'base' | 'path'>) =>
      base === context.base && isPlatformPath(path),
    isAdministration: ({ context }, { path }: PageLocation) =>
      context.profiles.length === 0 && isAdministrationPath(path),
    isSiteRoot: ({ context }, { path }: PageLocation) => context.profiles.length > 0 && path === '/',
    isSignedOut: ({ context }, { session }: { session: SessionView }) =>
      context.profiles.length === 0 && session.state === 'signedOut',
    isSameRole: ({ context }, { role }: RouteChanged) => role === context.shown.role,
    isSameTab: ({ context: { route, tabKey } }) => route !== null && tabKeyOf(route) === tabKey,
    isSignedOutOfDemo: (_, { role }: RouteChanged) => role === null,
  },
});
