import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type {
  ActorRefFrom,
  AnyActorRef,
  EmittedFrom,
  ErrorActorEvent,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { SessionView } from '../../account/session/index.ts';
import { changesNotProvided, emitToParent, promiseNotProvided, rowOf, withEvent } from '../../kit/index.ts';
import type { EmitToParentLogic } from '../../kit/index.ts';
import type { Profile } from '../../profile/model/index.ts';
import {
  isAdministrationPath,
  isOfOrganizations,
  isPlatformPath,
  parseShellRoute,
} from '../../shell/model/index.ts';
import { platformMachine } from '../../shell/platform/platform.machine.ts';
import type { PlatformInput } from '../../shell/platform/platform.setup.ts';
import type { PlatformEvent, PlatformPageEvent } from '../../shell/platform/platform.events.ts';
import { privateRecordsMachine } from '../../shell/privateRecords/index.ts';
import type { PrivateRecordsInput, WriteRecord } from '../../shell/privateRecords/index.ts';
import type { PageLocation } from '../../shell/shell/index.ts';
import { actingMachine, bellOf } from '../acting/index.ts';
import type { ActingInput, ActingParentEvent } from '../acting/index.ts';
import { accountRelays } from './accountRelays.ts';
import type { AccountPlatformEmitted, AccountPlatformEvent, AccountReceivers } from './accountRelays.ts';
import { followedChanges } from './followedChanges.ts';

// Named, so that declarations don't repeat them.
type Platform = typeof platformMachine;
interface PlatformLogic extends EmitToParentLogic<
  SnapshotFrom<Platform>,
  EventFromLogic<Platform>,
  InputFrom<Platform>,
  EmittedFrom<Platform>
> {}
type Records = typeof privateRecordsMachine;
interface RecordsLogic extends EmitToParentLogic<
  SnapshotFrom<Records>,
  EventFromLogic<Records>,
  InputFrom<Records>,
  EmittedFrom<Records>
> {}
type Acting = typeof actingMachine;
interface ActingLogic extends EmitToParentLogic<
  SnapshotFrom<Acting>,
  EventFromLogic<Acting>,
  InputFrom<Acting>,
  EmittedFrom<Acting>
> {}

const actors = {
  platform: emitToParent(platformMachine) as PlatformLogic,
  records: emitToParent(privateRecordsMachine) as RecordsLogic,
  acting: emitToParent(actingMachine) as ActingLogic,
  followedChanges,
  /** Reports `session.changed`, first at once. */
  sessionChanges: changesNotProvided,
  /** Rejects with a Problem. */
  loadProfile: promiseNotProvided<{ profile: Profile }>('loadProfile'),
};

/** The platform of one person, and what they keep in their account. */
export interface PersonalPlatform {
  /** The person's id. */
  owner: string;
  records: ActorRefFrom<(typeof actors)['records']>;
  platform: ActorRefFrom<(typeof actors)['platform']>;
}

type Owner = Omit<PersonalPlatform, 'platform'>;
type BellEvent = Extract<
  PlatformEvent,
  { type: 'notification.open' | 'notification.read' | 'notification.readAll' }
>;
type SessionChanged = Extract<PlatformPageEvent, { type: 'session.changed' }>;

export interface AccountPlatformInput {
  location: PageLocation;
  /** What a person's platform needs besides session and place. */
  platformOf: (owner: Owner) => Omit<PlatformInput, 'location' | 'session'>;
  recordsOf: (owner: string) => PrivateRecordsInput;
  actingOf: (owner: string) => ActingInput;
}

export interface AccountPlatformContext extends AccountPlatformInput {
  /** Null until somebody has signed in. */
  opened: PersonalPlatform | null;
  follower: AnyActorRef | null;
  /** For whom the person can act; null while their session has ended. */
  acting: ActorRefFrom<(typeof actors)['acting']> | null;
}

/** What `acting` hears of a place. A URL is undecided if it names what may be an organization's, and not for whom one acts. */
function actingAt({ base = '', path, search }: PageLocation): ActingParentEvent {
  if (base === '' && isAdministrationPath(path)) return { type: 'platform.entered', undecided: null };
  if (base !== '' || !isPlatformPath(path)) return { type: 'platform.left' };
  const { tab, screen, detail, query } = parseShellRoute(path, search);
  const isUndecided =
    !screen && query['as'] === undefined && (tab === '' ? detail.length === 0 : isOfOrganizations(tab));
  return { type: 'platform.entered', undecided: isUndecided ? { tab, detail, query } : null };
}

const isSignedIn = ({ user, state }: SessionView) => user !== null && state !== 'ended';
const isOf = (owner: string | undefined, session: SessionView) =>
  isSignedIn(session) && session.user?.id === owner;

/**
 * The platform of whoever is signed in. While nobody is, the last one stays, so that an expired session loses no drafts. When
 * another person signs in, it is closed with all that it was about to send, before theirs is opened.
 */
export const accountPlatformMachine = setup({
  types: {
    context: {} as AccountPlatformContext,
    events: {} as AccountPlatformEvent | ErrorActorEvent,
    emitted: {} as AccountPlatformEmitted,
    input: {} as AccountPlatformInput,
  },
  actors,
  actions: {
    relay: enqueueActions(({ context: { opened, acting }, enqueue }, event: EventObject) => {
      const receivers: Readonly<Record<Exclude<keyof AccountReceivers, 'page'>, AnyActorRef | null>> = {
        platform: opened?.platform ?? null,
        records: opened?.records ?? null,
        acting,
      };
      for (const name of rowOf(accountRelays, event) ?? []) {
        const receiver = name === 'page' ? null : receivers[name];
        // Its row is the proof that the page takes it.
        if (name === 'page') enqueue.emit(event as AccountPlatformEmitted);
        else if (receiver) enqueue.sendTo(receiver, event);
      }
    }),
    toPlatform: enqueueActions(({ context: { opened }, enqueue }, event: PlatformPageEvent) => {
      if (opened) enqueue.sendTo(opened.platform, event);
    }),
    keep: enqueueActions(
      ({ context: { opened }, enqueue }, { name, text }: Pick<WriteRecord, 'name' | 'text'>) => {
        if (opened) enqueue.sendTo(opened.records, { type: 'record.write', name, text });
      },
    ),
    /** The bell is that of the organization for which the person acts. */
    toBell: enqueueActions(({ context: { opened, acting }, enqueue }, event: BellEvent) => {
      if (acting && bellOf(acting.getSnapshot()) === 'organization') {
        enqueue.sendTo(acting, event);
        if (opened && event.type === 'notification.open')
          enqueue.sendTo(opened.platform, { type: 'panel.close' });
      } else if (opened) enqueue.sendTo(opened.platform, event);
    }),
    setLocation: assign((_, { base = '', path, search }: PageLocation) => ({
      location: { base, path, search },
    })),
    open: assign(({ context: { location, platformOf, recordsOf }, spawn }, { session }: SessionChanged) => {
      if (!session.user) return {};
      const { id: owner } = session.user;
      const records = spawn('records', { id: 'records', input: recordsOf(owner) });
      const platform = spawn('platform', {
        id: 'platform',
        input: { ...platformOf({ owner, records }), location, session },
      });
      return {
        opened: { owner, records, platform },
        follower: spawn('followedChanges', { id: 'followedChanges', input: platform }),
      };
    }),
    close: enqueueActions(({ context: { opened, follower }, enqueue }) => {
      for (const child of [follower, opened?.platform, opened?.records]) if (child) enqueue.stopChild(child);
      enqueue.assign({ opened: null, follower: null });
    }),
    /** A second platform can't be opened before all children of the first one are stopped, which this event comes after. */
    hearAgain: sendTo(
      ({ self }) => self,
      (_, event: SessionChanged) => event,
    ),
    openActing: assign(({ context: { opened, actingOf }, spawn }) => ({
      acting: opened && spawn('acting', { id: 'acting', input: actingOf(opened.owner) }),
    })),
    closeActing: enqueueActions(({ context: { acting }, enqueue }) => {
      if (acting) enqueue.stopChild(acting);
      enqueue.assign({ acting: null });
    }),
    tellActing: enqueueActions(({ context: { location, acting }, enqueue }) => {
      if (acting) enqueue.sendTo(acting, actingAt(location));
    }),
  },
  guards: {
    isRelayed: (_, event: EventObject) => rowOf(accountRelays, event) !== undefined,
    isSignedIn: (_, { session }: SessionChanged) => isSignedIn(session),
    isOver: (_, { session }: SessionChanged) => !isSignedIn(session),
    isSame: ({ context }, { session }: SessionChanged) => isOf(context.opened?.owner, session),
    isAnother: ({ context }, { session }: SessionChanged) =>
      isSignedIn(session) && !isOf(context.opened?.owner, session),
  },
}).createMachine({
  id: 'accountPlatform',
  context: ({ input }) => ({ ...input, opened: null, follower: null, acting: null }),
  invoke: { src: 'sessionChanges' },
  on: {
    '*': { guard: withEvent('isRelayed'), actions: withEvent('relay') },
    'location.changed': { actions: [withEvent('setLocation'), withEvent('toPlatform'), 'tellActing'] },
    'page.store': { actions: withEvent('keep') },
    'notification.open': { actions: withEvent('toBell') },
    'notification.read': { actions: withEvent('toBell') },
    'notification.readAll': { actions: withEvent('toBell') },
    'session.changed': [
      {
        guard: withEvent('isAnother'),
        target: '.unknown',
        actions: ['close', withEvent('hearAgain')],
      },
      { actions: withEvent('toPlatform') },
    ],
  },
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        'session.changed': {
          guard: withEvent('isSignedIn'),
          target: 'signedIn',
          actions: withEvent('open'),
        },
      },
    },
    signedIn: {
      entry: ['openActing', 'tellActing'],
      exit: 'closeActing',
      on: {
        'session.changed': [
          { guard: withEvent('isOver'), target: 'ended', actions: withEvent('toPlatform') },
        ],
        // Only the organization's bell and counts end with it.
        'xstate.error.actor.acting': { actions: 'closeActing' },
      },
      initial: 'reading',
      states: {
        /** The profile may have changed since the last time. */
        reading: {
          invoke: {
            src: 'loadProfile',
            onDone: {
              target: 'read',
              actions: {
                type: 'toPlatform',
                params: ({ event: { output } }) => ({ type: 'profile.loaded', profile: output.profile }),
              },
            },
            // The profile tab reports it.
            onError: 'unread',
          },
        },
        unread: {
          on: {
            'session.changed': {
              guard: withEvent('isSame'),
              target: 'reading',
              actions: withEvent('toPlatform'),
            },
          },
        },
        read: {},
      },
    },
    /** The session has ended. What the person was doing stays until somebody signs in. */
    ended: {
      on: {
        'session.changed': {
          guard: withEvent('isSame'),
          target: 'signedIn',
          actions: [{ type: 'toPlatform', params: { type: 'session.restored' } }, withEvent('toPlatform')],
        },
      },
    },
  },
});
