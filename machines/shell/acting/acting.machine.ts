import { and, assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import type { ActorRefFrom, ErrorActorEvent, SnapshotFrom } from 'xstate';
import { hasPortal } from '../../account/model/index.ts';
import { portalTabsOf } from '../../exchange/model/index.ts';
import type {
  staffNotificationsMachine,
  StaffNotificationsInput,
} from '../../exchange/staffNotifications/index.ts';
import { promiseNotProvided, withEvent } from '../../kit/index.ts';
import type { Membership, Workplaces } from '../../organizations/model/index.ts';
import { actingAsSelf, shellHref } from '../model/index.ts';
import type { ActingOrganization } from '../model/index.ts';
import type { NotificationsView } from '../notifications/notifications.view.ts';
import type { ActingEmitted, ActingEvent, ActingFor, ActingParentEvent } from './acting.events.ts';

/** Until the next attempt to read the organizations or to load code, in milliseconds. */
export const actingRetryMs = 5_000;

/** The code of an organization's notifications. */
export interface InboxCode {
  /** With real actors. */
  logic: typeof staffNotificationsMachine;
  viewOf: (snapshot: SnapshotFrom<typeof staffNotificationsMachine>) => NotificationsView;
}

export interface ActingInput {
  /** What an organization's notifications need besides the organization. */
  inbox: Omit<StaffNotificationsInput, keyof ActingFor>;
}

export interface ActingContext {
  organization: ActingFor | null;
  /** Whether the URL says neither for whom the person acts nor which tab they want. */
  isUndecided: boolean;
  /** The organization's notifications once their code is loaded. */
  inbox: (Pick<InboxCode, 'viewOf'> & { actor: ActorRefFrom<InboxCode['logic']> }) | null;
  inboxInput: ActingInput['inbox'];
}

const organizationOf = (
  { organization: { id, slug, name }, platformRole: role }: Membership,
  { unread }: Workplaces,
): ActingOrganization => ({
  slug,
  name,
  role,
  unread: unread[id] ?? 0,
  ...(hasPortal(role) && { tabs: portalTabsOf(role) }),
});

/** The organization for which somebody acts who says nothing: that of the last time, and before any choice the first one. */
const usualOf = ({ memberships, actedFor }: Workplaces): string | null =>
  memberships
    .filter(({ platformRole }) => hasPortal(platformRole))
    .find(({ organization: { slug } }) => actedFor === null || slug === actedFor)?.organization.slug ?? null;

/**
 * For whom the signed-in person can act, and the notifications of the organization for which they do. The organizations
 * are read whenever the platform is entered, because people join and leave on other pages. Who comes back without
 * naming one goes on for the one of the last time, on any device.
 */
export const actingMachine = setup({
  types: {
    context: {} as ActingContext,
    events: {} as ActingEvent | ActingParentEvent | ErrorActorEvent,
    emitted: {} as ActingEmitted,
    input: {} as ActingInput,
  },
  actors: {
    /** Rejects with a Problem. */
    loadWorkplaces: promiseNotProvided<Workplaces>('loadWorkplaces'),
    /** Rejects if the code can't be loaded. */
    loadInbox: promiseNotProvided<InboxCode>('loadInbox'),
  },
  actions: {
    emitOrganizations: emit((_, { output }: { output: Workplaces }) => ({
      type: 'organizations.loaded',
      organizations: output.memberships.map((membership) => organizationOf(membership, output)),
    })),
    emitReturn: emit((_, { output }: { output: Workplaces }) => ({
      type: 'page.navigate',
      to: shellHref({
        mode: 'account',
        role: 'user',
        tab: 'dashboard',
        query: { as: usualOf(output) ?? actingAsSelf },
      }),
      replace: true,
    })),
    setUndecided: assign((_, { isUndecided }: { isUndecided: boolean }) => ({ isUndecided })),
    remember: emit(({ context: { organization } }) => ({
      type: 'acting.remembered',
      slug: organization?.slug ?? null,
    })),
    emitOutdated: emit({ type: 'organizations.loaded', organizations: null }),
    setOrganization: assign((_, { organization }: { organization: ActingFor | null }) => ({ organization })),
    startInbox: assign(({ context, spawn }, { output: { logic, viewOf } }: { output: InboxCode }) => ({
      inbox: {
        viewOf,
        actor: spawn(logic, {
          // Whoever subscribes to this machine hears of the inbox's changes, too.
          syncSnapshot: true,
          input: { ...context.inboxInput, ...(context.organization as ActingFor) },
        }),
      },
    })),
    stopInbox: enqueueActions(({ context: { inbox }, enqueue }) => {
      if (inbox) enqueue.stopChild(inbox.actor);
      enqueue.assign({ inbox: null });
    }),
    toInbox: enqueueActions(({ context: { inbox }, enqueue }, event: ActingEvent) => {
      if (inbox) enqueue.sendTo(inbox.actor, event);
    }),
  },
  guards: {
    returns: ({ context: { isUndecided } }, { output }: { output: Workplaces }) =>
      isUndecided && usualOf(output) !== null,
    isOfInbox: ({ context }, { actorId }: { actorId: string }) => actorId === context.inbox?.actor.id,
    isActing: ({ context }) => context.organization !== null,
    isAnother: ({ context }, { organization }: { organization: ActingFor | null }) =>
      organization?.slug !== context.organization?.slug,
  },
  delays: { retry: actingRetryMs },
}).createMachine({
  id: 'acting',
  type: 'parallel',
  context: ({ input: { inbox } }) => ({
    organization: null,
    isUndecided: false,
    inbox: null,
    inboxInput: inbox,
  }),
  states: {
    session: {
      initial: 'signedOut',
      states: {
        signedOut: { on: { 'session.started': 'signedIn' } },
        signedIn: { on: { 'session.ended': 'signedOut' } },
      },
    },
    page: {
      initial: 'elsewhere',
      states: {
        elsewhere: { on: { 'platform.entered': { target: 'here', actions: withEvent('setUndecided') } } },
        here: {
          on: {
            'platform.entered': { actions: withEvent('setUndecided') },
            'platform.left': { target: 'elsewhere', actions: 'emitOutdated' },
          },
        },
      },
    },
    memberships: {
      initial: 'unread',
      on: { 'session.ended': '.unread', 'platform.left': '.unread' },
      states: {
        unread: {
          always: {
            guard: and([stateIn({ session: 'signedIn' }), stateIn({ page: 'here' })]),
            target: 'reading',
          },
        },
        reading: {
          invoke: {
            src: 'loadWorkplaces',
            onDone: [
              {
                guard: withEvent('returns'),
                target: 'read',
                actions: [withEvent('emitReturn'), withEvent('emitOrganizations')],
              },
              { target: 'read', actions: withEvent('emitOrganizations') },
            ],
            onError: 'waiting',
          },
        },
        /** A URL that names an organization waits for them. */
        waiting: { after: { retry: 'reading' } },
        read: {},
      },
    },
    bell: {
      initial: 'own',
      on: {
        'acting.changed': [
          {
            guard: and([withEvent('isAnother'), stateIn({ memberships: 'read' })]),
            target: '.own',
            actions: ['stopInbox', withEvent('setOrganization'), 'remember'],
          },
          {
            guard: withEvent('isAnother'),
            target: '.own',
            actions: ['stopInbox', withEvent('setOrganization')],
          },
        ],
        'session.ended': { target: '.own', actions: 'stopInbox' },
      },
      states: {
        /** It is the person's own. */
        own: {
          always: { guard: and(['isActing', stateIn({ session: 'signedIn' })]), target: 'loading' },
        },
        loading: {
          invoke: {
            src: 'loadInbox',
            onDone: { target: 'organizations', actions: withEvent('startInbox') },
            onError: 'waiting',
          },
        },
        waiting: { after: { retry: 'loading' } },
        organizations: {
          on: {
            // Only the bell fails, and begins again.
            'xstate.error.actor.*': {
              guard: withEvent('isOfInbox'),
              target: 'waiting',
              actions: 'stopInbox',
            },
            'notification.open': { actions: withEvent('toInbox') },
            'notification.read': { actions: withEvent('toInbox') },
            'notification.readAll': { actions: withEvent('toInbox') },
            'notification.older': { actions: withEvent('toInbox') },
            'notification.retry': { actions: withEvent('toInbox') },
          },
        },
      },
    },
  },
});
